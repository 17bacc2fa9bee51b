import type { Intent } from '../state.ts'

/** What asks for an agent: a call or a viewing. */
export const leadIntents: ReadonlySet<Intent> = new Set(['request_callback', 'book_viewing'])
