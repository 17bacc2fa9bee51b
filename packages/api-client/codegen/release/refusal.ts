import { compareDocuments } from './compare.ts'
import type { Documents } from './documents.ts'
import { paragraph } from './explain.ts'
import { findBreaking } from './find-breaking.ts'
import { newestRelease, readRelease } from './releases.ts'
import { compareVersions, nextVersion } from './version.ts'

/** Why the contract may not be released as it is: nothing where it may. */
export async function refusalOf(
  contracts: string,
  documents: Documents,
): Promise<string | undefined> {
  const newest = newestRelease(contracts)
  const { version } = documents.openapi.info
  const changes = await compareDocuments(readRelease(contracts, newest), documents)
  const { broken } = await findBreaking(contracts, { now: documents })
  const impact = changes.some((change) => change.impact === 'minor') ? 'minor' : 'patch'
  const least = nextVersion(newest, impact)
  const reasons = broken.map(paragraph)
  if (compareVersions(version, least) < 0)
    reasons.push(
      `Version ${version} cannot follow release ${newest}: set \`info.version\` of both documents to ${least} or higher.`,
    )
  return reasons.length > 0 ? reasons.join('\n') : undefined
}
