import type { ChatProperty, PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../answer-context.ts'
import type { ResultsPart } from '../engine.ts'
import type { SearchSlots } from '../state.ts'
import { listingPageLink } from '../tools/search-query-string.ts'
import type { FoundProperties } from '../tools/tools.ts'
import { formatWhole } from './format.ts'
import { amenityLabel, placeName, propertyLocation, propertyTitle } from './names.ts'

type Naming = Pick<AnswerContext, 'language' | 'texts' | 'gazetteer' | 'amenities'>

/** Places that the header names at most. */
const namedPlaces = 4

/**
 * The results message of a search: header, count, cards and the link to the same search. Cards have
 * the numbers by which they can be named, those of `shown`.
 */
export function propertyResults(
  found: FoundProperties,
  slots: SearchSlots,
  naming: Naming,
  shown: readonly string[] = found.rows.map(({ _id }) => _id),
): ResultsPart {
  const { texts } = naming
  const places = (slots.location ?? []).slice(0, namedPlaces).map((slug) => placeName(slug, naming))
  const where = places.length === 0 ? '' : ` ${texts.inPlaces(texts.or(places))}`
  return {
    kind: 'property_results',
    message: texts.resultsHeader(where, found.rows.length),
    subMessage: texts.resultsCount(found.total, formatWhole(found.total, texts)),
    link: listingPageLink(slots),
    linkText: texts.viewListing,
    totalProperties: found.total,
    data: found.rows.map((row) => ({
      ...(shown.includes(row._id) && { number: shown.indexOf(row._id) + 1 }),
      ...toChatProperty(row, naming),
    })),
  }
}

function toChatProperty(row: PropertyCard, naming: Naming): ChatProperty {
  return {
    _id: row._id,
    title: propertyTitle(row, naming),
    type: row.type,
    location: propertyLocation(row, naming),
    price: row.price,
    price_per_sqft: row.price_per_sqft,
    // Words of the closed vocabulary alone: whatever else an advertiser writes stays out.
    features: row.features
      .filter((slug) => naming.amenities.has(slug))
      .map((slug) => amenityLabel(slug, naming)),
    link: row.link,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    size: row.size,
    purpose: row.purpose,
    price_period: row.price_period,
    picture: row.media[0]?.url ?? null,
    ...(row.media[0]?.illustration && { illustration: true }),
  }
}
