import {
  lookUp,
  type Node,
  readOperationSchemas,
} from '@manzil/api-client/request/contract-schemas'

/** Whether a parameter or a field is an id: by its schema, or by its name where it is one of others. */
const isId = (name: string, schema: Node): boolean =>
  /^id$|_ids?$|Id$/.test(name) || /schemas\/Id"/.test(JSON.stringify(schema))

/** Fields of an object, and of objects and lists inside of it, as `brief.property_id`. */
function fieldsOf(given: Node | undefined, above = '', depth = 0): string[] {
  if (!given || depth > 6) return []
  const schema = lookUp(given)
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (schema[key] ?? []) as Node[])
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Node>)
  return [
    ...fields.flatMap(([name, field]) =>
      isId(name, field)
        ? [above + name]
        : fieldsOf(
            lookUp(field).items ? (lookUp(field).items as Node) : field,
            `${above}${name}.`,
            depth + 1,
          ),
    ),
    ...parts.flatMap((part) => fieldsOf(part, above, depth + 1)),
  ]
}

/** Every id that a client may send, read off the contract, as `updateUser id`. */
export const namedIds = (): string[] =>
  [...readOperationSchemas()].flatMap(([operation, { path, query, headers, body }]) =>
    [path, query, headers, body?.schema]
      .flatMap((schema) => fieldsOf(schema))
      .map((name) => `${operation} ${name}`),
  )
