import { readAccepted } from './accepted.ts'
import type { BreakingChange } from './breaking-change.ts'
import { type CompareChat, structureChanges } from './chat-structure.ts'
import { compareDocuments } from './compare.ts'
import { bundleDocuments, type Documents } from './documents.ts'
import { callOf, type FilePlace, placeOf } from './place.ts'
import { newestRelease, readRelease } from './releases.ts'
import { pointerOf, sentence } from './sentence.ts'
import { parseVersion } from './version.ts'

/** An earlier state of the contract, which clients may have been built from. */
export interface Baseline {
  /** As `release 1.2.0`, or the commit that a branch left. */
  name: string
  documents: Documents
}

/** Changes that break clients of one state and that no new major version announces. */
export interface Broken {
  baseline: string
  /** Version of that state. */
  version: string
  changes: BreakingChange[]
}

export interface Verdict {
  release: string
  version: string
  versionPlace: FilePlace
  broken: Broken[]
  /** Entries of accepted.json that nothing needs. */
  stale: string[]
}

interface Comparison {
  /** What the contract is now; read from the folder where it is left out. */
  now?: Documents | undefined
  base?: Baseline | undefined
  /** Compares the chat's servers, channels and operations too. */
  compareChat?: CompareChat | undefined
}

/** Compares the contract in a folder with its newest release, and with another state if one is given. */
export async function findBreaking(
  contracts: string,
  { now, base, compareChat }: Comparison = {},
): Promise<Verdict> {
  const release = newestRelease(contracts)
  const documents = now ?? (await bundleDocuments(contracts))
  const released = { name: `release ${release}`, documents: readRelease(contracts, release) }
  const since = await changesSince(released, documents, { contracts, compareChat })
  const sinceBase = base
    ? await changesSince(base, documents, { contracts, compareChat })
    : undefined
  const others = sinceBase?.changes.filter(({ change }) => !names(since).includes(change)) ?? []
  const accepted = readAccepted(contracts).filter((entry) =>
    [release, sinceBase?.version].includes(entry.release),
  )
  const isAccepted = ({ change }: BreakingChange) =>
    accepted.some((entry) => entry.change === change)
  const { version } = documents.openapi.info
  return {
    release,
    version,
    versionPlace: placeOf('#/info/version', contracts),
    broken: [since, ...(sinceBase ? [{ ...sinceBase, changes: others }] : [])]
      .filter((broken) => parseVersion(version)[0] <= parseVersion(broken.version)[0])
      .map((broken) => ({ ...broken, changes: broken.changes.filter((one) => !isAccepted(one)) }))
      .filter(({ changes }) => changes.length > 0),
    stale: accepted
      .filter((entry) => entry.release === release && !names(since).includes(entry.change))
      .map(({ change }) => change),
  }
}

const names = ({ changes }: Broken): string[] => changes.map(({ change }) => change)

async function changesSince(
  { name, documents }: Baseline,
  now: Documents,
  { contracts, compareChat }: { contracts: string; compareChat: CompareChat | undefined },
): Promise<Broken> {
  const changes = await compareDocuments(documents, now)
  const known: BreakingChange[] = changes
    .filter(({ impact }) => impact === 'major')
    .map((change) => ({
      place: placeOf(pointerOf(change), contracts),
      change: sentence(change),
      met: callOf(change.path),
    }))
  const sides = { before: documents.asyncapi, after: now.asyncapi, known }
  const structure = compareChat ? await structureChanges(compareChat, sides, contracts) : []
  return {
    baseline: name,
    version: documents.openapi.info.version,
    changes: [...known, ...structure],
  }
}
