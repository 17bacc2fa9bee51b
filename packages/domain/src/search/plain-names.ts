import type { FilterQuery } from './relaxations.ts'

/** Filters that a number of the property must not be below, or above. */
export type LimitName = Extract<keyof FilterQuery, `${string}_${'min' | 'max'}`>
