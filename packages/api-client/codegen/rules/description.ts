import { type Context, entityOf } from './visitor.ts'

interface Described {
  name?: string
  description?: string
}

/** Says whether a description is there where it must be, and ends as a sentence does. */
const check =
  (what: string, required: boolean) =>
  (node: Described, { report, location }: Context) => {
    if (node.description === undefined) {
      if (required) report({ message: `${what} has no description: add one.`, location })
    } else if (!node.description.trimEnd().endsWith('.'))
      report({
        message: `This description does not end with a full stop: write "${lastWords(node.description)}.".`,
        location: location.child(['description']),
      })
  }

const lastWords = (text: string): string => text.trim().split(/\s+/).slice(-3).join(' ')

/**
 * Everything that readers meet by name is described, in whole sentences. Notes on single fields are
 * phrases, and free.
 */
export function description() {
  return {
    Info: check('The document', true),
    Tag: check('The tag', true),
    Server: check('The server', true),
    SecurityScheme: check('The way to log in', true),
    Channel: check('The channel', true),
    Operation: check('The operation', false),
    Response: check('The response', true),
    RequestBody: check('The body', false),
    Header: check('The header', true),
    Parameter(node: Described, context: Context) {
      check(`The parameter \`${node.name ?? ''}\``, true)(node, context)
    },
    Schema(node: Described, context: Context) {
      const { source, pointer } = context.location
      const entity = entityOf(source.absoluteRef)
      if (entity && pointer === '#/') check(`\`${entity}\``, true)(node, context)
    },
  }
}
