"""The audit of MathCAMPS: its statements, solved exactly, against its texts and answers."""
