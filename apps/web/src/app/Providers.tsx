import { directionOf } from '@manzil/i18n/languages'
import type { Translator } from '@manzil/i18n/translator'
import { UiProvider } from '@manzil/ui/foundations/UiProvider/UiProvider'
import { useTypeFaces } from '@manzil/ui/type-faces'
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { TranslatorProvider } from '../language/TranslatorProvider.tsx'
import { useLanguage } from '../language/use-language.ts'
import { HashRouter } from '../routing/HashRouter.tsx'
import { useColorMode } from '../stores/color-mode.ts'
import { useLitAddress } from '../stores/page-light.ts'
import { AppLink } from './AppLink.tsx'

interface ProvidersProps {
  i18n: Translator
  queryClient: QueryClient
  children: ReactNode
}

/** What every screen may rely on: texts, server cache, router, theme. */
export function Providers({ i18n, queryClient, children }: ProvidersProps) {
  return (
    <TranslatorProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <HashRouter>
          <Look>{children}</Look>
        </HashRouter>
      </QueryClientProvider>
    </TranslatorProvider>
  )
}

function Look({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const colorMode = useColorMode()
  const pictureAddress = useLitAddress()
  useTypeFaces(language)
  useNamesInLanguage()
  return (
    <UiProvider
      locale={language}
      dir={directionOf(language)}
      colorMode={colorMode}
      link={AppLink}
      pictureAddress={pictureAddress}
    >
      {children}
    </UiProvider>
  )
}

/**
 * Asks again for everything when the language changes: names come in the asked language alone. Runs
 * after the provider has written the language to the page, where the calls read it.
 */
function useNamesInLanguage(): void {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const shown = useRef(language)
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    void queryClient.invalidateQueries()
  }, [queryClient, language])
}
