import type { PhotographParts } from '../parts.ts'
import { forgetHost } from '../repository/ledger.ts'
import { namingProperties } from '../repository/naming-properties.ts'
import { showPhotographs } from '../repository/show-photographs.ts'

/**
 * Takes down the photographs of a host, or all that were fetched: scenes are drawn again, files are removed.
 * Answers how many pictures went.
 */
export async function removePhotographs(
  { db, pictures }: Pick<PhotographParts, 'db' | 'pictures'>,
  host: string | undefined,
): Promise<number> {
  const gone = await forgetHost(db, host)
  for await (const property of namingProperties(db)) await showPhotographs(db, property)
  await pictures.removeUnshown(gone)
  return gone.length
}
