import { zId } from '@manzil/api-client/generated/zod.gen'
import type { DialogueState } from '../state.ts'

/** The property whose page a message is about, where its query string is one of such a page (`id=…`). */
export function propertyInQuery(query: string): string | undefined {
  const read = zId.safeParse(new URLSearchParams(query).get('id'))
  return read.success ? read.data : undefined
}

/** The conversation about the property of a page: as if its card were the only one, and talked about. */
export function aboutProperty(
  { page, lowest, smallest, order, focus, ...state }: DialogueState,
  id: string,
): DialogueState {
  return { ...state, shown: [id], refs: [1], focus: { propertyId: id, age: 0 } }
}
