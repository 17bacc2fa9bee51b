import type { RestDocument } from '../document.ts'
import { header } from '../locations.ts'

/** Compile-time proof, schema by schema, that the types and the zod schemas say the same. */
export function emitEquality(document: RestDocument): string {
  const names = Object.keys(document.components.schemas)
  return `${header}
import type { z } from 'zod'
import type { Same } from '../type-equality.ts'
import type * as types from './types.gen.ts'
import type * as schemas from './zod.gen.ts'

/** Every member must be \`true\`; one that is not fails the type check under its schema's name. */
export type SchemaEquality = {
${names.map((name) => `  ${name}: Same<types.${name}, z.output<typeof schemas.z${name}>>`).join('\n')}
}

const equal: SchemaEquality = {
${names.map((name) => `  ${name}: true,`).join('\n')}
}
export const comparedSchemas = Object.keys(equal)
`
}
