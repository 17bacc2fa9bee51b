import { type JsonSchema, type RestDocument, requiredChoices } from '../../document.ts'

/** The document without rules about which fields stand together: the generators make unions of them. */
export function withoutAlternatives(document: RestDocument): RestDocument {
  const plain = ([name, schema]: [string, JsonSchema]): [string, JsonSchema] => {
    if (requiredChoices(schema) === undefined) return [name, schema]
    const { anyOf: _, ...rest } = schema
    return [name, rest]
  }
  const schemas = Object.fromEntries(Object.entries(document.components.schemas).map(plain))
  return { ...document, components: { ...document.components, schemas } }
}

/** Adds those rules to the source of the schemas. What is null is not given. */
export function withAlternatives(source: string, document: RestDocument): string {
  return Object.entries(document.components.schemas).reduce((text, [name, schema]) => {
    const choices = requiredChoices(schema)
    return choices === undefined ? text : addCheck(text, name, choices)
  }, source)
}

function addCheck(source: string, name: string, choices: string[][]): string {
  const start = source.indexOf(`export const z${name} = z.strictObject({\n`)
  const end = source.indexOf('\n});', start)
  if (start === -1 || end === -1) throw new Error(`z${name} is not written as a closed object`)
  const given = choices.map((names) => `[${names.map((key) => `body[${quoted(key)}]`).join(', ')}]`)
  const rule = `(body) => [${given.join(', ')}].some((fields) => fields.every((field) => field != null))`
  const path = `{ path: [${quoted(choices[0]?.[0] ?? '')}] }`
  return `${source.slice(0, end)}\n}).check(z.refine(${rule}, ${path}));${source.slice(end + 4)}`
}

const quoted = (key: string): string => JSON.stringify(key)
