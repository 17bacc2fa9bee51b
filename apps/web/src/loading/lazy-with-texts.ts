import type { Feature } from '@manzil/i18n/features'
import type { Translator } from '@manzil/i18n/translator'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useTranslation } from '../language/use-translation.ts'

/** Code that comes late, and the texts that it speaks. */
export interface LazyPart<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>
  texts: readonly Feature[]
}

/**
 * Fetches code and its texts side by side. Rejects where one of them cannot be had, and may be asked
 * again; what has come is not fetched twice, so asking before it is wanted prefetches.
 */
export async function lazyWithTexts<Code>(
  { load, texts }: { load: () => Promise<Code>; texts: readonly Feature[] },
  i18n: Translator,
): Promise<Code> {
  const [code] = await Promise.all([load(), i18n.load(texts)])
  return code
}

type PartState<Props> =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; Part: ComponentType<Props> }

/** A component that is fetched with its texts once it is wanted; wanting it anew tries again. */
export function useLazyWithTexts<Props>(
  { load, texts }: LazyPart<Props>,
  wanted = true,
): PartState<Props> {
  const { i18n } = useTranslation()
  const [state, setState] = useState<PartState<Props>>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setState({ kind: 'loading' })
    setAttempt((before) => before + 1)
  }, [])
  const isReady = state.kind === 'ready'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    if (!wanted || isReady) return
    let given = true
    setState((before) => (before.kind === 'failed' ? { kind: 'loading' } : before))
    lazyWithTexts({ load, texts }, i18n).then(
      (module) => given && setState({ kind: 'ready', Part: module.default }),
      () => given && setState({ kind: 'failed', retry }),
    )
    return () => {
      given = false
    }
  }, [wanted, isReady, load, texts, i18n, retry, attempt])
  return state
}
