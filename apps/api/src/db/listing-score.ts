import type { ListingRow } from './listing-row.ts'

/** Pictures beyond this many add nothing. */
const ENOUGH_PICTURES = 8

/** Length of a description (characters) that counts as full. */
const FULL_DESCRIPTION = 600

/**
 * Quality of an advert from 0 to 100: how much of what a seeker wants to know it says, and whether
 * the advertiser is verified. It orders results where no text does, and is no statement on the home.
 */
export function listingScore(row: ListingRow): number {
  const stated = [
    row.price,
    row.size,
    row.bathrooms,
    row.furnished,
    row.completion,
    row.coordinates,
    row.agentId,
    row.permitNumber,
  ].filter((value) => value !== null).length
  const photographs = row.media.filter(({ illustration }) => !illustration).length
  return Math.round(
    (row.verified ? 20 : 0) +
      stated * 5 +
      Math.min(row.amenities.length, 10) +
      Math.min(row.description.length / FULL_DESCRIPTION, 1) * 10 +
      (Math.min(row.media.length, ENOUGH_PICTURES) / ENOUGH_PICTURES) * 10 +
      (Math.min(photographs, ENOUGH_PICTURES) / ENOUGH_PICTURES) * 10,
  )
}
