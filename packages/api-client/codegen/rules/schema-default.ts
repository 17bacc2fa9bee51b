import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Context, type Location, nameOf, type SchemaNode } from './visitor.ts'

const ajv = new Ajv2020({ strict: false, logger: false })
addFormats.default(ajv)

/** A `default` is a value that its own schema lets through, in parameters and schemas alike. */
export function schemaDefault() {
  return {
    Schema(schema: SchemaNode, context: Context) {
      if ('default' in schema) check(schema.default, schema, context.location, context)
    },
    /** A default beside a `$ref` is measured by what the reference names. */
    ref(node: SchemaNode, context: Context, target: { node?: unknown; location?: Location }) {
      const { node: schema, location } = target
      if (context.type.name !== 'Schema' || !('default' in node) || !location) return
      check(node.default, (schema ?? {}) as SchemaNode, context.location, context, location)
    },
  }
}

function check(
  value: unknown,
  schema: SchemaNode,
  at: Location,
  context: Context,
  property: Location = at,
): void {
  const whole = inlined(schema, property.source.absoluteRef, context) as object
  const why = breakage(whole, value)
  if (!why) return
  context.report({
    message: `The default ${JSON.stringify(value)} of ${nameOf(at)} breaks its own schema (${why}): correct one of the two.`,
    location: at.child(['default']),
  })
}

function breakage(schema: object, value: unknown): string | undefined {
  try {
    if (ajv.validate(schema, value)) return undefined
  } catch {
    // The schema itself is broken, a pattern of it for example; the rules about that say so.
    return undefined
  }
  return ajv.errorsText(ajv.errors, { dataVar: '' }).trim()
}

/** Replaces references by what they name. Deeper than any default goes, anything passes. */
function inlined(node: unknown, file: string, context: Context, depth = 0): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (depth > deepest) return {}
  const { $ref } = node as SchemaNode
  const target = $ref ? context.resolve(node, file) : undefined
  if (target) {
    const property = target.location?.source.absoluteRef ?? file
    return inlined(target.node ?? {}, property, context, depth + 1)
  }
  if (Array.isArray(node)) return node.map((entry) => inlined(entry, file, context, depth + 1))
  return Object.fromEntries(
    Object.entries(node).map(([key, entry]) => [key, inlined(entry, file, context, depth + 1)]),
  )
}

const deepest = 24
