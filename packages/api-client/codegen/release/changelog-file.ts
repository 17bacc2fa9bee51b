import fs from 'node:fs'
import path from 'node:path'
import { locations } from '../locations.ts'
import { renderChangelog } from './changelog.ts'
import type { Documents } from './documents.ts'

/** Writes docs/contract-changelog.md, up to the contract as it is now. */
export async function writeChangelog(now: Documents): Promise<void> {
  fs.mkdirSync(path.dirname(locations.changelog), { recursive: true })
  fs.writeFileSync(locations.changelog, await renderChangelog(locations.contracts, now))
}
