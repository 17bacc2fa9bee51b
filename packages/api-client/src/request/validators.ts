import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FieldError } from '../generated/types.gen.ts'
import { contractSchema, type Node } from './contract-schemas.ts'
import { fieldErrors } from './field-errors.ts'
import { withReadableUnions } from './readable-unions.ts'

/** What is wrong with a value, one entry for each field; fills in defaults. */
export type Check = (value: unknown) => FieldError[]

/**
 * Validation by the contract's own dialect (JSON Schema 2020-12). Nothing is coerced: texts of
 * queries and headers are read by the kinds of the contract before they come here. A schema is
 * compiled when it is first asked: all of them take a second, and a server that starts needs none.
 */
export function createChecks(): (schema: Node) => Check {
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults: true,
    strict: false,
    verbose: true,
    code: { regExp: boundedPattern },
  })
  addFormats.default(ajv)
  ajv.addSchema(withReadableUnions(contractSchema))
  const known = new Map<string, Check>()
  return (schema) => {
    // Hundreds of answers share the envelope of failures.
    const text = JSON.stringify(schema)
    const found = known.get(text)
    if (found) return found
    let compiled: ValidateFunction | undefined
    const check: Check = (value) => {
      compiled ??= ajv.compile(withReadableUnions(schema))
      return compiled(value) ? [] : fieldErrors(compiled.errors ?? [])
    }
    known.set(text, check)
    return check
  }
}

/** Characters; the longest patterned text of the contract is an address of 2,048. */
const LONGEST = 4096

/**
 * A pattern that is not tried on texts beyond every `maxLength` of patterned texts: those are
 * refused for their length, and some patterns take time in proportion to its square.
 */
class BoundedPattern extends RegExp {
  override test(text: string): boolean {
    return text.length > LONGEST || super.test(text)
  }
}

const boundedPattern = Object.assign(
  (source: string, flags: string) => new BoundedPattern(source, flags),
  // For validators that Ajv writes to files; there are none.
  { code: 'new BoundedPattern' },
)
