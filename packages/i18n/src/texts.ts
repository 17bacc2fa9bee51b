import type { Feature } from './features.ts'

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

type KeyIn<Words, Path extends string = ''> = {
  [Name in keyof Words & string]: Words[Name] extends string
    ? `${Path}${Name}`
    : KeyIn<Words[Name], `${Path}${Name}.`>
}[keyof Words & string]

/** Keys of each feature's texts, with dots. One table, so that each is worked out once. */
type Keys = { [Name in Feature]: KeyIn<Texts[Name]> }
type FullKeys = { [Name in Feature]: `${Name}:${Keys[Name]}` }

/** One feature, or several of which the first needs no name before its keys. */
export type Features = Feature | readonly [Feature, ...Feature[]]
type First<Some extends Features> = Some extends readonly [infer Name extends Feature, ...Feature[]]
  ? Name
  : Some & Feature
type Each<Some extends Features> = Some extends readonly Feature[] ? Some[number] : Some & Feature

/** `price.from` of the first feature, `listing:price.from` of any. */
export type TextKey<Some extends Features> = Keys[First<Some>] | FullKeys[Each<Some>]

/** What stands in the places that a text leaves open; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>

/** Compared by its keys: whoever says more texts may stand in for whoever says fewer. */
interface Say<Key extends string> {
  // biome-ignore lint/style/useShorthandFunctionType: an alias is compared by the features it names
  (key: Key, values?: TextValues): string
}

/** Says a text of these features. */
export type Translate<Some extends Features = 'common'> = Say<TextKey<Some>>
