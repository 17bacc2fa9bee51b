import type { SearchSlots } from '../../src/state.ts'

/** Messages of one conversation in order, and the search after the last one. */
export type Case = readonly [turns: readonly string[], slots: SearchSlots]
