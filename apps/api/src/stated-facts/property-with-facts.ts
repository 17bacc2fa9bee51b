import { z } from 'zod'
import type { PropertyRow } from '../db/property-row.ts'
import { isUndated } from '../db/undated.ts'
import { withFacts } from './apply-facts.ts'
import type { ReadFact } from './fact.ts'
import { type AdvertTexts, namesOfAddress } from './own-texts.ts'
import { readFacts } from './read-facts.ts'

type Texts = Omit<AdvertTexts, 'names'> & {
  readonly publishedAt: Date
  /** The row as it was found; its address names the building. */
  readonly sourceFields: unknown
}

const addressed = z.object({ address: z.string() }).catch({ address: '' })

/** What an imported advert's own words say, as of its day. */
export function factsOfAdvert({ publishedAt, sourceFields, ...texts }: Texts): ReadFact[] {
  const names = namesOfAddress(addressed.parse(sourceFields).address)
  return readFacts({ ...texts, names }, isUndated(publishedAt) ? null : publishedAt)
}

/** An imported property with what its words say, in the fields that say nothing themselves too. */
export const propertyWithFacts = (row: PropertyRow): PropertyRow => ({
  ...row,
  ...withFacts(row, factsOfAdvert(row)),
})
