import type { Feature } from '@manzil/i18n/features'
import { createI18n } from '@manzil/i18n/i18n'
import { directionOf, type InterfaceLanguage } from '@manzil/i18n/languages'
import { loadTexts } from '@manzil/i18n/load-texts'
import { UiProvider } from '@manzil/ui/foundations/UiProvider/UiProvider'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from '../api/query-client.ts'
import { AppLink } from '../app/AppLink.tsx'
import { TranslatorProvider } from '../language/TranslatorProvider.tsx'
import { HashRouter } from '../routing/HashRouter.tsx'
import { useLocation } from '../routing/location.ts'

interface DrawOptions {
  language?: InterfaceLanguage
  /** Texts beside the common ones. */
  texts?: readonly Feature[]
  /** Where the visitor is. */
  path?: string
}

/** Draws something with everything that screens rely on; `place` tells where the router is. */
export async function draw(element: ReactNode, options: DrawOptions = {}) {
  const { language = 'en', texts = [], path = '/' } = options
  const i18n = await createI18n({
    language,
    load: loadTexts,
    features: ['common', ...texts],
    onMissing: (text) => {
      throw new Error(`No text for ${text}`)
    },
  })
  const queryClient = createQueryClient(() => {})
  window.history.replaceState(null, '', `#${path}`)
  let place = path
  function Place() {
    const { pathname, search } = useLocation()
    place = pathname + search
    return null
  }
  const drawn = render(
    <TranslatorProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <HashRouter>
          <UiProvider locale={language} dir={directionOf(language)} link={AppLink}>
            {element}
          </UiProvider>
          <Place />
        </HashRouter>
      </QueryClientProvider>
    </TranslatorProvider>,
  )
  return { ...drawn, i18n, queryClient, place: () => place }
}
