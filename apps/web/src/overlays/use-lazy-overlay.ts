import { type ComponentType, useEffect, useMemo } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { type LazyPart, useLazyWithTexts } from '../loading/lazy-with-texts.ts'
import { showToast } from '../stores/toasts.ts'
import { bounded } from './OverlayBoundary.tsx'

/**
 * What opens over the page, fetched when it is first wanted; null until then. One that throws takes
 * nothing else along. A failed fetch is told, calls `onFailed`, and is tried again the next time.
 */
export function useLazyOverlay<Props extends object>(
  wanted: boolean,
  part: LazyPart<Props>,
  onFailed: () => void,
): ComponentType<Props> | null {
  const { t } = useTranslation()
  const state = useLazyWithTexts(part, wanted)
  const Part = state.kind === 'ready' ? state.Part : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each failed fetch
  useEffect(() => {
    if (state.kind !== 'failed') return
    showToast('error', t('overlay.failed'))
    onFailed()
  }, [state])
  return useMemo(() => (Part ? bounded(Part) : null), [Part])
}
