import type { Feature } from '@manzil/i18n/features'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Code of a part of a page, and the texts that it speaks. */
export interface LazyPart<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>
  texts: readonly Feature[]
}

type PartState<Props> =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; Part: ComponentType<Props> }

/** Fetches a part of the page with its texts when it is drawn for the first time. */
export function useLazyPart<Props>({ load, texts }: LazyPart<Props>): PartState<Props> {
  const { i18n } = useTranslation()
  const [state, setState] = useState<PartState<Props>>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setState({ kind: 'loading' })
    setAttempt((before) => before + 1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    let given = true
    Promise.all([load(), i18n.loadNamespaces(texts)]).then(
      ([module]) => given && setState({ kind: 'ready', Part: module.default }),
      () => given && setState({ kind: 'failed', retry }),
    )
    return () => {
      given = false
    }
  }, [load, texts, i18n, retry, attempt])
  return state
}
