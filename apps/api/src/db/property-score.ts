import type { PropertyRow } from './property-row.ts'

/** Pictures beyond this many add nothing. */
const ENOUGH_PICTURES = 8

/** Length of a description (characters) that counts as full. */
const FULL_DESCRIPTION = 600

/** A field that says something. */
const PER_FIELD = 5

/** The part of the score that an advert's own words can add to. */
export function statedScore({
  furnished,
  completion,
  amenities,
}: Pick<PropertyRow, 'furnished' | 'completion' | 'amenities'>): number {
  const fields = [furnished, completion].filter((value) => value !== null).length
  return fields * PER_FIELD + Math.min(amenities.length, 10)
}

/**
 * Quality of an advert from 0 to 100: how much of what a seeker wants to know it says, and whether
 * the advertiser is verified. It orders results where no text does, and is no statement on the property.
 */
export function propertyScore(row: PropertyRow): number {
  const stated = [
    row.price,
    row.size,
    row.bathrooms,
    row.coordinates,
    row.agentId,
    row.permitNumber,
  ].filter((value) => value !== null).length
  const photographs = row.media.filter(({ illustration }) => !illustration).length
  return Math.round(
    (row.verified ? 20 : 0) +
      stated * PER_FIELD +
      statedScore(row) +
      Math.min(row.description.length / FULL_DESCRIPTION, 1) * 10 +
      (Math.min(row.media.length, ENOUGH_PICTURES) / ENOUGH_PICTURES) * 10 +
      (Math.min(photographs, ENOUGH_PICTURES) / ENOUGH_PICTURES) * 10,
  )
}
