import type { Edit, Seed } from './seed.ts'

/** A fault that the rules find. */
export const lint = (fault: string, says: RegExp, ...edits: Edit[]): Seed => ({
  fault,
  check: 'lint',
  says,
  edits,
})
