import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { chatPath } from '@manzil/api-client/generated/socket.gen'
import { getResponse, RequestHandler } from 'msw'
import type { Mock } from '../mock.ts'
import { corsHeaders } from './cors.ts'
import { serveWebSockets } from './serve-web-sockets.ts'

/** Largest body that is read, in bytes: a picture of the largest size, and the form around it. */
const largestBody = 12 * 1024 * 1024

/** The mock as an HTTP server with the chat's WebSocket; the caller listens and closes. */
export function serveHttp(mock: Mock): Server {
  const handlers = mock.handlers.filter((handler) => handler instanceof RequestHandler)

  async function answer(incoming: IncomingMessage): Promise<Response> {
    if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 })
    const request = await readRequest(incoming)
    if (request === undefined) return new Response(null, { status: 413 })
    if (new URL(request.url).pathname.startsWith(chatPath))
      return Response.json({ code: 0, message: 'Transport unknown' }, { status: 400 })
    const found = await getResponse(handlers, request)
    return found ?? new Response('There is nothing at this address.', { status: 404 })
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming)
      .then((response) => send(response, incoming, outgoing))
      .catch((error: unknown) => {
        console.error(error)
        outgoing.destroy()
      })
  })
  serveWebSockets(server, mock.chat)
  return server
}

/** Undefined for a body that is too large. */
async function readRequest(incoming: IncomingMessage): Promise<Request | undefined> {
  const { method = 'GET', url = '/' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > largestBody) return undefined
    chunks.push(chunk)
  }
  const body = method === 'GET' || method === 'HEAD' || size === 0 ? null : Buffer.concat(chunks)
  return new Request(new URL(url, 'http://localhost'), { method, headers, body })
}

async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  // Without a network nothing is answered, not even an error.
  if (response.type === 'error') return void outgoing.destroy()
  const headers = { ...Object.fromEntries(response.headers), ...corsHeaders(incoming.headers) }
  const body = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status, headers).end(body)
}
