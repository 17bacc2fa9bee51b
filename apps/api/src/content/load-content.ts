import { existsSync } from 'node:fs'
import { hashContentFiles } from '@manzil/content/files/hash-content-files'
import { readContentFolder } from '@manzil/content/files/read-content-folder'
import type { ContentProblem } from '@manzil/content/reader/problem'
import { type ContentFile, readContent } from '@manzil/content/reader/read-content'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { readSetting } from '../db/settings.ts'
import { StartupError } from '../startup-error.ts'
import { type ContentCounts, storeContent } from './repository.ts'

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
  return load(db, filesOf(folder))
}

/**
 * The same, unless these very files were the last to be loaded, and whole: rendering them takes
 * longer than all else at a start. Undefined where there was nothing to do.
 * @throws StartupError where there is no such folder
 */
export async function loadChangedContent(
  db: Kysely<Database>,
  folder: string,
): Promise<ContentLoad | undefined> {
  const files = filesOf(folder)
  if ((await readSetting(db, 'content-files')) === hashContentFiles(files)) return undefined
  return load(db, files)
}

function filesOf(folder: string): ContentFile[] {
  if (!existsSync(folder))
    throw new StartupError(`The folder of texts ${folder} is not there: see CONTENT_DIR.`)
  return readContentFolder(folder)
}

async function load(db: Kysely<Database>, files: readonly ContentFile[]): Promise<ContentLoad> {
  const result = readContent(files)
  // Texts with problems are read again at each start, to be told of again.
  const filesHash = result.problems.length === 0 ? hashContentFiles(files) : undefined
  return { counts: await storeContent(db, result, filesHash), problems: result.problems }
}

/** One line for a person, as `en/faqs/buying.md:12 The heading has no words.` */
export const problemLine = ({ file, line, message }: ContentProblem): string =>
  `${file}:${line} ${message}`

export const countsLine = ({ added, changed, removed, unchanged }: ContentCounts): string =>
  `${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`
