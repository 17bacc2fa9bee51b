import {
  zCreateSharedListResponse,
  zListLikedPropertiesResponse,
  zOpenSharedListResponse,
  zSaveFavouriteNoteResponse,
  zVoteOnSharedListResponse,
} from '@manzil/api-client/generated/zod.gen'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { forgetGone } from '../../src/modules/share/repository.ts'
import { engines } from '../engines.ts'
import { fill } from '../search/filled-database.ts'
import { buildTestApp } from './build-test-app.ts'
import {
  hideProperty,
  neighbours,
  property,
  publishProperty,
  removeProperty,
  visitorToken,
  writeAccounts,
} from './one-property.ts'

const VOTERS = 30

describe.each(engines)('favourites and lists of them on $name', ({ open }) => {
  let database: OpenDatabase
  let app: FastifyInstance
  let owner: string
  beforeAll(async () => {
    database = await open()
    await fill(database, neighbours)
    await writeAccounts(database)
    app = await buildTestApp(database)
    owner = await visitorToken(database)
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  beforeEach(async () => {
    await database.db.deleteFrom('shared_list').execute()
    await database.db.deleteFrom('favourite').execute()
    await removeProperty(database)
    await publishProperty(database)
  })

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const share = async (form: object = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/shared-list/create-shared-list',
      headers: bearer(owner),
      payload: { title: 'Ours', with_notes: true, ...form },
    })
    return zCreateSharedListResponse.parse(answer.json()).data
  }
  const look = (key: string | null) =>
    app.inject({
      url: '/api/shared-list/open-shared-list',
      headers: { 'shared-list-key': key ?? '' },
    })
  const vote = (key: string | null, token: string, opinion = 'yes') =>
    app.inject({
      method: 'PUT',
      url: '/api/shared-list/vote-on-shared-list',
      headers: { ...bearer(token), 'shared-list-key': key ?? '' },
      payload: { property_id: property.id, opinion },
    })
  const guests = async (count: number): Promise<string[]> => {
    const ids = Array.from({ length: count }, () => crypto.randomUUID())
    const accounts = ids.map((id) => ({ id, role: 'guest' as const }))
    await database.db.insertInto('account').values(accounts).execute()
    const sessions = createSessions(database.db)
    return Promise.all(ids.map((id) => sessions.open({ id, role: 'guest' })))
  }
  const liked = async () => {
    const url = '/api/user/get-all-liked-properties/?sort_by=price_drop'
    const answer = await app.inject({ url, headers: bearer(owner) })
    return zListLikedPropertiesResponse.parse(answer.json())
  }

  test('a home that is gone stays as a mark of its owner alone, and cannot be voted on', async () => {
    const { key } = await share()
    await hideProperty(database)
    const hidden = await liked()
    expect(hidden.data).toEqual([])
    expect(hidden.gone.map(({ property_id: id }) => id)).toEqual([property.id])
    const [guest = ''] = await guests(1)
    expect((await vote(key, guest)).json()).toMatchObject({ key: 'problem.propertyGone' })
    const seen = zOpenSharedListResponse.parse((await look(key)).json()).data
    expect(seen).toMatchObject({ properties: [], gone_count: 1, notes: [] })
    await removeProperty(database)
    expect((await liked()).gone).toHaveLength(1)
    await database.db
      .updateTable('gone_property')
      .set({ gone_at: new Date(0) })
      .execute()
    await forgetGone(database.db)
    expect((await liked()).gone).toEqual([])
  })

  test('the largest drop of the price comes first', async () => {
    const { db } = database
    const account = await db.selectFrom('favourite').select('account_id').executeTakeFirstOrThrow()
    const prices = [0, 500_000, -500_000]
    const rows = neighbours.map(({ id, price }, place) => ({
      ...account,
      property_id: id,
      saved_price: (price ?? 0) + (prices[place] ?? 0),
    }))
    await db.insertInto('favourite').values(rows).execute()
    const { favourites } = await liked()
    expect(favourites[0]?.property_id).toBe(neighbours[1]?.id)
    expect(favourites.at(-1)?.property_id).toBe(neighbours[2]?.id)
  })

  test('of two notes at once one stays whole', async () => {
    const notes = ['First', 'Second', 'Third', 'Fourth']
    const answers = await Promise.all(
      notes.map((note) =>
        app.inject({
          method: 'PUT',
          url: `/api/user/save-favourite-note/${property.id}`,
          headers: bearer(owner),
          payload: { note },
        }),
      ),
    )
    const said = answers.map((answer) => zSaveFavouriteNoteResponse.parse(answer.json()).data.note)
    expect(said).toEqual(notes)
    expect(notes).toContain((await liked()).favourites[0]?.note)
  })

  test('the key is in no table, and opens nothing that it is not the whole of', async () => {
    const { key } = await share()
    const rows = await database.db.selectFrom('shared_list').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(key)
    const other = `${key?.slice(0, -1)}${key?.endsWith('A') ? 'B' : 'A'}`
    expect((await look(other)).statusCode).toBe(404)
    expect((await look(rows[0]?.key_hash.slice(0, 43) ?? '')).statusCode).toBe(404)
    const body = (await look(key)).body
    for (const secret of ['Mona', 'account', '@', rows[0]?.account_id ?? '', rows[0]?.id ?? ''])
      expect(body).not.toContain(secret)
  })

  test('many votes of one session at once are one vote', async () => {
    const { key } = await share()
    const [guest = ''] = await guests(1)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => vote(key, guest, turn % 2 ? 'yes' : 'no')),
    )
    const voters = answers.map((each) => zVoteOnSharedListResponse.parse(each.json()).data.voter)
    expect(new Set(voters)).toEqual(new Set([1]))
    const rows = await database.db.selectFrom('shared_list_vote').selectAll().execute()
    expect(rows).toHaveLength(1)
  })

  test('of many sessions at once thirty may vote', async () => {
    const { key } = await share()
    const tokens = await guests(VOTERS + 3)
    const answers = await Promise.all(tokens.map((token) => vote(key, token)))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(VOTERS)
    expect(codes.filter((code) => code === 409)).toHaveLength(3)
  })

  test('of many lists at once ten are made', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () =>
        app.inject({
          method: 'POST',
          url: '/api/shared-list/create-shared-list',
          headers: bearer(owner),
          payload: { title: 'One of many', with_notes: false },
        }),
      ),
    )
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 201)).toHaveLength(10)
    expect(codes.filter((code) => code === 409)).toHaveLength(4)
  })
})
