import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from '../language/use-translation.ts'

/** The overlays come at the latest this long after the first page, in ms. */
const LATEST_MS = 2_000
/** After a failure they are asked for again, in ms. */
const AGAIN_MS = 5_000

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
  const { i18n } = useTranslation()
  useEffect(() => {
    let isThere = false
    let again: ReturnType<typeof setTimeout> | undefined
    const fetchThem = () => {
      if (isThere) return
      clearTimeout(again)
      // Whether there is a connection is watched from here on, so what says that there is none has to
      // be here too.
      const texts = i18n.load(['connectivity']).catch(() => {})
      Promise.all([import('./Overlays.tsx'), texts]).then(
        ([module]) => {
          isThere = true
          setOverlays(() => module.default)
        },
        (cause: unknown) => {
          console.warn('The overlays could not be loaded.', cause)
          again = setTimeout(fetchThem, AGAIN_MS)
        },
      )
    }
    idle(fetchThem)
    addEventListener('pointerdown', fetchThem, { once: true })
    addEventListener('online', fetchThem)
    return () => {
      clearTimeout(again)
      removeEventListener('pointerdown', fetchThem)
      removeEventListener('online', fetchThem)
    }
  }, [i18n])
  return Overlays && <Overlays />
}
