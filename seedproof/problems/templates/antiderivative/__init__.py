"""The antiderivatives of a function that is the derivative of a chosen one."""
