import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string | undefined
  authorization: string | undefined
  idempotencyKey: string | string[] | undefined
  type: string | undefined
  form: Record<string, string>
}

export interface SmsPeer {
  origin: string
  /** What it was given, in order. */
  received: Received[]
  stop: () => void
}

/** What the service says to a message that it takes. */
export function take(response: ServerResponse, status = 'queued'): void {
  response.writeHead(201, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({ sid: 'SM0123456789abcdef0123456789abcdef', status, error_code: null }),
  )
}

/** What it says to one that it refuses. */
export function refuse(
  response: ServerResponse,
  {
    status,
    code,
    headers = {},
  }: { status: number; code: number; headers?: Record<string, string> },
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  const message = "The 'To' number +971501234567 is not a valid phone number."
  response.end(JSON.stringify({ code, message, more_info: 'https://example.com', status }))
}

/** A service on a free port that answers as it is told. */
export async function startSmsPeer(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<SmsPeer> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      received.push({
        path: request.url,
        authorization: request.headers.authorization,
        idempotencyKey: request.headers['idempotency-key'],
        type: request.headers['content-type'],
        form: Object.fromEntries(new URLSearchParams(body)),
      })
      answer(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `127.0.0.1:${port}`,
    received,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
