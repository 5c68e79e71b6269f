"""Writes a model of random weights that says nothing but yes and no, for TRL and verl."""

from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast, set_seed

TEMPLATE = "{% for message in messages %}{{ message.content }} {% endfor %}"


def write_model(folder):
    tokenizer = Tokenizer(models.WordLevel({"no": 0, "yes": 1}, unk_token="no"))
    tokenizer.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    fast = PreTrainedTokenizerFast(tokenizer_object=tokenizer, eos_token="<|end|>", pad_token="<|pad|>")
    fast.chat_template = TEMPLATE
    fast.save_pretrained(folder)
    set_seed(0)
    config = LlamaConfig(
        vocab_size=len(fast),
        hidden_size=16,
        intermediate_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        num_key_value_heads=1,
        eos_token_id=fast.eos_token_id,
        pad_token_id=fast.pad_token_id,
    )
    LlamaForCausalLM(config).save_pretrained(folder)
