import type { Context, Location, SchemaNode } from './visitor.ts'

interface BodyNode {
  content?: Record<string, { schema?: SchemaNode } | undefined>
}
interface SentParameter {
  schema?: SchemaNode
}
interface ChatOperationNode {
  action?: string
  messages?: { $ref?: string }[]
}

/**
 * Looks at one schema; `part` says that it is a member of an `allOf`, or of an `anyOf` beside
 * fields, which is no whole.
 */
type Check = (schema: SchemaNode, location: Location, context: Context, part: boolean) => void

/** Visitors that show a check every schema that clients send: parameters, bodies, chat payloads. */
export function sentSchemas(check: Check) {
  const visit = walker(check)
  return {
    Parameter({ schema }: SentParameter, context: Context) {
      visit(schema, context.location.child(['schema']), context)
    },
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
function walker(check: Check) {
  const seen = new Set<string>()
  return function visit(raw: SchemaNode | undefined, at: Location, context: Context, part = false) {
    if (!raw) return
    const resolved = context.resolve(raw, at.source.absoluteRef)
    const schema = resolved.node as SchemaNode | undefined
    const location = raw.$ref ? (resolved.location ?? at) : at
    const place = `${location.source.absoluteRef}${location.pointer}${part}`
    if (!schema || seen.has(place)) return
    seen.add(place)
    check(schema, location, context, part)
    const down = (steps: (string | number)[], child: SchemaNode | undefined, isPart = false) =>
      visit(child, location.child(steps), context, isPart)
    for (const [name, child] of Object.entries(schema.properties ?? {}))
      down(['properties', name], child)
    down(['items'], schema.items)
    for (const key of ['oneOf', 'anyOf', 'allOf'] as const)
      for (const [index, child] of (schema[key] ?? []).entries())
        down([key, index], child, key === 'allOf' || (key === 'anyOf' && 'properties' in schema))
  }
}
