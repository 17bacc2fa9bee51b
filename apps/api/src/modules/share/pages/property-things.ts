import type { PropertyDetail, PropertyType } from '@manzil/api-client/generated/types.gen'
import { localTitle } from '@manzil/domain/local-name'
import { shareAddress } from '@manzil/domain/share-address'
import { imageOf } from '../page/image-of.ts'
import type { Thing } from '../page/json-ld.ts'
import type { Setting, SharePage } from '../page/share-page.ts'

/** Kinds of properties that the vocabulary knows; what is no property is a place. */
const residentialTypes: Readonly<Record<PropertyType, string>> = {
  apartment: 'Apartment',
  penthouse: 'Apartment',
  duplex: 'Apartment',
  'hotel-apartment': 'Apartment',
  villa: 'SingleFamilyResidence',
  townhouse: 'House',
  'villa-compound': 'Residence',
  office: 'Place',
  retail: 'Place',
  warehouse: 'Place',
  land: 'Place',
}

/** Kinds that may say rooms and size; for a compound and a place the vocabulary has no words. */
const hasRooms = new Set(['Apartment', 'SingleFamilyResidence', 'House'])

/** UN/CEFACT codes: square foot, year. */
const SQUARE_FOOT = 'FTK'
const YEAR = 'ANN'

/** The advert, the property that it is about, its price and who offers it. */
export function propertyThings(
  property: PropertyDetail,
  page: Omit<SharePage, 'things'>,
  at: Setting,
): Thing[] {
  const url = at.url(page.address)
  const image = imageOf(page, at)
  return [
    {
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: page.title,
      description: page.description,
      image,
      inLanguage: at.language,
      ...(property.published_at !== null && { datePosted: property.published_at }),
      mainEntity: propertyOf(property, image, at),
      ...(property.price !== null && { offers: offerOf(property, property.price, url, at) }),
    },
  ]
}

function propertyOf(property: PropertyDetail, image: string, { language }: Setting): Thing {
  const type = residentialTypes[property.type]
  const { lat, lng, approximate } = property.coordinates
  const [emirate, ...rest] = property.location_path
  const { bedrooms, bathrooms, size, year_built } = property
  const rooms = {
    ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
    ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
    ...(size !== null && {
      floorSize: { '@type': 'QuantitativeValue', value: size, unitCode: SQUARE_FOOT },
    }),
    ...(year_built !== null && { yearBuilt: year_built }),
  }
  return {
    '@type': type,
    name: localTitle(property, language),
    image,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'AE',
      ...(emirate && { addressRegion: emirate.name }),
      ...(rest.at(-1) && { addressLocality: rest.at(-1)?.name }),
    },
    // The middle of a community is not where the property stands.
    ...(!approximate && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    ...(hasRooms.has(type) && rooms),
  }
}

function offerOf(property: PropertyDetail, price: number, url: string, at: Setting): Thing {
  const rent = property.purpose === 'rent'
  const { agent } = property
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'AED',
    availability: 'https://schema.org/InStock',
    businessFunction: `http://purl.org/goodrelations/v1#${rent ? 'LeaseOut' : 'Sell'}`,
    ...(rent && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'AED',
        unitCode: YEAR,
      },
    }),
    ...(agent && {
      seller: {
        '@type': 'RealEstateAgent',
        name: agent.name,
        url: at.url(shareAddress.agent(agent)),
        address: { '@type': 'PostalAddress', addressCountry: 'AE' },
      },
    }),
  }
}
