import type { MediaItem } from '@manzil/api-client/generated/types.gen'
import { isFarFrom } from '@manzil/domain/own-property/pin'
import { type ScoredFacts, scoreOf, scoreParts } from '@manzil/domain/own-property/score-parts'
import type { PlaceReference } from './property-references.ts'
import type { PropertyRow } from './property-row.ts'

/** A row of which nothing that counts is stated. */
const nothing: ScoredFacts = {
  price: null,
  size: null,
  bathrooms: null,
  hasPin: false,
  hasAgent: false,
  permitNumber: null,
  furnished: null,
  completion: null,
  amenities: 0,
  description: 0,
  pictures: 0,
  photographs: 0,
  verified: false,
}

/** The part of the score that an advert's own words can add to. */
export const statedScore = ({
  furnished,
  completion,
  amenities,
}: Pick<PropertyRow, 'furnished' | 'completion' | 'amenities'>): number =>
  scoreOf(scoreParts({ ...nothing, furnished, completion, amenities: amenities.length }))

/** The part of the score that pictures add. */
export const pictureScore = (media: readonly Pick<MediaItem, 'illustration'>[]): number =>
  scoreOf(scoreParts({ ...nothing, ...countsOf(media) }))

const countsOf = (media: readonly Pick<MediaItem, 'illustration'>[]) => ({
  pictures: media.length,
  photographs: media.filter(({ illustration }) => !illustration).length,
})

/** By which results are ordered where no text does. */
export const propertyScore = (
  row: PropertyRow,
  place: Pick<PlaceReference, 'kind' | 'lat' | 'lng'>,
): number =>
  scoreOf(
    scoreParts({
      price: row.price,
      size: row.size,
      bathrooms: row.bathrooms,
      hasPin: row.coordinates !== null && !isFarFrom(row.coordinates, place),
      hasAgent: row.agentId !== null,
      permitNumber: row.permitNumber,
      furnished: row.furnished,
      completion: row.completion,
      amenities: row.amenities.length,
      description: row.description.length,
      ...countsOf(row.media),
      verified: row.verified,
    }),
  )
