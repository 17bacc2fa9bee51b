import { setImmediate } from 'node:timers/promises'
import { type ContentLibrary, openLibrary } from '@manzil/content/content-library'
import { type ContentRow, zContentRow } from '@manzil/content/content-row'
import { safeHtml } from '@manzil/content/safe-html'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { readSetting } from '../../db/settings.ts'
import { readContent } from './repository.ts'

/** The texts of the site, from the database. */
export interface ContentStore {
  /** As they are now: kept in memory until a load, in this process or another, changes them. */
  library(): Promise<ContentLibrary>
}

export function createContentStore(db: Kysely<Database>): ContentStore {
  let kept: { version: unknown; library: Promise<ContentLibrary> } | undefined
  return {
    async library() {
      const version = await readSetting(db, 'content')
      if (kept && kept.version === version) return kept.library
      const library = readLibrary(db)
      kept = { version, library }
      // A failure must not be what is kept.
      library.catch(() => {
        kept = undefined
      })
      return library
    },
  }
}

let latest: { rows: string; library: Promise<ContentLibrary> } | undefined

/**
 * The library of the stored rows. Making it safe and finding in it take longer than reading it, so whoever
 * reads the same rows as the one before gets the same one, and with it the assistant's indexes of it.
 */
async function readLibrary(db: Kysely<Database>): Promise<ContentLibrary> {
  const stored = await readContent(db)
  const rows = JSON.stringify(stored)
  if (latest?.rows !== rows) latest = { rows, library: openSafely(stored) }
  return latest.library
}

async function openSafely(
  stored: Awaited<ReturnType<typeof readContent>>,
): Promise<ContentLibrary> {
  // A row of an older version that the contract no longer allows is as if it were not there.
  const rows = stored.flatMap((row) => zContentRow.safeParse(row).data ?? [])
  const safe: ContentRow[] = []
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) await setImmediate()
    safe.push(withSafeHtml(row))
  }
  return openLibrary(safe)
}

/** Parsing all texts takes a fifth of a second, which no request should have to wait for at once. */
const ROWS_AT_ONCE = 25

/** The reader made the HTML safe; a database may have been written by others as well. */
function withSafeHtml(row: ContentRow): ContentRow {
  switch (row.kind) {
    case 'guide':
      return { ...row, data: { ...row.data, content: safeHtml(row.data.content) } }
    case 'faq':
      return { ...row, data: { ...row.data, answer: safeHtml(row.data.answer) } }
    case 'blog':
      return { ...row, data: { ...row.data, content: safeHtml(row.data.content) } }
    case 'policy':
      return { ...row, data: { ...row.data, content: safeHtml(row.data.content) } }
    case 'about_us':
      return { ...row, data: { ...row.data, content: safeHtml(row.data.content) } }
    case 'area':
      return { ...row, data: { ...row.data, content: safeHtml(row.data.content) } }
    case 'assistant_terms':
      return { ...row, data: { ...row.data, html: safeHtml(row.data.html) } }
    case 'contact_us':
    case 'rate':
    case 'asked':
    case 'figures':
      return row
  }
}
