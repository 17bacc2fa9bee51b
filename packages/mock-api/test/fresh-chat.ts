import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { createControls } from '../src/controls.ts'
import { createMock, type Mock } from '../src/mock.ts'
import { seedWorld } from '../src/seed-world.ts'
import { connect, type Visitor } from './chat-visitor.ts'

export const fresh = (controls = createControls()) =>
  createMock(seedWorld({ properties: 120 }), { controls })

/** A visitor of a mock who waits for answers, as long as nothing holds them up. */
export interface Talker extends Visitor {
  /** Says something and returns what is streamed in answer. */
  say(sessionId: string, message: string, about?: { search: string }): Promise<ChatMessage[]>
}

/** Somebody who talks to the assistant of a mock. */
export function talkTo(mock: Mock, token?: string): Talker {
  const visitor = connect(mock, token)
  return Object.assign(visitor, {
    async say(sessionId: string, message: string, about = {}) {
      const before = visitor.stream.length
      await visitor.ask('chat:message', { sessionId, message, ...about })
      await mock.chat.settled()
      return visitor.stream.slice(before)
    },
  })
}
