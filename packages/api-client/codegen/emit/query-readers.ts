import { deref, type JsonSchema, type RestDocument } from '../document.ts'
import { header } from '../locations.ts'
import type { OperationEntry } from '../operations.ts'

/** The call whose query is the address of a page as well. */
const search = 'listProperties'

/**
 * How each value of a search is read from an address, in the order of the contract, which is the
 * order in which addresses are written.
 *
 * @throws Error where a parameter has a schema that no reader is for
 */
export function emitQueryReaders(document: RestDocument, operations: OperationEntry[]): string {
  const query = operations.find(({ id }) => id === search)?.query ?? []
  const readers = query.map(
    ({ name, schema }) => [name, readerOf(deref<JsonSchema>(document, schema), document)] as const,
  )
  const unread = readers.filter(([, reader]) => reader === undefined).map(([name]) => name)
  if (unread.length > 0)
    throw new Error(
      `No reader for ${unread.join(', ')} of ${search}: add one to packages/api-client/src/query-value.ts and to codegen/emit/query-readers.ts.`,
    )
  return `${header}
import { decimal, list, oneOf, type QueryValueReader, someOf, text, whole, yesOrNo } from '../query-value.ts'
import type { operations } from './types.gen.ts'

type Query = NonNullable<operations['${search}']['parameters']['query']>

/** How each value of the query of \`${search}\` is read, in the order of its names in an address. */
export const ${search}Readers: {
  readonly [K in keyof Required<Query>]: QueryValueReader<NonNullable<Query[K]>>
} = {
${readers.map(([name, reader]) => `  ${name}: ${reader},`).join('\n')}
}
`
}

function readerOf(
  { type, enum: known, items = {} }: JsonSchema,
  document: RestDocument,
): string | undefined {
  if (type === 'array') {
    const { type: inner, enum: choices } = deref<JsonSchema>(document, items)
    if (inner !== 'string') return undefined
    return choices ? `someOf(${JSON.stringify(choices)})` : 'list'
  }
  if (type === 'string') return known ? `oneOf(${JSON.stringify(known)})` : 'text'
  if (type === 'integer') return 'whole'
  if (type === 'number') return 'decimal'
  return type === 'boolean' ? 'yesOrNo' : undefined
}
