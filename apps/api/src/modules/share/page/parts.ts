import type { LanguageCode, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { shareAddress } from '@manzil/domain/share-address'
import { directionOf } from '@manzil/i18n/languages'
import { type Html, html } from './html.ts'
import { propertyWords } from './property-words.ts'
import type { Setting } from './share-page.ts'

/** Facts with their labels; those without a value are left out. */
export function factList(facts: readonly (readonly [string, Html | string | null])[]): Html {
  const rows = facts.filter(([, value]) => value !== null && value !== '')
  if (rows.length === 0) return html``
  return html`<dl>${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
}

/** A part of the page under its heading; nothing where there is nothing to show. */
export function section(heading: string, content: Html | null): Html {
  return content === null || content.text === ''
    ? html``
    : html`<section><h2>${heading}</h2>${content}</section>`
}

/** Text in a language that may not be the page's; its direction is then its own. */
export function inOwnLanguage(
  { language }: Setting,
  own: LanguageCode,
  tag: 'span' | 'div',
  content: Html | string,
  className = '',
): Html {
  const mark = own === language ? html`` : html` lang="${own}" dir="${directionOf(own)}"`
  const look = className ? html` class="${className}"` : html``
  return tag === 'div'
    ? html`<div${mark}${look}>${content}</div>`
    : html`<span${mark}${look}>${content}</span>`
}

/** Properties as links to their own share pages. */
export function propertyCards(properties: readonly PropertyCard[], at: Setting): Html {
  if (properties.length === 0) return html``
  return html`<ul class="cards">${properties.map((property) => {
    const words = propertyWords(property, at)
    return html`<li><a href="${at.link(shareAddress.property(property))}">${inOwnLanguage(at, words.titleLanguage, 'span', words.title)}</a><div>${words.price}</div><div class="muted">${words.summary}</div></li>`
  })}</ul>`
}

/** Where facts can be checked. */
export function sourceList(sources: readonly { name: string; url: string }[]): Html {
  if (sources.length === 0) return html``
  return html`<ul>${sources.map(
    ({ name, url }) => html`<li><a href="${url}" rel="noopener">${name}</a></li>`,
  )}</ul>`
}
