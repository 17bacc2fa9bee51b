import {
  type BackendModule,
  createInstance,
  type i18n as I18n,
  type Module,
  type ResourceKey,
} from 'i18next'
import type { Feature } from './features.ts'
import type { InterfaceLanguage } from './languages.ts'

/** Shape of every text, read from the English files: a key that is not there does not compile. */
export interface Texts {
  common: typeof import('./locales/en/common.json')
  home: typeof import('./locales/en/home.json')
  explore: typeof import('./locales/en/explore.json')
  listing: typeof import('./locales/en/listing.json')
  search: typeof import('./locales/en/search.json')
  saved: typeof import('./locales/en/saved.json')
  share: typeof import('./locales/en/share.json')
  details: typeof import('./locales/en/details.json')
  choosing: typeof import('./locales/en/choosing.json')
  particulars: typeof import('./locales/en/particulars.json')
  verdict: typeof import('./locales/en/verdict.json')
  agents: typeof import('./locales/en/agents.json')
  enquiry: typeof import('./locales/en/enquiry.json')
  viewings: typeof import('./locales/en/viewings.json')
  dashboard: typeof import('./locales/en/dashboard.json')
  leads: typeof import('./locales/en/leads.json')
  overview: typeof import('./locales/en/overview.json')
  profile: typeof import('./locales/en/profile.json')
  propertyForm: typeof import('./locales/en/propertyForm.json')
  myData: typeof import('./locales/en/myData.json')
  favourites: typeof import('./locales/en/favourites.json')
  feeds: typeof import('./locales/en/feeds.json')
  ownProperties: typeof import('./locales/en/ownProperties.json')
  operator: typeof import('./locales/en/operator.json')
  account: typeof import('./locales/en/account.json')
  chat: typeof import('./locales/en/chat.json')
  connectivity: typeof import('./locales/en/connectivity.json')
  content: typeof import('./locales/en/content.json')
  credentials: typeof import('./locales/en/credentials.json')
  security: typeof import('./locales/en/security.json')
  verification: typeof import('./locales/en/verification.json')
  cookies: typeof import('./locales/en/cookies.json')
  payment: typeof import('./locales/en/payment.json')
  plans: typeof import('./locales/en/plans.json')
  map: typeof import('./locales/en/map.json')
  failures: typeof import('./locales/en/failures.json')
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
    returnNull: false
  }
}

/** Fetches the texts of one feature in one language; how is the app's affair. */
export type LoadTexts = (language: string, feature: string) => Promise<ResourceKey>

export interface I18nOptions {
  language: InterfaceLanguage
  load: LoadTexts
  /** Loaded before the promise resolves. */
  features?: readonly Feature[]
  /** What ties the translator to a view library. */
  plugins?: readonly Module[]
  /** Told a text that was asked for and is not there, as `feature:key`; tests throw. */
  onMissing?: (text: string) => void
}

/**
 * Makes the translator. Only the chosen language is loaded: each interface language is complete,
 * so none needs another to fall back on. Values are not escaped, React does that.
 */
export async function createI18n({
  language,
  load,
  features = ['common'],
  plugins = [],
  onMissing = (text) => console.error(`No text for ${text}.`),
}: I18nOptions): Promise<I18n> {
  const backend: BackendModule = {
    type: 'backend',
    init: () => {},
    read: (code, feature, done) => {
      load(code, feature).then(
        (texts) => done(null, texts),
        (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), null),
      )
    },
  }
  const instance = createInstance()
  for (const plugin of plugins) instance.use(plugin)
  await instance.use(backend).init({
    lng: language,
    fallbackLng: false,
    ns: features,
    defaultNS: 'common',
    load: 'currentOnly',
    // Texts are asked for at once, not after a turn of the event loop.
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    // Without it a missing text shows as its key, and nobody hears of it.
    saveMissing: true,
    missingKeyHandler: (_languages, feature, key) => onMissing(`${feature}:${key}`),
  })
  return instance
}
