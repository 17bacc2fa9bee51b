import { deref, isFile, type JsonSchema, type Parameter, type RestDocument } from './document.ts'

/** How a parameter or a field of a form is read from its text. */
export type Kind = 'text' | 'number' | 'boolean' | 'list' | 'numbers' | 'file' | 'files'

/** The kind of a schema, through references and unions with null. */
export function kindOf(document: RestDocument, given: JsonSchema): Kind {
  const schema = resolve(document, given)
  if (isFile(schema)) return 'file'
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
  if (types.includes('array')) return listKindOf(document, schema.items ?? {})
  if (types.includes('integer') || types.includes('number')) return 'number'
  return types.includes('boolean') ? 'boolean' : 'text'
}

function listKindOf(document: RestDocument, items: JsonSchema): Kind {
  const kind = kindOf(document, items)
  if (kind === 'file') return 'files'
  return kind === 'number' ? 'numbers' : 'list'
}

function resolve(document: RestDocument, given: JsonSchema): JsonSchema {
  const schema = deref<JsonSchema>(document, given)
  const choice = (schema.oneOf ?? schema.anyOf)?.find(({ type }) => type !== 'null')
  return choice ? resolve(document, choice) : schema
}

/** `name: 'kind'` for each parameter, as the source of an object. */
export const kindsSource = (document: RestDocument, parameters: Parameter[]): string =>
  `{ ${parameters.map((p) => `${JSON.stringify(p.name)}: '${kindOf(document, p.schema)}'`).join(', ')} }`
