import type { ChatEvent } from '../chat-events.ts'
import {
  type ChatDocument,
  deref,
  type JsonSchema,
  pascal,
  type RestDocument,
} from '../document.ts'
import { header } from '../locations.ts'
import type { OperationEntry } from '../operations.ts'

type TextSchema = JsonSchema & { maxLength?: number }

/**
 * The longest texts that each operation and each event takes: of a query, of the fields of a JSON
 * body, of a payload. A constant for each, so that a page loads the numbers of its own calls alone.
 */
export function emitTextLimits(
  [rest, operations]: [RestDocument, OperationEntry[]],
  [chat, events]: [ChatDocument, ChatEvent[]],
): string {
  const calls = operations.flatMap(({ id, summary, query, body }) =>
    constantOf(rest, { name: id, about: summary }, [
      ...query.map(({ name, schema }): Field => [name, schema]),
      ...(body?.kind === 'json' ? fieldsOf(rest, body.media.schema) : []),
    ]),
  )
  const messages = events
    .filter(({ from }) => from === 'client')
    .flatMap(({ event, payload }) =>
      constantOf(
        chat,
        { name: event.replaceAll(/:(\w+)/g, (_, word: string) => pascal(word)), about: event },
        fieldsOf(chat, { $ref: `#/components/schemas/${payload}` }),
      ),
    )
  return `${header}\n${[...calls, ...messages].join('\n\n')}\n`
}

type Field = [name: string, schema: JsonSchema]

/** Nothing where no field is a text with a limit. */
function constantOf(
  document: object,
  { name, about }: { name: string; about: string },
  fields: readonly Field[],
): string[] {
  const limits = fields.flatMap(([field, schema]) => {
    const { maxLength } = deref<TextSchema>(document, schema)
    return maxLength === undefined ? [] : [`${JSON.stringify(field)}: ${maxLength}`]
  })
  if (limits.length === 0) return []
  return [
    `/** Longest texts: ${about}. */\nexport const ${name}Texts = { ${limits.join(', ')} } as const`,
  ]
}

/** Fields of an object, also of one that is composed of others. */
function fieldsOf(document: object, given: JsonSchema): Field[] {
  const { properties = {}, allOf = [] } = deref<JsonSchema>(document, given)
  return [...Object.entries(properties), ...allOf.flatMap((part) => fieldsOf(document, part))]
}
