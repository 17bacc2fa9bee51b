import type { ModelMessage as OwnMessage } from '@manzil/assistant/llm/language-model'
import type { ModelMessage } from 'ai'

/** A conversation with a model as the AI SDK writes it. */
export function toSdkMessages(messages: readonly OwnMessage[]): ModelMessage[] {
  return messages.map((message): ModelMessage => {
    if (message.role === 'user') return { role: 'user', content: message.text }
    if (message.role === 'assistant') return { role: 'assistant', content: message.text }
    if (message.role === 'calls') {
      const said = message.text === '' ? [] : [{ type: 'text' as const, text: message.text }]
      const calls = message.calls.map(({ id, name, input }) => ({
        type: 'tool-call' as const,
        toolCallId: id,
        toolName: name,
        input,
      }))
      return { role: 'assistant', content: [...said, ...calls] }
    }
    return {
      role: 'tool',
      content: message.results.map(({ id, name, content }) => ({
        type: 'tool-result' as const,
        toolCallId: id,
        toolName: name,
        output: { type: 'text' as const, value: content },
      })),
    }
  })
}
