import type { Language } from '@manzil/i18n/languages'
import { brandName } from '../languages.ts'
import { type Head, writeHead } from '../page/head.ts'
import type { Html } from '../page/html.ts'
import type { Thing } from '../page/json-ld.ts'
import type { Setting } from '../page/share-page.ts'
import { type CardPicture, sceneAt } from '../pictures/card-picture.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { homeTexts } from './home-texts.ts'

/** Of the picture: no share page stands here. */
const address = '/home'

/** What the picture of the home page shows. */
export function homePicture(language: Language): CardPicture {
  const { title, hero } = homeTexts[language]
  // The view that stands in where an address names no scene is the one over the marina.
  return {
    scene: sceneAt(''),
    eyebrow: '',
    headline: hero.title,
    text: title,
    line: '',
    alt: title,
  }
}

/** The head of the app's own document: it is the home page, in the language that its address asks. */
export function homeHead(at: Setting): Html {
  const { language, origin } = at
  const { title, hero } = homeTexts[language]
  const urlIn = (other: Language) => `${origin}/${other === 'en' ? '' : `?lng=${other}`}`
  const picture = homePicture(language)
  const head: Head = {
    kind: 'website',
    title,
    description: hero.text,
    urlIn,
    image: {
      url: `${origin}${pictureAddress({ address, picture }, language)}`,
      alt: picture.alt,
      isDrawn: true,
    },
    things: thingsOf(at, urlIn(language), hero.text),
  }
  return writeHead(head, at)
}

/** The site with its search, and who runs it. */
function thingsOf({ language, origin }: Setting, url: string, description: string): Thing[] {
  const publisher = `${origin}/#organization`
  const search = `${origin}/${language === 'en' ? '' : `?lng=${language}`}#/property-listing?search={search_term_string}`
  return [
    {
      '@type': 'WebSite',
      '@id': url,
      url,
      name: brandName(language),
      description,
      inLanguage: language,
      publisher: { '@id': publisher },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: search },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': publisher,
      name: brandName(language),
      url: `${origin}/`,
      logo: `${origin}/icons/512.png`,
    },
  ]
}
