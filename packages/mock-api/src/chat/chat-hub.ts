import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { effectiveToken, userOf } from '../context.ts'
import type { MockControls } from '../controls.ts'
import type { World } from '../world.ts'
import { createAnswering } from './answering.ts'
import { serveChat } from './events.ts'
import type { Guest } from './guest.ts'
import { bindSocketIo, refuseWire, type Wire } from './socket-io.ts'

interface Parts {
  world: World
  controls: MockControls
  onChange(): void
}

/** Everybody who is connected to the assistant. */
export interface ChatHub {
  /** Serves a connection that has just been opened. */
  welcome(wire: Wire): void
  /** Ends the connections of sessions that have ended. */
  checkSessions(): void
  /** Resolves when every answer has been given that waits for its turn now. */
  settled(): Promise<void>
}

export function createChatHub({ world, controls, onChange }: Parts): ChatHub {
  const wires = new Set<Wire>()
  const guests = new Set<Guest>()

  const listenersOf = (conversationId: string) =>
    [...guests].filter((guest) => guest.conversationId === conversationId)

  /** The parts of an answer reach every connection of the conversation. */
  function emit(conversationId: string, message: ChatMessage | Readonly<Record<string, unknown>>) {
    const { dropAfter } = controls.get().chat
    for (const guest of listenersOf(conversationId)) {
      guest.socket.emit('chat:stream', message)
      guest.received += 1
      if (dropAfter > 0 && guest.received >= dropAfter) guest.socket.cut()
    }
  }
  const answering = createAnswering({
    world,
    controls,
    onChange,
    emit,
    isHeard: (conversationId) => listenersOf(conversationId).length > 0,
    cut: (conversationId) => {
      for (const { socket } of listenersOf(conversationId)) socket.cut()
    },
    disconnect: (conversationId) => {
      for (const { socket } of listenersOf(conversationId)) socket.disconnect()
    },
  })

  controls.follow(() => {
    const { offline, down, chat } = controls.get()
    if (offline || down || chat.refuse) for (const wire of [...wires]) wire.close()
  })

  return {
    settled: answering.settled,
    welcome(wire) {
      const { offline, down, chat } = controls.get()
      if (offline || down || chat.refuse) return refuseWire(wire)
      wires.add(wire)
      wire.onClose(() => wires.delete(wire))
      bindSocketIo(wire, (socket) => {
        const token = effectiveToken(tokenOf(socket.auth), controls)
        const user = token === undefined ? undefined : userOf(world, token)
        if (!user || token === undefined) return 'unauthorized'
        const guest: Guest = { socket, token, conversationId: undefined, received: 0 }
        guests.add(guest)
        wire.onClose(() => guests.delete(guest))
        serveChat({ world, controls, answering, guest, user, onChange })
        return undefined
      })
    },
    checkSessions() {
      for (const { socket, token } of [...guests]) if (!userOf(world, token)) socket.disconnect()
    },
  }
}

function tokenOf(auth: unknown): string | undefined {
  const token = typeof auth === 'object' && auth !== null && 'token' in auth ? auth.token : ''
  return typeof token === 'string' && token !== '' ? token : undefined
}
