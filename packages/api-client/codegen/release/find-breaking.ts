import { readAccepted } from './accepted.ts'
import { compareDocuments } from './compare.ts'
import { bundleDocuments } from './documents.ts'
import { callOf, placeOf } from './place.ts'
import { newestRelease, readRelease } from './releases.ts'
import { pointerOf, sentence } from './sentence.ts'
import { nextVersion, parseVersion } from './version.ts'

export interface BreakingChange {
  /** File and line. */
  place: string
  /** What changed, from the field or the call on, in one line. */
  change: string
  /** The call or event that meets it first. */
  met: string | undefined
}

export interface Verdict {
  release: string
  version: string
  /** Changes that break clients and that no new major version announces. */
  breaking: BreakingChange[]
  /** Entries of accepted.json that nothing needs. */
  stale: string[]
}

/** Compares the contract in a folder with its newest release. */
export async function findBreaking(contracts: string): Promise<Verdict> {
  const release = newestRelease(contracts)
  const documents = await bundleDocuments(contracts)
  const { version } = documents.openapi.info
  const changes = await compareDocuments(readRelease(contracts, release), documents)
  const found = changes
    .filter(({ impact }) => impact === 'major')
    .map((change) => ({
      place: placeOf(pointerOf(change), contracts),
      change: sentence(change),
      met: callOf(change.path),
    }))
  const accepted = readAccepted(contracts)
    .filter((entry) => entry.release === release)
    .map(({ change }) => change)
  const moved = parseVersion(version)[0] > parseVersion(release)[0]
  return {
    release,
    version,
    breaking: moved ? [] : found.filter(({ change }) => !accepted.includes(change)),
    stale: accepted.filter((change) => !found.some((other) => other.change === change)),
  }
}

/** One line for each change that breaks a client, and what to do about all of them. */
export function explain({ release, breaking, stale }: Verdict): string {
  const lines = breaking.map(({ place, change, met }) => {
    const first = met && !change.startsWith(`\`${met}`) ? ` (first in ${met})` : ''
    return `${place}: ${change}${first}`
  })
  if (lines.length > 0)
    lines.push(
      '',
      `${breaking.length} ${breaking.length === 1 ? 'change breaks' : 'changes break'} clients of release ${release}. Keep what they use beside what is new, or move \`info.version\` of both documents to ${nextVersion(release, 'major')}. A change that only looks like this goes into contracts/releases/accepted.json with the reason.`,
    )
  for (const change of stale)
    lines.push(`contracts/releases/accepted.json: nothing needs "${change}" any more; delete it.`)
  return lines.join('\n')
}
