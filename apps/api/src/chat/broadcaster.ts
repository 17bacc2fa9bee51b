import { setTimeout as pause } from 'node:timers/promises'
import type { Broadcaster } from './answer-scheduler.ts'
import type { ChatServer } from './serve-socket.ts'
import { type Pace, streamAnswer } from './stream-answer.ts'

/** Who reloads the page is back after this; whoever is not has left. Milliseconds. */
const returnMs = 500

/** The windows that are connected to this server. */
export function createBroadcaster(
  io: ChatServer,
  pace: Pace,
): Broadcaster & { conversations: () => string[] } {
  const { adapter, sockets } = io.of('/')
  const isEmpty = (sessionId: string): boolean => !adapter.rooms.has(sessionId)
  return {
    stream: (sessionId, messages, signal, shown) => {
      const room = io.to(sessionId)
      const emit = (message: (typeof messages)[number]) => room.emit('chat:stream', message)
      const listeners = { emit, isEmpty: () => isEmpty(sessionId) }
      return streamAnswer(messages, listeners, pace, signal, shown)
    },
    emit: (sessionId, message) => io.to(sessionId).emit('chat:stream', message),
    async hasLeft(sessionId) {
      if (isEmpty(sessionId)) await pause(returnMs)
      return isEmpty(sessionId)
    },
    // Every connection is alone in a room of its own name besides.
    conversations: () => [...adapter.rooms.keys()].filter((room) => !sockets.has(room)),
  }
}
