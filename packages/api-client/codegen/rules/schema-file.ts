import { type Context, entityOf, type Location } from './visitor.ts'

interface Root {
  components?: { schemas?: Record<string, unknown> }
}

/**
 * A named schema lives in contracts/schemas/<Name>.yaml and nowhere else. So one name is one schema
 * in both documents.
 */
export function schemaFile() {
  return {
    Root(root: Root, { report, location }: Context) {
      for (const name of Object.keys(root.components?.schemas ?? {}))
        report({
          message: `A second schema \`${name}\` could hide here: move it to contracts/schemas/${name}.yaml and refer to that file.`,
          location: location.child(['components', 'schemas', name]),
        })
    },
    ref(
      node: { $ref: string },
      { report, location, type }: Context,
      resolved: { location?: Location },
    ) {
      if (type.name !== 'Schema' || !resolved.location) return
      const { source, pointer } = resolved.location
      if (entityOf(source.absoluteRef) && pointer === '#/') return
      report({
        message: `\`${node.$ref}\` is not a file of contracts/schemas: move the schema there, under the name that everybody uses.`,
        location: location.child(['$ref']),
      })
    },
  }
}
