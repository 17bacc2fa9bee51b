import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files of which each takes longer than most, the longest of them first. Those that kill servers of
 * their own, slow down the network or wait for what is lost stand among them: most of their time
 * nothing happens, which costs least beside files that compute.
 */
const longest = [
  'chat-delivery',
  'screens',
  'bad-networks',
  'chat-drill',
  'accessibility',
  'api-docs',
  'lossy-network',
  'specified-texts',
  'connectivity',
  'chat',
  'new-release',
  'map',
  'cookie-notice',
  'harness',
]

function rank({ moduleId }: TestSpecification): number {
  const at = longest.indexOf(path.basename(moduleId, '.e2e.ts'))
  return at < 0 ? longest.length : at
}

/** A long file that begins last would be waited for with the other workers idle. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
