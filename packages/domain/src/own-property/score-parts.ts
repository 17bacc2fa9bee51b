import type { ScorePart } from '@manzil/api-client/generated/types.gen'

/** What the score of an advert is made of. */
export interface ScoredFacts {
  price: number | null
  size: number | null
  bathrooms: number | null
  /** Its own place on the map. */
  hasPin: boolean
  /** A person answers for it. */
  hasAgent: boolean
  permitNumber: string | null
  furnished: string | null
  completion: string | null
  /** Amenities that it names. */
  amenities: number
  /** Characters of its description. */
  description: number
  /** Pictures of all kinds, and those of them that are no illustrations. */
  pictures: number
  photographs: number
  verified: boolean
}

/** Amenities, pictures and characters of a description beyond these many add nothing. */
export const enough = { amenities: 10, pictures: 8, description: 600 } as const

const PER_FIELD = 5
const PER_TEN = 10
const VERIFIED = 20

const share = (count: number, full: number): number => Math.min(count, full) / full

/**
 * Quality of an advert from 0 to 100, part by part: how much of what a seeker wants to know it says, and
 * whether it was checked. It orders results where no text does, and is no statement on the property.
 */
export function scoreParts(facts: ScoredFacts): ScorePart[] {
  const field = (name: ScorePart['name'], isStated: boolean): ScorePart => ({
    name,
    points: isStated ? PER_FIELD : 0,
    most: PER_FIELD,
  })
  return [
    field('price', facts.price !== null),
    field('size', facts.size !== null),
    field('bathrooms', facts.bathrooms !== null),
    field('pin', facts.hasPin),
    field('agent', facts.hasAgent),
    field('permit', facts.permitNumber !== null),
    field('furnished', facts.furnished !== null),
    field('completion', facts.completion !== null),
    {
      name: 'amenities',
      points: share(facts.amenities, enough.amenities) * PER_TEN,
      most: PER_TEN,
    },
    {
      name: 'description',
      points: share(facts.description, enough.description) * PER_TEN,
      most: PER_TEN,
    },
    {
      name: 'photographs',
      points:
        (share(facts.pictures, enough.pictures) + share(facts.photographs, enough.pictures)) *
        PER_TEN,
      most: PER_TEN * 2,
    },
    { name: 'verified', points: facts.verified ? VERIFIED : 0, most: VERIFIED },
  ]
}

export const scoreOf = (parts: readonly Pick<ScorePart, 'points'>[]): number =>
  Math.round(parts.reduce((sum, { points }) => sum + points, 0))
