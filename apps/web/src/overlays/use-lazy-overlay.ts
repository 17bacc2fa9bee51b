import type { Feature } from '@manzil/i18n/features'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../stores/toasts.ts'
import { bounded } from './OverlayBoundary.tsx'

/** Code of something that opens over the page, and the texts that it speaks. */
export interface LazyOverlay<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>
  texts: readonly Feature[]
}

/**
 * The overlay's component, fetched when it is first wanted; null until then. One that throws takes
 * nothing else along. A failed fetch is told,
 * calls `onFailed`, and is tried again the next time.
 */
export function useLazyOverlay<Props extends object>(
  wanted: boolean,
  { load, texts }: LazyOverlay<Props>,
  onFailed: () => void,
): ComponentType<Props> | null {
  const { t, i18n } = useTranslation()
  const [Overlay, setOverlay] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!wanted || Overlay) return
    let given = true
    Promise.all([load(), i18n.loadNamespaces(texts)]).then(
      ([module]) => {
        if (given) setOverlay(() => bounded(module.default))
      },
      () => {
        if (!given) return
        showToast('error', t('overlay.failed'))
        onFailed()
      },
    )
    return () => {
      given = false
    }
  }, [wanted, Overlay, load, texts, onFailed, i18n, t])
  return Overlay
}
