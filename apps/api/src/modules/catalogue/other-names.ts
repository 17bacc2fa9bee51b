import type { LanguageCode, OtherNames } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { readOwnNames } from './repository.ts'

/** Languages that names have no column for. */
const otherLanguages = ['ru', 'hi', 'zh', 'de'] as const satisfies readonly LanguageCode[]

/** Own names of places in those languages, by code. */
export async function loadOtherNames(
  db: Kysely<Database>,
): Promise<ReadonlyMap<number, OtherNames>> {
  const rows = await readOwnNames(db, otherLanguages)
  return new Map(
    [...Map.groupBy(rows, ({ place_code }) => place_code)].map(([code, names]) => [
      code,
      Object.fromEntries(names.map(({ lang, name }) => [lang, name])),
    ]),
  )
}
