import { hashSync } from '@node-rs/argon2'

/**
 * A hash that is quickly proved, for accounts of tests: a hash names its own cost, so the program proves it
 * as any other. What the program's own hashes cost is tested beside them.
 */
export const quickHash = (password: string): string =>
  hashSync(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
