import { directionOf } from '@manzil/i18n/languages'
import { languagePrefixes } from '../languages.ts'
import { frame } from '../page/document.ts'
import { html } from '../page/html.ts'
import type { Setting } from '../page/share-page.ts'
import { shareTexts } from '../texts/all-languages.ts'

/**
 * What is shown where a page is opened without a network: in every language, since nothing can be
 * asked for then. It is kept by the offline worker, so it needs no file besides itself.
 */
export function offlineDocument(at: Setting): string {
  return frame(at, {
    head: html`<title>${at.texts.offline.title}</title><meta name="robots" content="noindex">`,
    main: html`<h1>${at.texts.offline.title}</h1>${languagePrefixes.map(({ language }) => {
      const { title, text, retry } = shareTexts[language].offline
      return html`<section lang="${language}" dir="${directionOf(language)}">${language !== 'en' && html`<h2>${title}</h2>`}<p>${text} <a href="">${retry}</a></p></section>`
    })}`,
  })
}
