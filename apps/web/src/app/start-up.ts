import {
  listCategoriesQuery,
  listLocationsQuery,
} from '@manzil/api-client/generated/catalogue-queries.gen'
import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import { createI18n } from '@manzil/i18n/i18n'
import type { InterfaceLanguage } from '@manzil/i18n/languages'
import { loadTexts } from '@manzil/i18n/load-texts'
import type { Translator } from '@manzil/i18n/translator'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { expireSession } from '../api/expired-session.ts'
import { createQueryClient } from '../api/query-client.ts'
import { resumeSession } from '../api/start-session.ts'
import { whenQuiet } from '../api/when-quiet.ts'
import { type ChangedTexts, changedTextsEvent } from '../language/live-texts.ts'
import { contactsQuery } from '../layouts/site/contacts-query.ts'
import { currentAddress } from '../routing/current-search.ts'
import { startRoute } from '../routing/start-route.ts'
import { languageOfVisitor } from './language.ts'
import { matchRoute } from './routes.ts'

/**
 * How long the first render waits for data that is under way, beyond the session, in ms: drawing a
 * page once, with its data, is cheaper than drawing it twice.
 */
const WAIT_MS = 300
/**
 * How long the first render waits for the session, in ms. A server that does not answer must not
 * keep the page from saying so; whose session comes later is told everything again.
 */
const SESSION_WAIT_MS = 4_000

const atMost = (wait: Promise<unknown>, ms: number): Promise<unknown> =>
  Promise.race([wait, new Promise((resolve) => setTimeout(resolve, ms))])

/** What the first render needs. */
export interface Started {
  i18n: Translator
  queryClient: QueryClient
}

/**
 * Everything before the first render, side by side: texts, session, and code and data of the page
 * that the address names. A failure of session or page is only logged; the app renders.
 */
export async function startUp(): Promise<Started> {
  if (import.meta.env.MODE === 'mock') {
    const { startMock } = await import('./start-mock.ts')
    await startMock()
  }
  const { pathname, search } = currentAddress()
  const route = matchRoute(pathname)
  // What goes wrong here shows again when the page is started below.
  route?.page.load().catch(() => {})
  const language = languageOfVisitor()
  const texts = createI18n({
    language,
    load: loadTexts,
    features: ['common', ...(route?.texts ?? [])],
  })
  import.meta.hot?.on(changedTextsEvent, ({ language, feature, texts: changed }: ChangedTexts) => {
    void texts.then((i18n) => i18n.replaceTexts(language, feature, changed))
  })
  const session = resumeSession()
  const queryClient = createQueryClient(() => {
    void texts.then((i18n) => expireSession(i18n.t('session.expired')))
  })
  prefetchFrame(queryClient, language)
  const [i18n] = await Promise.all([texts, atMost(session, SESSION_WAIT_MS)])
  const context = { queryClient, i18n, search }
  const page =
    route &&
    startRoute(route, context).catch((cause: unknown) =>
      console.warn('The page could not be loaded.', cause),
    )
  void session.then((outcome) => {
    if (outcome === 'expired') expireSession(i18n.t('session.expired'))
  })
  await whenQuiet(queryClient, WAIT_MS)
  await page
  return { i18n, queryClient }
}

/** What the head and the foot of every page show. */
function prefetchFrame(queryClient: QueryClient, language: InterfaceLanguage): void {
  void queryClient.prefetchQuery(getSiteStatusQuery(api))
  void queryClient.prefetchQuery(listCategoriesQuery(api))
  void queryClient.prefetchQuery(listLocationsQuery(api))
  void queryClient.prefetchQuery(contactsQuery(language))
}
