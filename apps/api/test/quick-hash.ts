import { hashSync } from '@node-rs/argon2'

/**
 * A hash that is quickly proved, for accounts of tests: a hash names its own cost, so the program proves it
 * as any other. That the program's own are dear is tested of the program's own.
 */
export const quickHash = (password: string): string =>
  hashSync(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
