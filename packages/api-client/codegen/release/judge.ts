import type { Change } from './change.ts'
import { eventPrefix } from './one-document.ts'
import { pointerSteps } from './pointer.ts'

/**
 * Raises the impact of a body that becomes required, which `redocly diff` (2.77) takes for harmless,
 * says in the words of the chat that an acknowledgement is gone, and calls a rename by its name.
 */
export function judge(change: Change): Change {
  const message = breakage(change) ?? newName(change)
  return message ? { ...change, impact: 'major', verdicts: [{ message }] } : change
}

/** An event has no id but its address, whose change is told as that of a path. */
export const isEventId = ({ property, path }: Change): boolean =>
  property === 'operationId' && (pointerSteps(path)[1] ?? '').startsWith(eventPrefix)

const newName = ({ property, base, revision }: Change): string | undefined =>
  property === 'operationId' && base?.value && revision?.value
    ? `Operation \`${base.value}\` was renamed to \`${revision.value}\`.`
    : undefined

function breakage({ kind, path, typeName, revision }: Change): string | undefined {
  if (typeName === 'RequestBody' && kind === 'added') {
    const body = revision?.value as { required?: boolean } | undefined
    return body?.required ? 'A body became required.' : undefined
  }
  const [, event = ''] = pointerSteps(path)
  if (typeName === 'MediaTypesMap' && kind === 'removed' && event.startsWith(eventPrefix))
    return 'The event is no longer acknowledged.'
  return undefined
}
