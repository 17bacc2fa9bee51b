import type { AgentProfile, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { localName } from '@manzil/domain/local-name'
import { shareAddress } from '@manzil/domain/share-address'
import { formatLanguages, formatNumber } from '@manzil/i18n/format'
import { brandName } from '../languages.ts'
import { type Html, html } from '../page/html.ts'
import type { Thing } from '../page/json-ld.ts'
import { factList, inOwnLanguage, propertyCards, section } from '../page/parts.ts'
import type { Setting, SharePage } from '../page/share-page.ts'
import { shorten } from '../page/shorten.ts'

/** The address of an agent's or an agency's page. */
export const profileAddress = (profile: Pick<AgentProfile, '_id' | 'name' | 'user_type'>): string =>
  shareAddress[profile.user_type](profile)

/** The page of an agent or an agency, with its newest properties. */
export function profilePage(
  profile: AgentProfile,
  properties: readonly PropertyCard[],
  at: Setting,
): SharePage {
  const { language, texts } = at
  const arabic = language === 'ar' && profile.about_ar !== null
  const about = arabic ? profile.about_ar : profile.about
  const role = profile.user_type === 'agency' ? texts.agency : profile.agency_name
  const areas = profile.areas.map((place) => localName(place, language))
  const speaks = formatLanguages(language, profile.languages)
  const line = [areas.slice(0, 3).join(language === 'ar' ? '، ' : ', '), speaks]
    .filter(Boolean)
    .join(' · ')
  const address = profileAddress(profile)
  return {
    address,
    route: profile.link,
    open: texts.openOn(brandName(at.language)),
    kind: 'profile',
    title: [shorten(profile.name, 90), role].filter(Boolean).join(' · '),
    description: shorten([role, line, about].filter(Boolean).join('. '), 200) || profile.name,
    crumbs: [{ name: texts.home, address: '/' }],
    picture: {
      scene: { role: 'facade', building: 'office', character: 'downtown', seed: seedOf(profile) },
      eyebrow: role ?? '',
      headline: profile.name,
      text: areas.slice(0, 3).join(language === 'ar' ? '، ' : ', '),
      line: speaks,
      alt: profile.name,
    },
    heading: html`<h1>${inOwnLanguage(at, 'en', 'span', profile.name)}</h1>${role && html`<p class="muted">${role}</p>`}`,
    body: html`${factsOf(profile, areas, speaks, at)}
${section(texts.about, about ? inOwnLanguage(at, arabic ? 'ar' : 'en', 'div', about, 'text') : null)}
${section(texts.agents, people(profile, at))}
${section(texts.listings, propertyCards(properties, at))}`,
    things: [agentThing(profile, at.url(address), about, at)],
  }
}

/** Neighbours in a list are drawn differently. */
const seedOf = ({ _id }: AgentProfile): number => Number.parseInt(_id.slice(-6), 16) || 0

function factsOf(
  profile: AgentProfile,
  areas: readonly string[],
  speaks: string,
  { language, texts }: Setting,
): Html {
  const phone = profile.phone_number?.replace(/[^+\d]/g, '')
  return html`${phone ? html`<p><a href="tel:${phone}"><bdi dir="ltr">${phone}</bdi></a></p>` : null}
${factList([
  [texts.registration, profile.rera_number],
  [texts.verified, profile.verified ? '✓' : null],
  [texts.agency, profile.user_type === 'agent' ? profile.agency_name : null],
  [texts.facts.place, areas.join(language === 'ar' ? '، ' : ', ')],
  [texts.speaks, speaks],
  [texts.forSale, formatNumber(language, profile.sale_count)],
  [texts.forRent, formatNumber(language, profile.rent_count)],
])}`
}

function people({ agents }: AgentProfile, at: Setting): Html {
  if (agents.length === 0) return html``
  return html`<ul class="cards">${agents.map(
    (person) =>
      html`<li><a href="${at.link(shareAddress.agent(person))}">${inOwnLanguage(at, 'en', 'span', person.name)}</a></li>`,
  )}</ul>`
}

function agentThing(
  profile: AgentProfile,
  url: string,
  about: string | null,
  { origin }: Setting,
): Thing {
  const picture = profile.agent_photo ?? profile.agency_logo
  const [area] = profile.areas
  return {
    '@type': 'RealEstateAgent',
    '@id': url,
    url,
    name: profile.name,
    ...(about && { description: about }),
    ...(picture && { image: new URL(picture, origin).href }),
    ...(profile.phone_number && { telephone: profile.phone_number }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'AE',
      ...(area && { addressLocality: area.name }),
    },
    areaServed: profile.areas.map(({ name }) => ({ '@type': 'Place', name })),
    knowsLanguage: profile.languages,
    ...(profile.user_type === 'agent' &&
      profile.agency_name && {
        parentOrganization: { '@type': 'Organization', name: profile.agency_name },
      }),
  }
}
