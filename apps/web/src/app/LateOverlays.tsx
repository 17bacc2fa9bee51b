import { type ComponentType, useEffect, useState } from 'react'

/** The overlays come at the latest this long after the first page, in ms. */
const LATEST_MS = 2_000

const idle: (run: () => void) => void =
  'requestIdleCallback' in window
    ? (run) => requestIdleCallback(run, { timeout: LATEST_MS })
    : (run) => setTimeout(run, LATEST_MS)

/**
 * Fetches what floats over the screens once the first page is drawn, or at the first press: what
 * was asked for meanwhile waits in the stores.
 */
export function LateOverlays() {
  const [Overlays, setOverlays] = useState<ComponentType | null>(null)
  useEffect(() => {
    const fetchThem = () => {
      import('./Overlays.tsx').then(
        (module) => setOverlays(() => module.default),
        (cause: unknown) => console.warn('The overlays could not be loaded.', cause),
      )
    }
    idle(fetchThem)
    addEventListener('pointerdown', fetchThem, { once: true })
    return () => removeEventListener('pointerdown', fetchThem)
  }, [])
  return Overlays && <Overlays />
}
