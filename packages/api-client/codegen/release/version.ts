import { ContractFault } from '../contract-fault.ts'

export type Impact = 'major' | 'minor' | 'patch'

type Parts = [major: number, minor: number, patch: number]

/** Reads `1.2.3`; anything else is refused. */
export function parseVersion(text: string): Parts {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? []
  if (major === undefined) throw new ContractFault(`"${text}" is no version: write it as 1.2.3`)
  return [Number(major), Number(minor), Number(patch)]
}

/** Negative where the first version is the lower one. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)]
  const index = left.findIndex((part, at) => part !== right[at])
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0)
}

/** The lowest version that may follow after changes of this impact. */
export function nextVersion(version: string, impact: Impact): string {
  const [major, minor, patch] = parseVersion(version)
  if (impact === 'major') return `${major + 1}.0.0`
  return impact === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}
