import type { Change } from './compare.ts'
import { eventPrefix } from './one-document.ts'
import { pointerSteps } from './pointer.ts'

/**
 * Raises the impact of a body that becomes required, which `redocly diff` (2.77) takes for harmless,
 * and says in the words of the chat that an acknowledgement is gone.
 */
export function judge(change: Change): Change {
  const message = breakage(change)
  return message ? { ...change, impact: 'major', verdicts: [{ message }] } : change
}

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
