import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The order of Vitest, but for the files that take longest: they go first, in the order of `longest`, of
 * which each is a name without its ending, as `contract` for `contract.test.ts`. A long file that
 * begins last would be waited for with the other workers idle, and on a clean clone Vitest knows
 * nothing of files but their size.
 */
export function longFilesFirst(longest: readonly string[]): typeof BaseSequencer {
  const rank = ({ moduleId }: TestSpecification): number => {
    const at = longest.indexOf(path.basename(moduleId).replace(/\.(test|e2e)\.\w+$/, ''))
    return at < 0 ? longest.length : at
  }
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      return sorted.toSorted((one, other) => rank(one) - rank(other))
    }
  }
}
