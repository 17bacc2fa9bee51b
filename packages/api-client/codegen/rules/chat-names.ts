import { type Context, entityOf, type Location, type SchemaNode } from './visitor.ts'

interface Reference {
  $ref?: string
}
interface EventNode {
  action?: string
  channel?: Reference
  messages?: Reference[]
  reply?: { channel?: Reference; messages?: Reference[] }
}
interface RootNode {
  components?: { messages?: Record<string, { name?: string; payload?: Reference }> }
}

/**
 * Events whose schemas have another stem than their own name: `ChatMessage` is what the server
 * sends, so the schemas of the client's `chatMessage` begin with `ChatSend`.
 */
const stems: Readonly<Record<string, string>> = { chatMessage: 'ChatSend' }

const stemOf = (event: string): string =>
  stems[event] ?? `${event.charAt(0).toUpperCase()}${event.slice(1)}`

/**
 * One name runs through the chat. A message's key, its `name` and its schema are the same; the client
 * event `chatClear` sends ChatClearPayload and is answered with ChatClearReply, which is ChatClearAck
 * or ChatError.
 */
export function chatNames() {
  return {
    Root({ components }: RootNode, { report, location }: Context) {
      for (const [key, { name, payload }] of Object.entries(components?.messages ?? {})) {
        const at = location.child(['components', 'messages', key])
        if (name !== key)
          report({
            message: `The message \`${key}\` has the name \`${name}\`: write \`name: ${key}\`.`,
            location: name === undefined ? at : at.child(['name']),
          })
        if (payload?.$ref && nameIn(payload.$ref) !== key)
          report({
            message: `The message \`${key}\` carries \`${nameIn(payload.$ref)}\`: give both one name.`,
            location: at.child(['payload']),
          })
      }
    },
    Operation({ action, channel, messages, reply }: EventNode, context: Context) {
      if (action !== 'receive') return
      const event = String(context.key)
      const at = context.location
      checkName(event, 'Payload', messages, at.child(['messages']), context)
      if (!reply?.messages?.length) return
      const replies = at.child(['reply', 'messages'])
      const elsewhere = [reply.channel, ...reply.messages].some(
        (reference) => channel?.$ref && !`${reference?.$ref}/`.startsWith(`${channel.$ref}/`),
      )
      if (elsewhere)
        context.report({
          message: `The reply of ${event} is that of another event: refer to ${channel?.$ref}/messages/reply, so that each has its own.`,
          location: replies,
        })
      checkName(event, 'Reply', reply.messages, replies, context)
      checkUnion(event, reply.messages, context)
    },
  }
}

const nameIn = (reference: string): string =>
  reference.split('/').at(-1)?.replace('.yaml', '') ?? reference

/** The schema of the only message there, and where it stands. */
function schemaOf([reference]: Reference[], context: Context) {
  let at: { node: unknown; location: Location | undefined } = context.resolve(reference)
  while (at.node && (at.node as Reference).$ref)
    at = context.resolve(at.node, at.location?.source.absoluteRef)
  const { payload } = (at.node ?? {}) as { payload?: Reference }
  return context.resolve(payload, at.location?.source.absoluteRef)
}

function checkName(
  event: string,
  suffix: string,
  messages: Reference[] = [],
  location: Location,
  context: Context,
): void {
  const wanted = `${stemOf(event)}${suffix}`
  const name = entityOf(schemaOf(messages, context).location?.source.absoluteRef ?? '')
  if (name && (name !== wanted || messages.length > 1))
    context.report({
      message: `The ${suffix.toLowerCase()} of ${event} is \`${name}\`: it is named after its event, so make it \`${wanted}\`, for this event alone.`,
      location,
    })
}

function checkUnion(event: string, messages: Reference[], context: Context): void {
  const { node, location } = schemaOf(messages, context)
  if (!location || !entityOf(location.source.absoluteRef)) return
  const wanted = [`${stemOf(event)}Ack`, 'ChatError']
  const { oneOf = [] } = (node ?? {}) as SchemaNode
  if (String(oneOf.map(({ $ref = '' }) => nameIn($ref))) !== String(wanted))
    context.report({
      message: `The reply of ${event} is not what acknowledges or refuses it: write \`oneOf\` with ${wanted.join(' and ')}, and nothing else.`,
      location,
    })
}
