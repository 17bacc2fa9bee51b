import type { Transaction } from 'kysely'
import type { PropertyRow } from '../../db/property-row.ts'
import type { Database } from '../../db/schema.ts'
import { photographsNamed } from '../named-photographs.ts'
import { shownPhotographs } from './shown-photographs.ts'

/** Rows with the photographs that they name and that were fetched before, in place of the drawn scene. */
export async function withPhotographs(
  trx: Transaction<Database>,
  rows: readonly PropertyRow[],
): Promise<PropertyRow[]> {
  const named = rows.map(
    ({ id, source, sourceFields }) => [id, photographsNamed(source, sourceFields)] as const,
  )
  const shown = await shownPhotographs(trx, new Map(named))
  return rows.map((row) => {
    const media = shown.get(row.id) ?? []
    return media.length > 0 ? { ...row, media } : row
  })
}
