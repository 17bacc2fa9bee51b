import type { Guide, GuideType } from '@manzil/api-client/generated/types.gen'
import { banners } from '@manzil/content/banners'
import { shareAddress } from '@manzil/domain/share-address'
import { formatDate } from '@manzil/i18n/format'
import { brandName } from '../languages.ts'
import { articleThing, publisherOf } from '../page/article-thing.ts'
import { type Html, html, trustedHtml } from '../page/html.ts'
import { factList, inOwnLanguage } from '../page/parts.ts'
import type { Setting, SharePage } from '../page/share-page.ts'
import { sceneAt } from '../pictures/card-picture.ts'

/** The page of a guide with all of its sections. */
export function guidePage(type: GuideType, sections: readonly Guide[], at: Setting): SharePage {
  const { language, texts } = at
  const title = texts.guides[type]
  const description = texts.guideDescription[type]
  const page = {
    address: shareAddress.guide(type),
    route: `/${type}-guide`,
    open: texts.openOn(brandName(at.language)),
    kind: 'article',
    title,
    description,
    crumbs: [{ name: texts.home, address: '/' }],
    picture: {
      scene: sceneAt(bannerOf(`${type}_guide`)),
      eyebrow: '',
      headline: title,
      text: description,
      line: '',
      alt: title,
    },
    heading: html`<h1>${title}</h1><p class="muted">${description}</p>`,
    body: html`${sections.map((each) => sectionOf(each, at))}`,
  } as const
  const thing = articleThing(page, at, {
    inLanguage: language,
    articleSection: sections.map((each) => each.title),
    author: publisherOf(at),
  })
  return { ...page, things: [thing] }
}

/** Address of the picture at the head of a page of the app. */
export const bannerOf = (type: string): string =>
  banners.find(({ shared }) => shared.type === type)?.shared.image ?? ''

function sectionOf({ title, content, steps, documents, fees, language }: Guide, at: Setting): Html {
  const { texts } = at
  return inOwnLanguage(
    at,
    language,
    'div',
    html`<section><h2>${title}</h2><div class="prose wide">${trustedHtml(content)}</div>
${steps.length > 0 && html`<ol class="prose">${steps.map((step) => html`<li><strong>${step.title}</strong><br>${step.text}</li>`)}</ol>`}
${documents.length > 0 && html`<h3>${texts.documents}</h3><ul>${documents.map((name) => html`<li>${name}</li>`)}</ul>`}
${
  fees.length > 0 &&
  html`<h3>${texts.fees}</h3>${factList(
    fees.map((fee) => [
      fee.name,
      html`${fee.amount} <a href="${fee.source.url}" rel="noopener">${fee.source.name}, ${formatDate(at.language, fee.as_of)}</a>`,
    ]),
  )}`
}</section>`,
  )
}
