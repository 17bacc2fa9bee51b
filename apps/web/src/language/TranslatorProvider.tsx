import type { Translator } from '@manzil/i18n/translator'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { TranslatorContext } from './translator-context.ts'

interface TranslatorProviderProps {
  i18n: Translator
  children: ReactNode
}

/** Gives the translator to `useTranslation`; everything that uses it is drawn again when words change. */
export function TranslatorProvider({ i18n, children }: TranslatorProviderProps) {
  const version = useSyncExternalStore(i18n.follow, i18n.version)
  const spoken = useMemo(() => ({ i18n, version }), [i18n, version])
  return <TranslatorContext value={spoken}>{children}</TranslatorContext>
}
