import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { engines } from '../engines.ts'

describe.each(engines)('the database on $name', ({ open }) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await open('empty')
  })
  afterAll(() => database.close())

  test('gives whole numbers, times, arrays and JSON the same types', async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint as big, 1.5::float8 as real, array[1, 2]::smallint[] as list,
        '2026-11-02T08:30:00Z'::timestamptz as time, '{"a": [null]}'::jsonb as json, null as nothing
    `.execute(database.db)
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        real: 1.5,
        list: [1, 2],
        time: new Date('2026-11-02T08:30:00Z'),
        json: { a: [null] },
        nothing: null,
      },
    ])
  })

  test('refuses a whole number that would lose digits', async () => {
    const query = sql`select 9007199254740993::bigint as big`.execute(database.db)
    await expect(query).rejects.toThrow('9007199254740993')
  })

  test('raises errors with code, constraint and detail', async () => {
    const insert = () =>
      database.db
        .insertInto('setting')
        .values({ key: 'twice', value: '1' })
        .executeTakeFirstOrThrow()
    expect((await insert()).numInsertedOrUpdatedRows).toBe(1n)
    await expect(insert()).rejects.toMatchObject({
      code: '23505',
      constraint: 'setting_pkey',
      detail: 'Key (key)=(twice) already exists.',
    })
  })

  test('counts changed rows', async () => {
    await database.db
      .insertInto('setting')
      .values([
        { key: 'count-1', value: '1' },
        { key: 'count-2', value: '1' },
      ])
      .execute()
    const result = await database.db
      .updateTable('setting')
      .set({ value: '2' })
      .where('key', 'like', 'count-%')
      .executeTakeFirst()
    expect(result.numUpdatedRows).toBe(2n)
  })

  test('rolls a failed transaction back and serves others in turn', async () => {
    const failed = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('setting').values({ key: 'lost', value: '1' }).execute()
      await sql`select 1 / 0`.execute(trx)
    })
    const beside = Array.from({ length: 20 }, (_, index) =>
      sql<{ n: number }>`select ${index}::int as n`.execute(database.db),
    )
    await expect(failed).rejects.toMatchObject({ code: '22012' })
    const numbers = (await Promise.all(beside)).map(({ rows }) => rows[0]?.n)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index))
    const lost = await database.db
      .selectFrom('setting')
      .where('key', '=', 'lost')
      .selectAll()
      .execute()
    expect(lost).toEqual([])
  })

  test('has every table of the schema and nothing left to migrate', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely%' order by 1
    `.execute(database.db)
    expect(rows.map(({ name }) => name)).toEqual([
      'account',
      'account_deletion',
      'amenity',
      'availability_mail',
      'availability_mail_property',
      'availability_period',
      'category',
      'category_edit',
      'chat_message',
      'chat_session',
      'company_message',
      'content',
      'disclosure',
      'enquiry',
      'favourite',
      'feed',
      'feed_change',
      'feed_export',
      'feed_picture',
      'feed_row',
      'feed_run',
      'first_answer',
      'gone_property',
      'gone_report',
      'import_row',
      'import_run',
      'invoice',
      'invoice_counter',
      'known_device',
      'lead_entry',
      'lead_suggestion',
      'login_guess',
      'model_usage',
      'one_time_code',
      'operator_action',
      'operator_alias',
      'outbox_mail',
      'passkey',
      'passkey_challenge',
      'password_reset',
      'paused_property',
      'payment',
      'payment_event',
      'picture',
      'picture_use',
      'place',
      'place_alias',
      'plan',
      'plan_pause',
      'property',
      'property_availability',
      'property_change',
      'property_draft',
      'property_history',
      'property_mention',
      'property_report',
      'property_state',
      'property_text',
      'property_view',
      'remote_photograph',
      'resumable_upload',
      'saved_search',
      'saved_search_match',
      'secret_mail_turn',
      'security_event',
      'session',
      'setting',
      'shared_list',
      'shared_list_property',
      'shared_list_vote',
      'shared_list_voter',
      'signup_attempt',
      'site_notice',
      'social_identity',
      'social_sign_in',
      'user_plan',
      'viewer_mark',
      'viewing',
      'viewing_calendar',
      'viewing_event',
      'visit_count',
      'vocab',
    ])
  })
})
