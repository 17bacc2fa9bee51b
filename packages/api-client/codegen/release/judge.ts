import type { Change } from './compare.ts'
import type { Document } from './documents.ts'
import { eventPrefix } from './one-document.ts'
import { atPointer, pointerSteps } from './pointer.ts'

/**
 * Raises the impact of what `redocly diff` (2.77) takes for harmless, a body that becomes required and
 * accounts that are shut out, and says in the words of the chat that an acknowledgement is gone.
 */
export function judge(change: Change, before: Document): Change {
  const message = breakage(change, before)
  return message ? { ...change, impact: 'major', verdicts: [{ message }] } : change
}

function breakage(change: Change, before: Document): string | undefined {
  const { kind, path, typeName, revision } = change
  if (typeName === 'RequestBody' && kind === 'added') {
    const body = revision?.value as { required?: boolean } | undefined
    return body?.required ? 'A body became required.' : undefined
  }
  const [, event = ''] = pointerSteps(path)
  if (typeName === 'MediaTypesMap' && kind === 'removed' && event.startsWith(eventPrefix))
    return 'The event is no longer acknowledged.'
  return path.endsWith('/x-roles') ? lostRoles(change, before) : undefined
}

/** Roles that could call it before. A list that only writes down who was refused anyway loses none. */
function lostRoles({ path, base, revision }: Change, before: Document): string | undefined {
  const [earlier, now] = [rolesOf(base?.value), rolesOf(revision?.value)]
  if (!now) return undefined
  if (!earlier) {
    const refused = atPointer(before, path.replace(/x-roles$/, 'responses/403'))
    return refused ? undefined : `Only ${now.join(', ')} may still call it.`
  }
  const lost = earlier.filter((role) => !now.includes(role))
  return lost.length > 0 ? `No longer for ${lost.join(', ')}.` : undefined
}

const rolesOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.map(String) : undefined
