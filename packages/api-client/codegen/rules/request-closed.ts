import { type Context, type Location, nameOf, type SchemaNode, typesOf } from './visitor.ts'

interface BodyNode {
  content?: Record<string, { schema?: SchemaNode } | undefined>
}
interface ChatOperationNode {
  action?: string
  messages?: { $ref?: string }[]
}

/** What a client sends holds known fields alone, so a misspelt one is refused and not dropped. */
export function requestClosed() {
  const visit = walker()
  return {
    RequestBody({ content = {} }: BodyNode, context: Context) {
      for (const [type, media] of Object.entries(content))
        visit(media?.schema, context.location.child(['content', type, 'schema']), context)
    },
    Operation({ action, messages = [] }: ChatOperationNode, context: Context) {
      if (action !== 'receive') return
      for (const [index, raw] of messages.entries()) {
        const message = context.resolve(raw)
        const inner = context.resolve(message.node, message.location?.source.absoluteRef)
        const { payload } = (inner.node ?? {}) as { payload?: SchemaNode }
        visit(payload, inner.location ?? context.location.child(['messages', index]), context)
      }
    },
  }
}

/** Goes through a schema and everything it refers to, each place once. */
function walker() {
  const seen = new Set<string>()
  return function visit(raw: SchemaNode | undefined, at: Location, context: Context, part = false) {
    if (!raw) return
    const resolved = context.resolve(raw, at.source.absoluteRef)
    const schema = resolved.node as SchemaNode | undefined
    const location = raw.$ref ? (resolved.location ?? at) : at
    const place = `${location.source.absoluteRef}${location.pointer}${part}`
    if (!schema || seen.has(place)) return
    seen.add(place)
    const closed = schema.additionalProperties === false || schema.unevaluatedProperties === false
    const object = typesOf(schema).includes('object') || schema.properties || schema.allOf
    if (object && !part && !closed && !schema['x-open'])
      context.report({
        message: `${nameOf(location)} is sent by clients and takes fields of any name: add \`${schema.allOf ? 'unevaluatedProperties' : 'additionalProperties'}: false\`, or \`x-open: <why>\`.`,
        location,
      })
    const down = (steps: (string | number)[], child: SchemaNode | undefined, isPart = false) =>
      visit(child, location.child(steps), context, isPart)
    for (const [name, child] of Object.entries(schema.properties ?? {}))
      down(['properties', name], child)
    down(['items'], schema.items)
    for (const key of ['oneOf', 'anyOf', 'allOf'] as const)
      for (const [index, child] of (schema[key] ?? []).entries())
        down([key, index], child, key === 'allOf')
  }
}
