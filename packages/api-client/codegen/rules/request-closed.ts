import { sentSchemas } from './sent-schemas.ts'
import { nameOf, typesOf } from './visitor.ts'

/** What a client sends holds known fields alone, so a misspelt one is refused and not dropped. */
export function requestClosed() {
  return sentSchemas((schema, location, { report }, part) => {
    const closed = schema.additionalProperties === false || schema.unevaluatedProperties === false
    const object = typesOf(schema).includes('object') || schema.properties || schema.allOf
    if (object && !part && !closed && !schema['x-open'])
      report({
        message: `${nameOf(location)} is sent by clients and takes fields of any name: add \`${schema.allOf ? 'unevaluatedProperties' : 'additionalProperties'}: false\`, or \`x-open: <why>\`.`,
        location,
      })
  })
}
