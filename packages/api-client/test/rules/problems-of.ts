import type { Context, SchemaNode } from '../../codegen/rules/visitor.ts'

interface Rule {
  Schema: (schema: SchemaNode, context: Context) => void
}

/** What a rule says of the schema of an e-mail address. */
export function problemsOf(rule: Rule, schema: SchemaNode): string[] {
  const found: string[] = []
  const location = {
    source: { absoluteRef: '/home/manzil/contracts/schemas/Email.yaml' },
    pointer: '#/',
    child: () => location,
  }
  rule.Schema(schema, {
    location,
    key: 'Email',
    type: {},
    report: ({ message }) => found.push(message),
    resolve: (node) => ({ node, location }),
  })
  return found
}
