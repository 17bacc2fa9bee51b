import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { chatPath } from '@manzil/api-client/generated/socket.gen'
import { getResponse, RequestHandler } from 'msw'
import { nothingHere } from '../gate/gate.ts'
import { refuse } from '../gate/refusal.ts'
import type { Mock } from '../mock.ts'
import { corsHeaders } from './cors.ts'
import { readIncoming } from './read-incoming.ts'
import { serveWebSockets } from './serve-web-sockets.ts'

/** The mock as an HTTP server with the chat's WebSocket; the caller listens and closes. */
export function serveHttp(mock: Mock): Server {
  const handlers = mock.handlers.filter((handler) => handler instanceof RequestHandler)

  async function answer(incoming: IncomingMessage): Promise<Response> {
    if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 })
    const request = await readIncoming(incoming)
    if (request instanceof Response) return request
    if (new URL(request.url).pathname.startsWith(chatPath))
      return Response.json({ code: 0, message: 'Transport unknown' }, { status: 400 })
    return (await getResponse(handlers, request)) ?? refuse(nothingHere)
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

async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  // Without a network nothing is answered, not even an error.
  if (response.type === 'error') return void outgoing.destroy()
  const headers = {
    ...Object.fromEntries(response.headers),
    ...corsHeaders(incoming.headers),
    // What is left of a body that is too long would be taken for the next request.
    ...(!incoming.complete && { connection: 'close' }),
  }
  const body = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status, headers).end(body)
}
