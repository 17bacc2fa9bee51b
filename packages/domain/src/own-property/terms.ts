import { later } from '../time/moments.ts'

/** Days after which a live property leaves the lists, unless its owner renews it. */
export const LIFE_DAYS = 180

/** Days for which a removed property can be brought back. */
export const REMOVED_DAYS = 7

/** When a property that goes live or is renewed now leaves the lists. */
export const expiryFrom = (now: Date): Date => later(now, LIFE_DAYS, 'day')
