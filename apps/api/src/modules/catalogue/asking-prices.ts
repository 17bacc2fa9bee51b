import type { AskingMedian, AskingPrices } from '@manzil/api-client/generated/types.gen'
import { isResidential } from '@manzil/domain/is-residential'
import { leastPeers } from '@manzil/domain/search/price-range'
import type { Kysely } from 'kysely'
import { purposeCodes } from '../../db/codes.ts'
import type { Database } from '../../db/schema.ts'
import { cached } from './cached.ts'
import { type Lookups, placeRef } from './lookups.ts'
import { type AskedRow, readAsked } from './repository.ts'

/** How old medians may be, in milliseconds: they move little, and sorting all prices is not free. */
const MAX_AGE_MS = 300_000

interface Asked {
  rows: readonly AskedRow[]
  asOf: Date
}

/** What residential properties ask in the communities with the most of them, counted at most every five minutes. */
export function createAskingPrices(db: Kysely<Database>, lookups: Lookups) {
  const residential = [...lookups.categoryByType].flatMap(([type, { code }]) =>
    isResidential(type) ? [code] : [],
  )
  const read = cached<Asked>(
    async () => ({ rows: await readAsked(db, residential), asOf: new Date() }),
    MAX_AGE_MS,
  )
  return async (limit: number): Promise<{ data: AskingPrices[]; as_of: string }> => {
    const { rows, asOf } = await read()
    return { data: mostOffered(lookups, rows, limit), as_of: asOf.toISOString() }
  }
}

function mostOffered(lookups: Lookups, rows: readonly AskedRow[], limit: number): AskingPrices[] {
  const codes = [...new Set(rows.map(({ community_code }) => community_code))]
  return codes
    .flatMap((code) => {
      const place = lookups.placeByCode.get(code)
      const own = rows.filter(({ community_code }) => community_code === code)
      if (!place) return []
      const medianOf = (purpose: number) => toMedian(own.find((row) => row.purpose === purpose))
      return {
        place: placeRef(place),
        residential_count: own.reduce((sum, { properties }) => sum + properties, 0),
        sale: medianOf(purposeCodes.sale),
        rent: medianOf(purposeCodes.rent),
      }
    })
    .sort(
      (one, other) =>
        other.residential_count - one.residential_count ||
        one.place._id.localeCompare(other.place._id),
    )
    .slice(0, limit)
}

/** Of too few it would be the price of one of them. */
const toMedian = (row: AskedRow | undefined): AskingMedian | null =>
  row && row.median !== null && row.priced >= leastPeers
    ? { median: Math.round(row.median), count: row.priced }
    : null
