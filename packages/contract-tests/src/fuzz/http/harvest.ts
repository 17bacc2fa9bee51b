import { follow } from '../contract/documents.ts'
import type { JsonSchema } from '../contract/json-schema.ts'
import type { Operation } from '../contract/operations.ts'
import { type Pool, plainName } from '../values/pool.ts'
import type { Visitor } from './sessions.ts'

interface Seen {
  operation: Operation
  visitor: Visitor
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Keeps the ids and slugs of an answer for later inputs. */
export function harvest(pool: Pool, seen: Seen, body: unknown): void {
  const schema = [...seen.operation.answers].find(([status]) => status < 300)?.[1].schema
  if (schema) collect({ pool, seen, entity: '', field: '' }, schema, body)
}

interface Spot {
  pool: Pool
  seen: Seen
  entity: string
  field: string
}

function collect(spot: Spot, schema: JsonSchema, value: unknown): void {
  if (schema.$ref) {
    const target = follow('rest', schema.$ref)
    // A shared text (Id, Slug) has no fields of its own, so its owner stays the entity.
    const entity = target.schema.properties || target.schema.allOf ? target.entity : spot.entity
    collect({ ...spot, entity }, target.schema, value)
    return
  }
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    collect(spot, part, value)
  if (Array.isArray(value)) {
    for (const item of value) if (schema.items) collect(spot, schema.items, item)
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, member] of Object.entries(value)) {
      const declared = schema.properties?.[field]
      if (declared) collect({ ...spot, field }, declared, member)
    }
  } else if (typeof value === 'string' && (uuid.test(value) || schema.pattern)) {
    spot.pool.remember(namesIn(spot), value)
  }
}

/** An id is known by its entity and its part of the API, everything else by its field. */
function namesIn({ entity, field, seen: { operation, visitor } }: Spot): string[] {
  if (!/^_?id$/.test(field)) return [plainName(field)]
  const words = entity.match(/[A-Z][a-z]+/g) ?? []
  return [
    operation.tag,
    `${visitor}:${operation.tag}`,
    plainName(entity),
    `${plainName(entity)}id`,
    ...words.map(plainName),
  ]
}
