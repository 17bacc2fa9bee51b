import { refName } from '../../document.ts'
import { addresses } from './addresses.ts'
import type { SchemaNode } from './documents.ts'
import type { EventEntry } from './events.ts'
import type { TagModel } from './tag-model.ts'

/** A place that names a schema. */
export interface Use {
  label: string
  address: string
}

/** Where each schema is named, without the answers that nearly all operations share. */
export function usesOfSchemas(
  tags: TagModel[],
  events: EventEntry[],
  schemas: [string, SchemaNode][],
): Map<string, Use[]> {
  const uses = new Map<string, Map<string, Use>>()
  const add = (names: Iterable<string>, use: Use) => {
    for (const name of names) {
      const list = uses.get(name) ?? new Map<string, Use>()
      uses.set(name, list.set(use.address, use))
    }
  }
  for (const { name: tag, operations } of tags)
    for (const { id, raw } of operations) {
      const { parameters, requestBody, responses } = raw
      add(namesIn({ parameters, requestBody, responses }), {
        label: id,
        address: addresses.operation(tag, id),
      })
    }
  for (const { event, payload, acknowledgement } of events)
    add(acknowledgement ? [payload, acknowledgement] : [payload], {
      label: event,
      address: addresses.event(event),
    })
  for (const [name, schema] of schemas)
    add(namesIn(schema), { label: name, address: addresses.schema(name) })
  return new Map([...uses].map(([name, list]) => [name, [...list.values()]]))
}

/** Names of the schemas that a part of the document points at. */
function namesIn(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const item of part) namesIn(item, found)
  else if (part && typeof part === 'object')
    for (const [key, value] of Object.entries(part)) {
      if (key === '$ref' && typeof value === 'string' && value.startsWith('#/components/schemas/'))
        found.add(refName(value))
      else namesIn(value, found)
    }
  return found
}
