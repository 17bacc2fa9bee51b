import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { inLanguage } from '@manzil/domain/share-address'
import type { CardPicture } from '../pictures/card-picture.ts'
import { shareTexts } from '../texts/all-languages.ts'
import type { ShareTexts } from '../texts/share-texts.ts'
import type { Html } from './html.ts'
import type { Thing } from './json-ld.ts'

/** In which language and at which site a page is written. */
export interface Setting {
  language: LanguageCode
  texts: ShareTexts
  /** As `https://manzil.example`, without a slash at its end. */
  origin: string
  /** Rooted address of a share page in the language of this one. */
  link: (address: string) => string
  /** The same with the site before it. */
  url: (address: string) => string
}

export function settingOf(language: LanguageCode, origin: string): Setting {
  const link = (address: string) => inLanguage(address, language)
  const url = (address: string) => `${origin}${link(address)}`
  return { language, texts: shareTexts[language], origin, link, url }
}

/** What a share page says, in one language. Addresses are those of `shareAddress`. */
export interface SharePage {
  /** Canonical, without a language. */
  address: string
  /** Of the same thing in the app, as the router sees it. */
  route: string
  /** What the link to it says. */
  open: string
  kind: 'website' | 'article' | 'profile'
  title: string
  /** Plain text of one or two sentences. */
  description: string
  heading: Html
  /** What follows the picture. */
  body: Html
  picture: CardPicture
  /** Address of a picture of this site that the page shows instead of the drawn scene. */
  photograph?: { src: string; srcset: string | undefined; alt: string }
  /** From the home page down to the one above. */
  crumbs: readonly { name: string; address: string }[]
  things: readonly Thing[]
  /** ISO times, where the page has them. */
  published?: string
  modified?: string
}
