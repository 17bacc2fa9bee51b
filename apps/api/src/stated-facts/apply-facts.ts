import type { Completion, Furnishing, StatedFact } from '@manzil/api-client/generated/types.gen'
import { completions, furnishings } from '@manzil/domain/vocabulary'
import { amenityOf } from './amenity-of-fact.ts'
import type { ReadFact } from './fact.ts'

/** What a property says in fields of its own, and its words may say too. */
export interface StatedFields {
  /** Slugs. */
  readonly amenities: readonly string[]
  readonly furnished: Furnishing | null
  readonly completion: Completion | null
  readonly floor: number | null
  /** Quarter, as `2027-Q4`. */
  readonly handover: string | null
  readonly developer: string | null
}

/** The fields with what only the words say; a field that states something keeps it. */
export function withFacts(
  own: StatedFields,
  read: readonly ReadFact[],
): StatedFields & { statedFacts: StatedFact[] } {
  const said = fieldsOf(read)
  return {
    amenities: [...new Set([...own.amenities, ...said.amenities])],
    furnished: own.furnished ?? said.furnished,
    completion: own.completion ?? said.completion,
    floor: own.floor ?? said.floor,
    handover: own.handover ?? said.handover,
    developer: own.developer ?? said.developer,
    statedFacts: read.map((fact) => ({ ...fact, alone: !isStated(own, fact) })),
  }
}

/** The fields as they were before `withFacts`, so that the words can be read again. */
export function withoutFacts(fields: StatedFields, facts: readonly StatedFact[]): StatedFields {
  const said = fieldsOf(facts.filter(({ alone }) => alone))
  return {
    amenities: fields.amenities.filter((slug) => !said.amenities.includes(slug)),
    furnished: fields.furnished === said.furnished ? null : fields.furnished,
    completion: fields.completion === said.completion ? null : fields.completion,
    floor: fields.floor === said.floor ? null : fields.floor,
    handover: fields.handover === said.handover ? null : fields.handover,
    developer: fields.developer === said.developer ? null : fields.developer,
  }
}

/** Facts in the fields that hold such things; where words say two, the first. */
function fieldsOf(facts: readonly ReadFact[]): StatedFields {
  const firstValue = (wanted: ReadFact['kind'], fits: RegExp): string | null =>
    facts.find(({ kind, value }) => kind === wanted && fits.test(value))?.value ?? null
  const floor = firstValue('floor', /^\d+$/u)
  const furnished = firstValue('furnished', /./u)
  const completion = firstValue('completion', /./u)
  return {
    amenities: facts.flatMap((fact) => amenityOf(fact) ?? []),
    furnished: furnishings.find((each) => each === furnished) ?? null,
    completion: completions.find((each) => each === completion) ?? null,
    floor: floor === null ? null : Number(floor),
    handover: firstValue('handover', /^\d{4}-Q\d$/u),
    developer: firstValue('developer', /./u),
  }
}

/** Whether a field says the same already, or something else that it keeps. */
function isStated(own: StatedFields, fact: ReadFact): boolean {
  const slug = amenityOf(fact)
  if (slug !== undefined) return own.amenities.includes(slug)
  if (fact.kind === 'furnished') return own.furnished !== null
  if (fact.kind === 'completion') return own.completion !== null
  if (fact.kind === 'handover') return own.handover !== null
  if (fact.kind === 'developer') return own.developer !== null
  return fact.kind === 'floor' && own.floor !== null
}
