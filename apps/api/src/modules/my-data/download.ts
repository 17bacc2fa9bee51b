import type { DataFile, DataFormat } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { readableAddress } from '../../mail/readable-address.ts'
import { askedLanguage } from '../../request-language.ts'
import { type ReadSection, renderData } from './data-html.ts'
import { allSections } from './repository/all-sections.ts'
import type { Row } from './repository/section.ts'

/** Rows of one section at most, the newest: what a person can have, and a bound for who made more. */
const MOST_ROWS = 20_000

/** Addresses as people write them. */
const withReadable = (row: Row): Row =>
  typeof row.email === 'string' ? { ...row, email: readableAddress(row.email) } : row

/** Everything that is kept of an account, as one file. */
export async function makeDataFile(
  db: Kysely<Database>,
  accountId: string,
  { format, now, most = MOST_ROWS }: { format: DataFormat; now: Date; most?: number },
): Promise<DataFile> {
  const sections: ReadSection[] = []
  // One after another: the embedded engine does one at a time, and others ask too.
  for (const { name, read } of allSections) {
    const rows = await read(db, accountId, most + 1)
    sections.push({
      name,
      rows: rows.slice(0, most).map(withReadable),
      is_complete: rows.length <= most,
    })
  }
  const name = `manzil-my-data-${now.toISOString().slice(0, 10)}.${format}`
  if (format === 'html') {
    const text = renderData(sections, { language: askedLanguage() ?? 'en', now })
    return { name, media_type: 'text/html', text }
  }
  const made = { made_at: now, account: accountId, sections }
  return { name, media_type: 'application/json', text: JSON.stringify(made, null, 1) }
}
