import { LocaleProvider } from '@ark-ui/react/locale'
import type { ReactNode } from 'react'
import { useUi } from '../UiProvider/ui-context.ts'

/**
 * Tells Ark's parts inside the language of the page, and so its direction: which arrow key goes on,
 * and to which side what floats opens. Each component that is made of them brings it along.
 */
export function LocaleRoot({ children }: { children: ReactNode }) {
  const { locale } = useUi()
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>
}
