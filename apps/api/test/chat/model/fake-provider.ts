import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type ModelReply, type Protocol, writers } from './sse-writers.ts'

/** A request as the provider got it. */
export interface SeenRequest {
  /** From 1, for each message of the visitor. */
  number: number
  body: string
  /** Results of tools in it, the last one last. */
  results: string[]
  headers: IncomingMessage['headers']
}

export type Script = (request: SeenRequest) => ModelReply

export interface FakeProvider {
  baseUrl: string
  /** What it answers from now on; requests are counted anew. */
  play: (script: Script) => void
  requests: SeenRequest[]
  /** Ends with the next request. */
  asked: () => Promise<void>
  /** Ends when a client gives up a request before its answer is whole. */
  givenUp: () => Promise<void>
  stop: () => Promise<void>
}

/** A provider on a free port that speaks one of the protocols and answers by a script. */
export async function startProvider(protocol: Protocol): Promise<FakeProvider> {
  let script: Script = () => ({ status: 500 })
  let requests: SeenRequest[] = []
  let onGivenUp = (): void => {}
  let onAsked = (): void => {}
  const path = protocol === 'openai' ? '/v1/chat/completions' : '/v1/messages'
  const server = createServer(async (request, response) => {
    if (request.url !== path) return response.writeHead(404).end()
    response.once('close', () => !response.writableFinished && onGivenUp())
    const body = await read(request)
    const number = requests.length + 1
    const seen = { number, body, results: resultsIn(body), headers: request.headers }
    requests.push(seen)
    onAsked()
    await answer(response, script(seen), protocol)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    play(next) {
      script = next
      requests = []
    },
    get requests() {
      return requests
    },
    asked: () =>
      new Promise((resolve) => {
        onAsked = resolve
      }),
    givenUp: () =>
      new Promise((resolve) => {
        onGivenUp = resolve
      }),
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function read(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  return body
}

async function answer(
  response: ServerResponse,
  reply: ModelReply,
  protocol: Protocol,
): Promise<void> {
  if (reply.status !== undefined) {
    const error = { type: 'error', message: 'the fake provider refuses' }
    response.writeHead(reply.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ type: 'error', error }))
    return
  }
  if (reply.fault === 'silence') return
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const writer = writers[protocol](response)
  writer.start(reply)
  for (const piece of reply.say ?? []) {
    if (response.destroyed) return
    writer.text(piece)
    if (reply.paceMs !== undefined) await pause(reply.paceMs)
  }
  if (reply.fault === 'garbage') response.write('data: {"choices": [{]}\n\ndata: <html>\n\n')
  for (const [index, call] of (reply.calls ?? []).entries()) writer.call(index, call)
  if (reply.fault === 'close') response.write(': the end\n\n', () => response.destroy())
  else if (reply.fault !== 'stall') writer.end(reply)
}

const openAiBody = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
})
const resultPart = z.object({ type: z.literal('tool_result'), content: z.unknown() })
const textPart = z.object({ text: z.string() })

/** Contents of the results of tools, which the protocols write in their own ways. */
function resultsIn(body: string): string[] {
  const { messages } = openAiBody.parse(JSON.parse(body))
  return messages.flatMap(({ role, content }) => {
    if (role === 'tool') return typeof content === 'string' ? [content] : []
    return Array.isArray(content) ? content.flatMap(textOfResult) : []
  })
}

function textOfResult(part: unknown): string[] {
  const parsed = resultPart.safeParse(part)
  if (!parsed.success) return []
  const { content } = parsed.data
  if (typeof content === 'string') return [content]
  return z
    .array(textPart)
    .catch([])
    .parse(content)
    .map(({ text }) => text)
}
