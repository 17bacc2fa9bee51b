import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of which each takes longer than most, the longest of them first. */
const longest = [
  'bad-networks',
  'screens',
  'api-docs',
  'accessibility',
  'specified-texts',
  'harness',
  'chat-delivery',
  'chat-drill',
]

function rank({ moduleId }: TestSpecification): number {
  const at = longest.indexOf(path.basename(moduleId, '.e2e.ts'))
  return at < 0 ? longest.length : at
}

/** A long file that begins last would be waited for with one worker idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
