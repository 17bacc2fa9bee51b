import type { ServerResponse } from 'node:http'

/** What a pretended model answers to one request, whatever its provider speaks. */
export interface ModelReply {
  /** Another status than 200 has no stream. */
  status?: number
  /** Pieces of its words. */
  say?: readonly string[]
  /** Arguments as the model writes them, which may be no JSON. */
  calls?: readonly { name: string; args: string }[]
  usage?: { input: number; output: number }
  /** What goes wrong once the words are sent. */
  fault?: 'close' | 'stall' | 'garbage' | 'silence'
  /** Milliseconds between pieces. */
  paceMs?: number
}

export type Protocol = 'openai' | 'anthropic'

interface Writer {
  start: (reply: ModelReply) => void
  text: (piece: string) => void
  call: (index: number, call: { name: string; args: string }) => void
  end: (reply: ModelReply) => void
}

const usageOf = ({ usage = { input: 900, output: 60 } }: ModelReply) => usage

/** Chat completions as OpenAI, Ollama and vLLM stream them. */
function openAiWriter(response: ServerResponse): Writer {
  const chunk = (choices: object[], more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices, ...more })}\n\n`,
    )
  const delta = (content: object, finish_reason: string | null = null) =>
    chunk([{ index: 0, delta: content, finish_reason }])
  return {
    start: () => delta({ role: 'assistant', content: '' }),
    text: (content) => delta({ content }),
    call: (index, { name, args }) =>
      delta({
        tool_calls: [
          { index, id: `call_${index}`, type: 'function', function: { name, arguments: args } },
        ],
      }),
    end(reply) {
      delta({}, reply.calls === undefined ? 'stop' : 'tool_calls')
      const { input, output } = usageOf(reply)
      chunk([], {
        usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
      })
      response.end('data: [DONE]\n\n')
    },
  }
}

/** Messages as Anthropic streams them. */
function anthropicWriter(response: ServerResponse): Writer {
  let block = 0
  const send = (type: string, content: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...content })}\n\n`)
  const open = (content_block: object) =>
    send('content_block_start', { index: block, content_block })
  const close = () => send('content_block_stop', { index: block++ })
  return {
    start(reply) {
      const usage = { input_tokens: usageOf(reply).input, output_tokens: 1 }
      const message = { id: 'm1', type: 'message', role: 'assistant', model: 'm', content: [] }
      send('message_start', {
        message: { ...message, stop_reason: null, stop_sequence: null, usage },
      })
    },
    text(text) {
      open({ type: 'text', text: '' })
      send('content_block_delta', { index: block, delta: { type: 'text_delta', text } })
      close()
    },
    call(index, { name, args }) {
      open({ type: 'tool_use', id: `call_${index}`, name, input: {} })
      const delta = { type: 'input_json_delta', partial_json: args }
      send('content_block_delta', { index: block, delta })
      close()
    },
    end(reply) {
      const stop_reason = reply.calls === undefined ? 'end_turn' : 'tool_use'
      const usage = { output_tokens: usageOf(reply).output }
      send('message_delta', { delta: { stop_reason, stop_sequence: null }, usage })
      send('message_stop', {})
      response.end()
    },
  }
}

export const writers: Readonly<Record<Protocol, (response: ServerResponse) => Writer>> = {
  openai: openAiWriter,
  anthropic: anthropicWriter,
}
