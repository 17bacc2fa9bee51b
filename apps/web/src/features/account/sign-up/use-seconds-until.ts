import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** Whole seconds until a time in ms since 1970, counted down to 0. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= time) clearInterval(timer)
    }
    const timer = setInterval(tick, SECOND_MS)
    tick()
    return () => clearInterval(timer)
  }, [time])
  return Math.max(0, Math.ceil((time - now) / SECOND_MS))
}
