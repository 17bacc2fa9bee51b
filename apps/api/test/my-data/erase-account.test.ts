import { later } from '@manzil/domain/time/moments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { keepDeletion, takeDeletionBack } from '../../src/modules/my-data/repository/deletion.ts'
import { eraseDueAccounts } from '../../src/modules/my-data/repository/erase-account.ts'
import { createPictures } from '../../src/modules/picture/service.ts'
import { testEnquiries } from '../chat/test-enquiries.ts'
import { engines } from '../engines.ts'
import { agentId, everyRow, person, writeEverything } from './fixtures.ts'

const securityLog = { hash: (text: string) => `hash of ${text.length}` }
const now = new Date()
const dueAt = later(now, 14, 'day')
const { id, email, phone } = person

describe.each(engines)('a deleted account on $name', ({ open }) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await open()
    await writeEverything(database)
  })
  afterAll(() => database.close())

  const naming = async () =>
    (await everyRow(database)).filter(
      (row) =>
        row.includes(id) || row.includes(phone) || row.toLowerCase().includes(email.toLowerCase()),
    )
  const ask = () =>
    database.db.transaction().execute((trx) =>
      keepDeletion(trx, {
        account_id: id,
        token_hash: 'link',
        requested_at: now,
        due_at: dueAt,
      }),
    )

  test('stays whole until its day, and where its owner keeps it', async () => {
    const before = await naming()
    await ask()
    expect(await eraseDueAccounts(database.db, securityLog, later(dueAt, -1, 'second'))).toBe(0)
    await database.db
      .transaction()
      .execute((trx) => takeDeletionBack(trx, { tokenHash: 'link', now }))
    await eraseDueAccounts(database.db, securityLog, dueAt)
    expect(await naming()).toEqual(before)
  })

  test('is named in no table afterwards, and nothing brings it back', async () => {
    await ask()
    const enquiries = await testEnquiries(database.db)
    const body = { name: 'Amina', email, message: 'Again', subject: 'Again' }
    const send = (key: string) => enquiries.writeToCompany(body, { id, key })
    // What is under way is either done before and goes too, or finds no account.
    await Promise.all([
      send('one'),
      eraseDueAccounts(database.db, securityLog, dueAt),
      send('two'),
      send('three'),
    ])
    expect(await naming()).toEqual([])
    const outcome = await enquiries.writeToCompany(body, { id, key: 'late' })
    expect(outcome).toEqual({ kind: 'refused', refusal: 'sender-gone' })
    expect(await naming()).toEqual([])
    const left = await everyRow(database)
    expect(left.filter((row) => row.startsWith('enquiry: '))).toHaveLength(2)
    expect(left.find((row) => row.includes('"id": "notice"'))).toContain('"state": "dead"')
  })

  test('leaves nothing of what it kept and entered by, and its pictures to be removed', async () => {
    const { db } = database
    const left = await everyRow(database)
    const of = (table: string) => left.filter((row) => row.startsWith(`${table}: `))
    const emptied = ['known_device', 'one_time_code', 'passkey', 'social_identity', 'favourite']
    expect(emptied.flatMap(of)).toEqual([])
    expect([...of('saved_search'), ...of('saved_search_match')]).toEqual([
      expect.stringContaining('"of-another"'),
    ])
    // A list of another stays, without the vote.
    expect(['', '_property', '_voter', '_vote'].flatMap((end) => of(`shared_list${end}`))).toEqual([
      expect.stringContaining('"List of another"'),
      expect.stringContaining('"other-list"'),
    ])
    const deleted: string[] = []
    const files = {
      put: async () => {},
      description: 'a list',
      publicUrl: undefined,
      get: async () => undefined,
      stat: async () => undefined,
      delete: async (key: string) => void deleted.push(key),
    }
    await createPictures(db, files).removeUnused()
    expect(deleted).toEqual(['pictures/face/96.webp'])
    expect((await everyRow(database)).filter((row) => row.startsWith('picture: '))).toEqual([])
  })

  test('of an agent leaves the ledgers of others with the name alone', async () => {
    const { db } = database
    await db
      .insertInto('account')
      .values({ id: 'other-4444', role: 'individual', email: 'sara@example.com' })
      .execute()
    const words = { words: null, words_key: null, words_language: null }
    const about = { property_id: null, property_title: null, property_title_ar: null }
    await db
      .insertInto('disclosure')
      .values({
        ...words,
        ...about,
        id: 'kept',
        account_id: 'other-4444',
        kind: 'phone',
        recipient_id: agentId,
        recipient_kind: 'agent',
        recipient_name: 'Omar',
        submission_id: null,
        reference: null,
        email: null,
        shared: [],
        created_at: now,
        withdrawn_at: null,
      })
      .execute()
    await db
      .insertInto('account_deletion')
      .values({ account_id: agentId, token_hash: 'a', requested_at: now, due_at: dueAt })
      .execute()
    await eraseDueAccounts(db, securityLog, dueAt)
    const rows = await everyRow(database)
    expect(rows.filter((row) => row.includes(agentId))).toEqual([])
    expect(rows.filter((row) => row.startsWith('disclosure: '))).toHaveLength(1)
  })
})
