import { type Context, entityOf } from './visitor.ts'

interface ChatOperation {
  action?: string
  summary?: string
  security?: unknown[]
  reply?: { messages?: unknown[] }
}

/** Every event of the chat is complete: a schema of its own, and an answer to what clients send. */
export function chatMessage() {
  return {
    Operation(operation: ChatOperation, { report, location, key }: Context) {
      if (!operation.summary)
        report({ message: `The event ${key} has no \`summary\`: add a sentence.`, location })
      if (!operation.security)
        report({
          message: `The event ${key} does not say who may send it: add \`security\` with the session's token.`,
          location,
        })
      if (operation.action === 'receive' && !operation.reply?.messages?.length)
        report({
          message: `The client event ${key} has no reply: add \`reply\` with the message that acknowledges it.`,
          location,
        })
    },
    Message(message: { payload?: { $ref?: string } }, { report, location, resolve }: Context) {
      const target = resolve(message.payload).location?.source.absoluteRef ?? ''
      if (!message.payload?.$ref || !entityOf(target))
        report({
          message:
            'The payload of this message is no named schema: refer to a file of contracts/schemas; its example is composed of that.',
          location,
        })
    },
  }
}
