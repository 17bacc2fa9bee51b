import { type ChatDocument, follow, refName } from './document.ts'

export interface ChatEvent {
  event: string
  /** Who emits it. */
  from: 'client' | 'server'
  payload: string
  acknowledgement: string | undefined
}

interface Reference {
  $ref: string
}
interface ChatOperation {
  action: 'send' | 'receive'
  channel: Reference
  messages: Reference[]
  reply?: { messages: Reference[] }
}

/** Events of the chat document. The document describes the server: what it receives, clients emit. */
export function listChatEvents(document: ChatDocument): ChatEvent[] {
  const events = Object.values(document.operations).map((raw): ChatEvent => {
    const operation = raw as ChatOperation
    const channel = follow(document, operation.channel.$ref) as { address: string }
    const [message] = operation.messages
    const [reply] = operation.reply?.messages ?? []
    if (!message) throw new Error(`${channel.address} has no message`)
    return {
      event: channel.address,
      from: operation.action === 'receive' ? 'client' : 'server',
      payload: payloadName(document, message),
      acknowledgement: reply && payloadName(document, reply),
    }
  })
  return events.sort((a, b) => (a.event < b.event ? -1 : 1))
}

function payloadName(document: ChatDocument, reference: Reference): string {
  let node = follow(document, reference.$ref) as { $ref?: string; payload?: Reference }
  while (node.$ref) node = follow(document, node.$ref) as typeof node
  if (!node.payload?.$ref) throw new Error(`${reference.$ref}: the payload must refer to a schema`)
  return refName(node.payload.$ref)
}
