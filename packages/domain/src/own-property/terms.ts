import { earlier, later } from '../time/moments.ts'

/** Days after which a live property leaves the lists, unless its owner renews it. */
const LIFE_DAYS = 180

/** Days for which what was done to properties can be undone; removed ones are gone after them. */
const REMOVED_DAYS = 7

/** Until when what is done now can be undone. */
export const undoUntil = (now: Date): Date => later(now, REMOVED_DAYS, 'day')

/** What was done before can be undone no more. */
export const undoSince = (now: Date): Date => earlier(now, REMOVED_DAYS, 'day')

/** When a property that goes live or is renewed now leaves the lists. */
export const expiryFrom = (now: Date): Date => later(now, LIFE_DAYS, 'day')
