import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

const ajv = new Ajv2020({ allErrors: true, strict: false })
addFormats.default(ajv)

/**
 * What JSON Schema 2020-12 has against a value; nothing where it is right.
 * @param document the whole contract, so that references find their schemas
 * @param pointer where the schema lies in it, from `#/`
 */
export function findings(document: { $id: string }, pointer: string, value: unknown): string[] {
  if (!ajv.getSchema(document.$id)) ajv.addSchema(document)
  const validate = ajv.getSchema(`${document.$id}${pointer}`)
  if (!validate) throw new Error(`nothing at ${pointer}`)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** A pointer from its parts. */
export const pointerTo = (...parts: (string | number)[]): string =>
  `#/${parts.map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
