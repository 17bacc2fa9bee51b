import { zId } from '@manzil/api-client/generated/zod.gen'
import type { DialogueState } from './state.ts'

/** The listing whose page a message is about, where its query string is one of such a page (`id=…`). */
export function homeInQuery(query: string): string | undefined {
  const read = zId.safeParse(new URLSearchParams(query).get('id'))
  return read.success ? read.data : undefined
}

/** The conversation about the home of a page: as if its card were the only one, and talked about. */
export function aboutHome({ page, lowest, ...state }: DialogueState, id: string): DialogueState {
  return { ...state, shown: [id], refs: [1] }
}
