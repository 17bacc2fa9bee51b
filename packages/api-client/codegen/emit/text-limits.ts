import { deref, type JsonSchema, type RestDocument } from '../document.ts'
import { header } from '../locations.ts'
import type { OperationEntry } from '../operations.ts'

type TextSchema = JsonSchema & { maxLength?: number }

/**
 * The longest texts that each operation takes: of its query, and of the fields of its JSON body. A
 * constant for each operation, so that a page loads the numbers of its own calls alone.
 */
export function emitTextLimits(document: RestDocument, operations: OperationEntry[]): string {
  const rows = operations.flatMap(({ id, summary, query, body }) => {
    const fields = [
      ...query.map(({ name, schema }): [string, JsonSchema] => [name, schema]),
      ...(body?.kind === 'json' ? fieldsOf(document, body.media.schema) : []),
    ]
    const limits = fields.flatMap(([name, schema]) => {
      const { maxLength } = deref<TextSchema>(document, schema)
      return maxLength === undefined ? [] : [`${JSON.stringify(name)}: ${maxLength}`]
    })
    if (new Set(limits).size === 0) return []
    return [
      `/** ${summary}: its longest texts. */
export const ${id}Texts = { ${limits.join(', ')} } as const`,
    ]
  })
  return `${header}\n${rows.join('\n\n')}\n`
}

/** Fields of an object, also of one that is composed of others. */
function fieldsOf(document: RestDocument, given: JsonSchema): [string, JsonSchema][] {
  const { properties = {}, allOf = [] } = deref<JsonSchema>(document, given)
  return [...Object.entries(properties), ...allOf.flatMap((part) => fieldsOf(document, part))]
}
