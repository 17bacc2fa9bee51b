import { CHAT_REVEAL_STEP_MS } from '@manzil/domain/limits'
import { useEffect, useState } from 'react'

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * How many of `total` lines show: all at once from the history and for people who ask for less
 * motion; one more every 250 ms when live.
 */
export function useReveal(total: number, live: boolean): { shown: number; showAll: () => void } {
  const [steps, setSteps] = useState(() =>
    live && !wantsStillness() ? 1 : Number.POSITIVE_INFINITY,
  )
  const done = steps >= total
  useEffect(() => {
    if (done) return
    const more = () => setSteps((shown) => Math.min(shown + 1, total))
    const timer = setInterval(more, CHAT_REVEAL_STEP_MS)
    return () => clearInterval(timer)
  }, [done, total])
  return { shown: Math.min(steps, total), showAll: () => setSteps(Number.POSITIVE_INFINITY) }
}
