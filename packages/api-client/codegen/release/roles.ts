import type { Change } from './change.ts'
import type { Document } from './documents.ts'
import { escapeStep } from './pointer.ts'

interface Operation {
  'x-roles'?: string[]
  responses?: Record<string, unknown>
}

/** Operations whose `x-roles` differ, of which `redocly diff` (2.77) says nothing. */
export function changedRoles(before: Document, after: Document): Change[] {
  const earlier = operationsOf(before)
  return [...operationsOf(after)].flatMap(([pointer, operation]): Change[] => {
    const known = earlier.get(pointer)
    const [from, to] = [known?.['x-roles'], operation['x-roles']]
    if (!known || String(from) === String(to)) return []
    const lost = lostRoles(known, to)
    return [
      {
        path: pointer,
        typeName: 'Operation',
        kind: 'modified',
        property: 'x-roles',
        impact: lost ? 'major' : 'minor',
        verdicts: lost ? [{ message: lost }] : [],
        base: { pointer, value: from ?? [] },
        revision: { pointer, value: to ?? [] },
      },
    ]
  })
}

/** Says who was shut out. A list that only writes down who was refused anyway shuts nobody out. */
function lostRoles(known: Operation, to: string[] | undefined): string | undefined {
  const from = known['x-roles']
  if (!to) return undefined
  if (!from)
    return known.responses?.['403'] ? undefined : `Only ${to.join(', ')} may still call it.`
  const lost = from.filter((role) => !to.includes(role))
  return lost.length > 0 ? `No longer for ${lost.join(', ')}.` : undefined
}

function operationsOf({ paths }: Document): Map<string, Operation> {
  const items = Object.entries(paths as Record<string, Record<string, Operation>>)
  return new Map(
    items.flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [
        `#/paths/${escapeStep(path)}/${method}`,
        operation,
      ]),
    ),
  )
}
