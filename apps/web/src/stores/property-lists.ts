import { createPropertyList } from './property-list.ts'

/** Properties beside each other; more do not fit a desk. */
export const MOST_COMPARED = 4

/** Properties that were chosen to be compared: asked for, so kept without further consent. */
export const comparedProperties = createPropertyList({ key: 'comparedHomes', most: MOST_COMPARED })

/** Properties that a guest gave a heart; an account has its own. Asked for, so kept without further consent. */
export const likedProperties = createPropertyList({ key: 'likedHomes', most: 50 })

/** Properties that are not to be shown in lists: asked for, so kept without further consent. */
export const hiddenProperties = createPropertyList({ key: 'hiddenHomes', most: 200 })

/** Properties whose page was opened, the last one first. */
export const seenProperties = createPropertyList({
  key: 'seenHomes',
  most: 200,
  kind: 'convenience',
})

/** Logging out leaves nothing behind that tells what somebody looked at. */
export function forgetProperties(): void {
  for (const list of [comparedProperties, likedProperties, hiddenProperties, seenProperties])
    list.clear()
}
