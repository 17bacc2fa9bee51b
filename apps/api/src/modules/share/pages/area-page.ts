import type { AreaGuide, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { localName, localPath } from '@manzil/domain/local-name'
import { writePropertyQuery } from '@manzil/domain/property-search'
import { shareAddress } from '@manzil/domain/share-address'
import { formatNumber } from '@manzil/i18n/format'
import { type NamedPlace, placeRef } from '../../catalogue/lookups.ts'
import { appAddress, brandName } from '../languages.ts'
import { type Html, html, trustedHtml } from '../page/html.ts'
import { factList, inOwnLanguage, propertyCards, section, sourceList } from '../page/parts.ts'
import type { Setting, SharePage } from '../page/share-page.ts'
import { sceneOfPlace } from '../pictures/card-picture.ts'

/** What the page of a place is made of. */
export interface Area {
  place: NamedPlace
  /** Those above it, from the emirate down. */
  above: readonly NamedPlace[]
  /** Places inside it, or beside it where it has none, with live properties. */
  near: readonly NamedPlace[]
  guide: AreaGuide | undefined
  newest: readonly PropertyCard[]
  sale: number
  rent: number
}

const nameOf = (place: NamedPlace, { language }: Setting): string =>
  localName(placeRef(place), language)

/** The page of a place: what it is like to live there, and its newest properties. */
export function areaPage(area: Area, at: Setting): SharePage {
  const { texts } = at
  const { place, above, guide } = area
  const name = nameOf(place, at)
  const title = guide?.title ?? texts.homesIn(name)
  const description = guide?.description ?? texts.areaDescription(name)
  const language = guide?.language ?? at.language
  const address = shareAddress.area(place.slug)
  const url = at.url(address)
  return {
    address,
    route: guide
      ? `/area-guide?place=${place.slug}`
      : `/property-listing?${writePropertyQuery({ location: [place.slug] })}`,
    open: texts.openOn(brandName(at.language)),
    kind: 'website',
    title: title.includes(name) ? title : `${title} · ${name}`,
    description,
    crumbs: [
      { name: texts.home, address: '/' },
      ...above.map((each) => ({ name: nameOf(each, at), address: shareAddress.area(each.slug) })),
    ],
    picture: {
      scene: sceneOfPlace([...above, place], area.newest),
      eyebrow: localPath(above.map(placeRef), at.language),
      headline: name,
      text: description,
      line: '',
      alt: name,
    },
    heading: html`<h1>${inOwnLanguage(at, language, 'span', title)}</h1>
<p class="muted">${inOwnLanguage(at, language, 'span', description)}</p>`,
    body: html`${properties(area, at)}
${guide && inOwnLanguage(at, guide.language, 'div', trustedHtml(guide.content), 'prose wide')}
${section(texts.newest, propertyCards(area.newest, at))}
${section(texts.places, nearby(area.near, at))}
${section(texts.sources, guide ? sourceList(guide.sources) : null)}`,
    things: [
      {
        '@type': 'Place',
        '@id': url,
        url,
        name,
        description,
        address: { '@type': 'PostalAddress', addressCountry: 'AE', addressLocality: place.name_en },
        geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
        ...(above.length > 0 && {
          containedInPlace: { '@type': 'Place', name: nameOf(above.at(-1) ?? place, at) },
        }),
      },
    ],
  }
}

function properties({ place, sale, rent }: Area, at: Setting): Html {
  const { language, texts } = at
  const link = (purpose: 'sale' | 'rent', count: number) => {
    const query = writePropertyQuery({ purpose, location: [place.slug] })
    const to = appAddress(`/property-listing?${query}`, language)
    return count > 0 ? html`<a href="${to}">${formatNumber(language, count)}</a>` : null
  }
  return factList([
    [texts.forSale, link('sale', sale)],
    [texts.forRent, link('rent', rent)],
  ])
}

function nearby(places: readonly NamedPlace[], at: Setting): Html {
  if (places.length === 0) return html``
  return html`<ul class="row">${places.map(
    (place) =>
      html`<li><a href="${at.link(shareAddress.area(place.slug))}">${nameOf(place, at)}</a></li>`,
  )}</ul>`
}
