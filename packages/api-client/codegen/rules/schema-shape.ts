import { type Context, isBinary, nameOf, type SchemaNode, typesOf } from './visitor.ts'

/**
 * Formats that zod, Ajv and the generated inputs all check, and files. Of any other one of them
 * takes every text, in silence.
 */
const formats = ['binary', 'date', 'date-time', 'email', 'time', 'uri', 'uuid']
const fileLimits = ['x-max-bytes', 'x-media-types'] as const

/** A list says what it holds, a format is one that is checked, and a file alone has a file's limits. */
export function schemaShape() {
  return {
    Schema(schema: SchemaNode, { report, location }: Context) {
      const name = nameOf(location)
      const { format, items } = schema
      if (typesOf(schema).includes('array') && items === undefined)
        report({ message: `${name} is a list of anything: add \`items\`.`, location })
      if (format !== undefined && !formats.includes(format))
        report({
          message: `${name} has the format "${format}", which nothing checks: use one of ${formats.join(', ')}, or a \`pattern\`.`,
          location: location.child(['format']),
        })
      if (!isBinary(schema)) {
        for (const key of fileLimits.filter((limit) => schema[limit] !== undefined))
          report({
            message: `${name} is no file and has \`${key}\`: remove it, or add \`format: binary\`.`,
            location: location.child([key]),
          })
      } else if (!schema['x-media-types']?.length)
        report({
          message: `${name} has no \`x-media-types\`: add the list of what the file may be.`,
          location,
        })
    },
  }
}
