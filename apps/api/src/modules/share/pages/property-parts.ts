import type { LanguageCode, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { catalogueName } from '@manzil/domain/catalogue-name'
import { shareAddress } from '@manzil/domain/share-address'
import { commonText } from '@manzil/i18n/common-texts'
import {
  formatArea,
  formatDate,
  formatExactMoney,
  formatLanguages,
  formatMoney,
  formatNumber,
} from '@manzil/i18n/format'
import type { AmenityTable } from '../../../db/schema.ts'
import type { Lookups } from '../../catalogue/lookups.ts'
import { type Html, html } from '../page/html.ts'
import { factList } from '../page/parts.ts'
import type { PropertyWords } from '../page/property-words.ts'
import type { Setting } from '../page/share-page.ts'

const when = <T>(value: T | null, write: (value: T) => string): string | null =>
  value === null ? null : write(value)

/** What is known of the property, with its permit. */
export function factsOf(
  property: PropertyDetail,
  words: PropertyWords,
  { language, texts }: Setting,
): Html {
  const { facts } = texts
  const area = (sqft: number) => formatArea(language, sqft)
  const count = (value: number) => formatNumber(language, value)
  return factList([
    [facts.place, words.place],
    [facts.bedrooms, when(property.bedrooms, (beds) => (beds === 0 ? texts.studio : count(beds)))],
    [facts.bathrooms, when(property.bathrooms, count)],
    [facts.size, when(property.size, area)],
    [facts.plot, when(property.plot_size, area)],
    [facts.pricePerArea, when(property.price_per_sqft, (aed) => formatMoney(language, aed))],
    [facts.completion, when(property.completion, (value) => texts.completion[value])],
    [facts.furnished, when(property.furnished, (value) => texts.furnished[value])],
    [facts.parking, when(property.parking, count)],
    [facts.yearBuilt, when(property.year_built, String)],
    [facts.developer, property.developer],
    [facts.serviceCharge, when(property.service_charge, (aed) => formatExactMoney(language, aed))],
    [facts.permit, property.permit_number ?? texts.noPermit],
    [facts.reference, property.reference],
    [facts.published, when(property.published_at, (day) => formatDate(language, day))],
    [texts.demo, property.is_demo ? '✓' : null],
  ])
}

export function amenityList({ features }: PropertyDetail, lookups: Lookups, at: Setting): Html {
  const names = features.flatMap((slug) => {
    const known = lookups.amenityBySlug.get(slug)
    return known ? [amenityName(known, at.language)] : []
  })
  if (names.length === 0) return html``
  return html`<ul class="row">${names.map((name) => html`<li>${name}</li>`)}</ul>`
}

const amenityName = (row: AmenityTable, language: LanguageCode): string =>
  catalogueName(
    { _id: row.slug, name: row.name_en, name_ar: row.name_ar, group: row.kind },
    language,
    (key) => commonText(language, key),
  )

/** Who answers for the property. */
export function contactOf(property: PropertyDetail, at: Setting): Html {
  const { agent, advertiser } = property
  if (!agent) return advertiser === null ? html`` : html`<p>${advertiser}</p>`
  const { texts, language } = at
  const phone = agent.phone_number?.replace(/[^+\d]/g, '')
  return html`<p><a href="${at.link(shareAddress.agent(agent))}">${agent.name}</a>${agent.agency_name && html` · ${agent.agency_name}`}</p>
${phone ? html`<p><a href="tel:${phone}"><bdi dir="ltr">${phone}</bdi></a></p>` : null}
${factList([
  [texts.registration, [agent.rera_brn, agent.rera_orn].filter(Boolean).join(' · ')],
  [texts.speaks, formatLanguages(language, agent.languages)],
])}`
}
