import {
  type ChatDocument,
  deref,
  type JsonSchema,
  type MediaType,
  type Message,
  type RestDocument,
  refName,
} from '../document.ts'
import { exampleMaker } from './make.ts'
import { exampleOf, statedExample } from './media.ts'

/** The document with an example for every body and every answer; stated ones stay as they are. */
export function withRestExamples(document: RestDocument): RestDocument {
  const copy = structuredClone(document)
  const make = exampleMaker(copy)
  const fill = (content: Record<string, MediaType> | undefined, where: string) => {
    for (const media of Object.values(content ?? {}))
      if (!statedExample(media)) media.example = exampleOf(media, make, where)
  }
  for (const item of Object.values(copy.paths))
    for (const operation of Object.values(item)) {
      if (!operation.operationId) continue
      const { operationId, requestBody, responses } = operation
      if (requestBody) fill(deref(copy, requestBody).content, `${operationId} body`)
      for (const [status, response] of Object.entries(responses))
        fill(deref(copy, response).content, `${operationId} ${status}`)
    }
  return copy
}

/** The document with examples for every message: one for each member where it is a union. */
export function withChatExamples(document: ChatDocument): ChatDocument {
  const copy = structuredClone(document)
  const make = exampleMaker(copy)
  for (const [name, message] of Object.entries(copy.components.messages))
    if (!message.examples?.length) message.examples = messageExamples(name, message)
  return copy

  function messageExamples(name: string, { payload }: Message): NonNullable<Message['examples']> {
    const { oneOf } = deref<JsonSchema>(copy, payload)
    return (oneOf ?? [payload]).map((member) => ({
      name: member.$ref ? refName(member.$ref) : name,
      payload: make(member, name),
    }))
  }
}
