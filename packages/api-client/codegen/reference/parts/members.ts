import { refName } from '../../document.ts'
import type { SchemaNode } from '../model/documents.ts'
import type { Reference } from '../model/reference.ts'
import { choicesOf, resolve } from '../schema/shape.ts'

export const refOf = (name: string): SchemaNode => ({ $ref: `#/components/schemas/${name}` })

/** Names of the alternatives of a schema, or its own where it has none. */
export function membersOf({ rest }: Reference, name: string): string[] {
  const names = choicesOf(resolve(rest, refOf(name))).flatMap(({ $ref }) =>
    $ref ? [refName($ref)] : [],
  )
  return names.length > 0 ? names : [name]
}

/** The alternative that every acknowledgement shares: how an event is refused. */
export function refusalName(reference: Reference): string | undefined {
  const lists = reference.events.flatMap(({ acknowledgement }) =>
    acknowledgement ? [membersOf(reference, acknowledgement)] : [],
  )
  const [first = []] = lists
  if (lists.length < 2) return undefined
  return first.find((name) => lists.every((list) => list.includes(name)))
}

export function acceptedMembers(reference: Reference, acknowledgement: string): string[] {
  const refusal = refusalName(reference)
  return membersOf(reference, acknowledgement).filter((name) => name !== refusal)
}
