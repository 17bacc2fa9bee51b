import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { addProfiles } from '../../src/db/migrations/0006-profiles.ts'
import { engines } from '../engines.ts'

describe.each(engines)('profiles that were there before, on $name', ({ open }) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await open()
    await sql`
      alter table account drop column email_verified, drop column phone_verified,
        drop column service_need, drop column about, drop column about_ar
    `.execute(database.db)
    await sql`
      insert into account (id, role, languages, nationality, is_demo) values
        ('agent', 'agent', '{English,Tagalog,Klingon,Arabic}', 'Philippines', true),
        ('guest', 'guest', '{}', null, false),
        ('other', 'individual', '{English}', 'Atlantis', false)
    `.execute(database.db)
    // Migrations know no tables.
    await addProfiles(database.db as unknown as Kysely<unknown>)
  })
  afterAll(() => database.close())

  test('have codes instead of names, in the same order', async () => {
    const rows = await database.db
      .selectFrom('account')
      .select(['id', 'languages', 'nationality', 'email_verified', 'service_need', 'about'])
      .orderBy('id')
      .execute()
    const nothing = { service_need: [], about: null }
    expect(rows).toEqual([
      {
        id: 'agent',
        languages: ['en', 'tl', 'ar'],
        nationality: 'PH',
        email_verified: true,
        ...nothing,
      },
      { id: 'guest', languages: [], nationality: null, email_verified: false, ...nothing },
      { id: 'other', languages: ['en'], nationality: null, email_verified: false, ...nothing },
    ])
  })
})
