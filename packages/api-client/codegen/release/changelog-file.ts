import fs from 'node:fs'
import path from 'node:path'
import { locations } from '../locations.ts'
import { renderChangelog } from './changelog.ts'

/** Writes docs/contract-changelog.md. */
export async function writeChangelog(): Promise<void> {
  fs.mkdirSync(path.dirname(locations.changelog), { recursive: true })
  fs.writeFileSync(locations.changelog, await renderChangelog(locations.contracts))
}
