/**
 * The Jinja template by which a conversation becomes the text that a local model was trained on: a start mark, then the
 * turns, of which the model's own are closed by the end mark. The tokenizer puts a space before each stretch between
 * marks; the template puts one between turns that no mark parts.
 */
export const chatTemplate = [
  "{{ bos_token }}",
  "{% for message in messages %}",
  "{% if not loop.first and messages[loop.index0 - 1]['role'] != 'assistant' and message['content'] %}{{ ' ' }}{% endif %}",
  "{{ message['content'] }}",
  "{% if message['role'] == 'assistant' %}{{ eos_token }}{% endif %}",
  "{% endfor %}",
].join("");

/** The same for a tokenizer that adds no spaces of its own: one stands before each turn and after each line's end. */
export const spacedChatTemplate = [
  "{{ bos_token }}",
  "{% for message in messages %}",
  "{% if message['content'] %}{{ ' ' }}{{ message['content'].split('\\n') | join('\\n ') }}{% endif %}",
  "{% if message['role'] == 'assistant' %}{{ eos_token }}{% endif %}",
  "{% endfor %}",
].join("");
