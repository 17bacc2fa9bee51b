import type { Context } from './visitor.ts'

/** What travels has a shape: a media type without a schema would let anything through. */
export function mediaSchema() {
  return {
    MediaType({ schema }: { schema?: unknown }, { report, location, key }: Context) {
      if (schema === undefined)
        report({
          message: `This ${key} has no schema: add \`schema\`, or leave \`content\` out where nothing is sent.`,
          location,
        })
    },
  }
}
