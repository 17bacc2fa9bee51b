import { readOperationSchemas } from './contract-schemas.ts'
import { createChecks } from './validators.ts'

interface Prepared {
  schemas: ReturnType<typeof readOperationSchemas>
  compile: ReturnType<typeof createChecks>
}

let prepared: Prepared | undefined

/**
 * The contract as it is checked, read when it is first asked for (some 20 ms). Compiling all of it
 * would take a second, so whoever checks in one process shares what is compiled.
 */
export function prepareContract(): Prepared {
  prepared ??= { schemas: readOperationSchemas(), compile: createChecks() }
  return prepared
}
