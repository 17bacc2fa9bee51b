import { useEffect, useState } from 'react'

/** Somebody who only looks is asked after this time, in ms. */
const WAIT_MS = 1_500
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll']

/**
 * True once somebody moves, presses, types or scrolls, or has looked for a while: what is only asked
 * of people need not be loaded with the page.
 */
export function useVisitorThere(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (isThere) return
    const notice = () => setThere(true)
    const timer = setTimeout(notice, WAIT_MS)
    for (const sign of signs) addEventListener(sign, notice, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, notice)
    }
  }, [isThere])
  return isThere
}
