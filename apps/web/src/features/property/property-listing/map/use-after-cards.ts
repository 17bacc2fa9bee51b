import { type RefObject, useEffect, useState } from 'react'

/** The map comes at the latest this long after the list, in ms. */
const LATEST_MS = 3_000

/**
 * Whether the map's turn has come: at once where it hides the list, otherwise once the first card has
 * its picture and the browser is idle, so that nothing of the map stands before the cards in the line.
 *
 * @param ready the list is drawn
 */
export function useAfterCards(list: RefObject<HTMLElement | null>, ready: boolean): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (isDue) return
    // Not displayed: there is nothing to wait for.
    if (list.current?.clientHeight === 0) return setDue(true)
    if (!ready) return
    let given = true
    const come = () => given && setDue(true)
    const latest = setTimeout(come, LATEST_MS)
    const rest = () =>
      'requestIdleCallback' in window ? requestIdleCallback(come) : setTimeout(come)
    const picture = list.current?.querySelector('img')
    if (!picture || picture.complete) rest()
    else {
      picture.addEventListener('load', rest, { once: true })
      picture.addEventListener('error', rest, { once: true })
    }
    return () => {
      given = false
      clearTimeout(latest)
      picture?.removeEventListener('load', rest)
      picture?.removeEventListener('error', rest)
    }
  }, [list, ready, isDue])
  return isDue
}
