import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ContractFault } from '../contract-fault.ts'
import { locations } from '../locations.ts'
import { type Document, type Documents, halves } from './documents.ts'
import { compareVersions } from './version.ts'

const folderOf = (contracts: string, version: string) => path.join(contracts, 'releases', version)

/** Versions that were released, lowest first. */
export function listReleases(contracts: string): string[] {
  const folder = path.join(contracts, 'releases')
  if (!fs.existsSync(folder)) return []
  const entries = fs.readdirSync(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort(compareVersions)
}

export function newestRelease(contracts: string): string {
  const newest = listReleases(contracts).at(-1)
  if (!newest)
    throw new ContractFault('contracts/releases is empty: run `npm run contracts:release`')
  return newest
}

export function readRelease(contracts: string, version: string): Documents {
  const read = (half: string): Document => {
    const file = path.join(folderOf(contracts, version), `${half}.json`)
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Document
  }
  return { openapi: read('openapi'), asyncapi: read('asyncapi') }
}

/** Writes a release: what fits a line stands on one, so that it stays small and can be compared. */
export function writeRelease(contracts: string, documents: Documents): void {
  const folder = folderOf(contracts, documents.openapi.info.version)
  fs.mkdirSync(folder, { recursive: true })
  for (const half of halves) {
    const text = execFileSync(
      path.join(locations.packageRoot, 'node_modules/.bin/biome'),
      ['format', '--stdin-file-path=contracts/releases/release.json'],
      { cwd: locations.repository, input: JSON.stringify(documents[half]), encoding: 'utf8' },
    )
    fs.writeFileSync(path.join(folder, `${half}.json`), text)
  }
}
