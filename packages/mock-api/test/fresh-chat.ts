import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { createControls } from '../src/controls.ts'
import { createMock } from '../src/mock.ts'
import { seedWorld } from '../src/seed-world.ts'
import { settle, type Visitor } from './chat-visitor.ts'

export const fresh = (controls = createControls()) =>
  createMock(seedWorld({ listings: 120 }), { controls })

/** Says something and returns what is streamed in answer. */
export async function say(
  visitor: Visitor,
  sessionId: string,
  message: string,
): Promise<ChatMessage[]> {
  const before = visitor.stream.length
  await visitor.ask('chat:message', { sessionId, message })
  await settle()
  return visitor.stream.slice(before)
}
