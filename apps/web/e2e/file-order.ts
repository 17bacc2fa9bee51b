import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of which each takes longer than most, the longest of them first. */
const longest = [
  'bad-networks',
  'screens',
  'accessibility',
  'api-docs',
  'specified-texts',
  'chat',
  'map',
  'harness',
]

/**
 * They kill servers of their own, slow down the network or wait for what is lost. Most of their time
 * nothing happens, so they end the run side by side.
 */
const breaking = ['chat-delivery', 'chat-drill', 'lossy-network', 'new-release', 'connectivity']

const order = [...longest, 'all others', ...breaking]

function rank({ moduleId }: TestSpecification): number {
  const at = order.indexOf(path.basename(moduleId, '.e2e.ts'))
  return at < 0 ? order.indexOf('all others') : at
}

/** A long file that begins last would be waited for with one worker idle. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
