import type { Server } from 'node:http'
import { chatPath } from '@manzil/api-client/generated/socket.gen'
import { WebSocketServer } from 'ws'
import type { ChatHub } from '../chat/chat-hub.ts'
import { isLocalOrigin } from './cors.ts'

/** Largest frame, in bytes, as on the server. */
const maxPayload = 16 * 1024

/** Takes WebSocket connections on the chat's path and hands them to the assistant. */
export function serveWebSockets(server: Server, chat: ChatHub): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload })
  server.on('upgrade', (request, socket, head) => {
    const { origin } = request.headers
    const path = request.url?.split('?')[0] ?? ''
    const isForeign = origin !== undefined && !isLocalOrigin(origin)
    if (isForeign || path.replace(/\/$/, '') !== chatPath) return socket.destroy()
    sockets.handleUpgrade(request, socket, head, (connection) => {
      // A broken frame ends the connection; the library reports it here as well.
      connection.on('error', () => {})
      chat.welcome({
        send: (data) => connection.send(data),
        close: () => connection.close(),
        onMessage: (listen) =>
          connection.on('message', (data, isBinary) => listen(isBinary ? data : String(data))),
        onClose: (listen) => connection.on('close', listen),
      })
    })
  })
  server.on('close', () => sockets.close())
}
