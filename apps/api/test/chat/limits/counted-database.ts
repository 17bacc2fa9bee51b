import type { Kysely } from 'kysely'
import type { Database } from '../../../src/db/schema.ts'

/** The database, and how many statements were sent to it. */
export function countStatements(db: Kysely<Database>) {
  let statements = 0
  const counted = db.withPlugin({
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return {
    db: counted,
    /** Statements that something sends. */
    async during(work: () => Promise<unknown>): Promise<number> {
      const before = statements
      await work()
      return statements - before
    },
  }
}
