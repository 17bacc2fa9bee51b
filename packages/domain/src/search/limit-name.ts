import type { FilterQuery } from './relaxations.ts'

/** Filters that a number of the home must not be below, or above. */
export type LimitName = Extract<keyof FilterQuery, `${string}_${'min' | 'max'}`>
