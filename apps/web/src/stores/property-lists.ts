import { createHomeList } from './home-list.ts'

/** Homes beside each other; more do not fit a desk. */
export const MOST_COMPARED = 4

/** Homes that were chosen to be compared: asked for, so kept without further consent. */
export const comparedHomes = createHomeList({ key: 'comparedHomes', most: MOST_COMPARED })

/** Homes that are not to be shown in lists: asked for, so kept without further consent. */
export const hiddenHomes = createHomeList({ key: 'hiddenHomes', most: 200 })

/** Homes whose page was opened, the last one first. */
export const seenHomes = createHomeList({ key: 'seenHomes', most: 200, kind: 'convenience' })

/** Logging out leaves nothing behind that tells what somebody looked at. */
export function forgetHomes(): void {
  for (const list of [comparedHomes, hiddenHomes, seenHomes]) list.clear()
}
