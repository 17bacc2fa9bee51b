import { performance } from 'node:perf_hooks'
import {
  type ClientToServerEvents,
  chatPath,
  type ServerToClientEvents,
} from '@manzil/api-client/generated/socket.gen'
import { io, type Socket } from 'socket.io-client'
import { agentOf, guestToken } from './visitor.ts'

/** An address that no visitor has. */
const stranger = 99_999
const connections = 10
/** Messages that each connection has under way. */
const atOnce = 20

/** One account that says as much as it can over ten connections, for so many milliseconds. */
export async function flood(baseUrl: string, milliseconds: number) {
  const counts = { unopened: 0, sent: 0, taken: 0, refused: 0, unanswered: 0 }
  const end = performance.now() + milliseconds
  const agent = agentOf(stranger)
  const token = await guestToken(baseUrl)
  const shout = async () => {
    const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(baseUrl, {
      path: chatPath,
      transports: ['websocket'],
      forceNew: true,
      transportOptions: { websocket: { agent } },
      auth: { token },
    })
    const opened = await socket
      .timeout(10_000)
      .emitWithAck('chat:init', { language: 'en' })
      .catch(() => undefined)
    if (opened === undefined || !('sessionId' in opened)) {
      counts.unopened += 1
      return void socket.disconnect()
    }
    const { sessionId } = opened
    const lines = Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) {
        counts.sent += 1
        const reply = await socket
          .timeout(10_000)
          .emitWithAck('chat:message', { sessionId, message: 'villas in Dubai with a pool' })
          .catch(() => undefined)
        if (reply === undefined) counts.unanswered += 1
        else if (reply.success) counts.taken += 1
        else counts.refused += 1
      }
    })
    await Promise.all(lines)
    socket.disconnect()
  }
  await Promise.all(Array.from({ length: connections }, shout))
  return counts
}
