import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { type MockContext, signedIn } from '../context.ts'
import type { World } from '../world.ts'

type ChatHandlers = Pick<ServerHandlers<MockContext>, 'getChatUnread'>

/** What the chat asks while it is closed. */
export function chatHandlers(world: World): ChatHandlers {
  return {
    async getChatUnread({ query }, context) {
      const conversation = world.conversations.get(query.session_id)
      if (conversation?.ownerId !== signedIn(context)._id)
        return { status: 200, body: { data: { unread: 0, answering: false } } }
      const { messages, unanswered } = conversation
      const answers = messages.filter(
        ({ role, type, seq }) => role === 'bot' && type === 'text' && seq > query.after_seq,
      )
      const data = { unread: answers.length, answering: unanswered.length > 0 }
      return { status: 200, body: { data } }
    },
  }
}
