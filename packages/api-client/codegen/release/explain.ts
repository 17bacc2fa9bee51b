import type { Finding, Outcome } from '../report/finding.ts'
import type { BreakingChange } from './breaking-change.ts'
import type { Broken, Verdict } from './find-breaking.ts'
import { compareVersions, nextVersion } from './version.ts'

/** The verdict in words: one line for each change that breaks a client, and what to do about it. */
export function explain(verdict: Verdict): Outcome {
  const { broken, stale, release, version } = verdict
  const demand = releaseDemand(verdict)
  const findings: Finding[] = [
    ...broken.flatMap(({ changes }) =>
      changes.map((change) => ({
        ...change.place,
        rule: 'breaking-change',
        message: messageOf(change),
      })),
    ),
    ...stale.map((change) => ({
      file: acceptedFile,
      rule: 'stale-acceptance',
      message: `nothing needs "${change}" any more; delete it.`,
    })),
    ...(demand ? [demand] : []),
  ]
  if (findings.length === 0)
    return { findings, text: `Version ${version} breaks no client of release ${release}` }
  const others = findings.filter(({ rule }) => rule !== 'breaking-change')
  return { findings, text: [...broken.map(paragraph), ...others.map(lineOf)].join('\n') }
}

const acceptedFile = 'contracts/releases/accepted.json'

const messageOf = ({ change, met }: BreakingChange): string =>
  met && !change.startsWith(`\`${met}`) ? `${change} (first in ${met})` : change

const lineOf = ({ file, line, message }: Omit<Finding, 'rule'>): string =>
  `${line ? `${file}:${line}` : file}: ${message}`

/** What breaks clients of one state, and the ways out of it. */
export function paragraph({ baseline, version, changes }: Broken): string {
  const lines = changes.map((change) => lineOf({ ...change.place, message: messageOf(change) }))
  const count = `${changes.length} ${changes.length === 1 ? 'change breaks' : 'changes break'}`
  return [
    ...lines,
    '',
    `${count} clients of ${baseline}. Keep what they use beside what is new, or move \`info.version\` of both documents to ${nextVersion(version, 'major')}. A change that only looks like this goes into ${acceptedFile} with the reason.`,
  ].join('\n')
}

/** A version without a release leaves everything that it added without anything to be compared with. */
function releaseDemand({ release, version, versionPlace }: Verdict): Finding | undefined {
  const order = compareVersions(version, release)
  if (order === 0) return undefined
  return {
    ...versionPlace,
    rule: 'version-without-release',
    message:
      order > 0
        ? `Version ${version} is not released: run \`npm run contracts:release\` and commit what it writes.`
        : `Version ${version} is older than release ${release}: move \`info.version\` of both documents up again.`,
  }
}
