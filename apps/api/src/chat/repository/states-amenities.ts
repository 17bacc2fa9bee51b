import type { Purpose } from '@manzil/api-client/generated/types.gen'
import { type Kysely, sql } from 'kysely'
import { purposeCodes } from '../../db/codes.ts'
import type { Database } from '../../db/schema.ts'

/** Whether any published property of the purpose, or of any, names an amenity at all. */
export async function readStatesAmenities(
  db: Kysely<Database>,
  purpose: Purpose | undefined,
): Promise<boolean> {
  const found = await db
    .selectFrom('property as l')
    .select('l.id')
    .where(sql<boolean>`l.status = 1`)
    .where('l.amenity_bits', '<>', 0)
    .$if(purpose !== undefined, (query) =>
      query.where('l.purpose', '=', purpose === undefined ? 0 : purposeCodes[purpose]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
