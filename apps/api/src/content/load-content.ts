import { existsSync } from 'node:fs'
import type { ContentProblem } from '@manzil/seed-data/content/reader/problem'
import { readContent } from '@manzil/seed-data/content/reader/read-content'
import { readContentFolder } from '@manzil/seed-data/scripts/read-content-folder'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { StartupError } from '../startup-error.ts'
import { type ContentCounts, storeContent } from './store-content.ts'

export interface ContentLoad {
  readonly counts: ContentCounts
  readonly problems: readonly ContentProblem[]
}

/**
 * Reads the texts of a folder into the database. Broken files are among the problems, and what was
 * loaded from them before stays.
 * @throws StartupError where there is no such folder
 */
export async function loadContent(db: Kysely<Database>, folder: string): Promise<ContentLoad> {
  if (!existsSync(folder))
    throw new StartupError(`The folder of texts ${folder} is not there: see CONTENT_DIR.`)
  const result = readContent(readContentFolder(folder))
  return { counts: await storeContent(db, result), problems: result.problems }
}

/** One line for a person, as `en/faqs/buying.md:12 The heading has no words.` */
export const problemLine = ({ file, line, message }: ContentProblem): string =>
  `${file}:${line} ${message}`

export const countsLine = ({ added, changed, removed, unchanged }: ContentCounts): string =>
  `${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`
