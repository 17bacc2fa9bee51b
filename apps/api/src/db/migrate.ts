import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as accounts from './migrations/0001-accounts.ts'
import * as places from './migrations/0002-places-and-kinds.ts'
import * as listings from './migrations/0003-listings.ts'
import * as chat from './migrations/0004-chat.ts'
import * as imports from './migrations/0005-imports.ts'
import type { Database } from './schema.ts'

/** In order of their names, each applied once. A released one is never changed. */
const migrations: Record<string, Pick<Migration, 'up'>> = {
  '0001-accounts': accounts,
  '0002-places-and-kinds': places,
  '0003-listings': listings,
  '0004-chat': chat,
  '0005-imports': imports,
}

/** Building an index on a grown table may take longer than any request is given. */
function withoutTimeLimit({ up }: Pick<Migration, 'up'>): Migration {
  return {
    async up(db) {
      await sql`set local statement_timeout = 0`.execute(db)
      await up(db)
    },
  }
}

/**
 * Brings the tables up to date in one transaction. Several processes may start at once: the
 * migrator holds an advisory lock, the others wait and find nothing left to do.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, migration]) => [
            name,
            withoutTimeLimit(migration),
          ]),
        ),
    },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
