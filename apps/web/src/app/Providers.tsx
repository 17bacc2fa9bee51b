import { directionOf } from '@manzil/i18n/languages'
import { useTypeFaces } from '@manzil/ui/type-faces'
import { UiProvider } from '@manzil/ui/UiProvider/UiProvider'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { HashRouter } from 'react-router-dom'
import { useLanguage } from '../language/use-language.ts'
import { useColorMode } from '../stores/color-mode.ts'
import { AppLink } from './AppLink.tsx'

interface ProvidersProps {
  i18n: I18n
  queryClient: QueryClient
  children: ReactNode
}

/** What every screen may rely on: texts, server cache, router, theme. */
export function Providers({ i18n, queryClient, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <HashRouter>
          <Look>{children}</Look>
        </HashRouter>
      </QueryClientProvider>
    </I18nextProvider>
  )
}

function Look({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const colorMode = useColorMode()
  useTypeFaces(language)
  return (
    <UiProvider locale={language} dir={directionOf(language)} colorMode={colorMode} link={AppLink}>
      {children}
    </UiProvider>
  )
}
