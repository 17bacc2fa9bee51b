import {
  zCreateSharedListResponse,
  zListLikedPropertiesResponse,
  zListPropertiesResponse,
  zListSharedListsResponse,
  zOpenSharedListResponse,
  zRevokeSharedListResponse,
  zSaveFavouriteNoteResponse,
  zToggleFavouriteResponse,
  zVoteOnSharedListResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { nowhere } from '../nowhere.ts'
import { guest, member } from '../visitors.ts'

const operations = [
  'toggleFavourite',
  'listLikedProperties',
  'listProperties',
  'saveFavouriteNote',
  'listSharedLists',
  'createSharedList',
  'revokeSharedList',
  'openSharedList',
  'voteOnSharedList',
] as const

/** In the right shape, and of no list. */
const unknownKey = 'A'.repeat(43)

export function sharedListCases({ cases, target }: Suite): void {
  const withKey = (key: string | null) => ({ headers: { 'Shared-List-Key': key ?? '' } })
  const toggle = (id: string, token: string) =>
    succeed(target(), 'toggleFavourite', zToggleFavouriteResponse, { path: { id }, token })
  const share = async (token: string, body: object) =>
    (await succeed(target(), 'createSharedList', zCreateSharedListResponse, { body, token })).data
  const open = async (key: string | null, token?: string) =>
    (
      await succeed(target(), 'openSharedList', zOpenSharedListResponse, {
        ...withKey(key),
        ...(token !== undefined && { token }),
      })
    ).data
  const writeNote = (id: string, note: string, token: string) =>
    succeed(target(), 'saveFavouriteNote', zSaveFavouriteNoteResponse, {
      path: { id },
      body: { note },
      token,
    })
  const revoke = (id: string, token: string) =>
    succeed(target(), 'revokeSharedList', zRevokeSharedListResponse, { path: { id }, token })

  /** Two favourites of an account, for as long as the work takes. */
  async function withFavourites(work: (token: string, ids: string[]) => Promise<void>) {
    const token = await member(target(), 'agency')
    const { data } = await succeed(target(), 'listProperties', zListPropertiesResponse, {
      query: 'limit=2&sort_by=price_asc&price_min=1',
    })
    const ids = data.map(({ _id }) => _id)
    for (const id of ids) await toggle(id, token)
    await work(token, ids)
    for (const id of ids) await toggle(id, token)
  }

  cases('what is kept with favourites', operations, () => {
    test('holds the price and the day of saving, and the note that was written last', async () => {
      await withFavourites(async (token, [id = '']) => {
        await writeNote(id, 'Near the school', token)
        const { data: mark } = await writeNote(id, 'Second floor', token)
        const query = 'sort_by=price_drop'
        const liked = await succeed(target(), 'listLikedProperties', zListLikedPropertiesResponse, {
          query,
          token,
        })
        const row = liked.data.find(({ _id }) => _id === id)
        expect(liked.favourites.find(({ property_id }) => property_id === id)).toEqual(mark)
        expect(mark).toMatchObject({ note: 'Second floor', saved_price: row?.price })
        expect(liked.gone).toEqual([])
      })
    })

    test('takes notes on own favourites alone, of five hundred characters', async () => {
      await withFavourites(async (token, [id = '']) => {
        const other = await member(target(), 'agent')
        const path = { id }
        const body = { note: 'Mine' }
        await fail(target(), 'saveFavouriteNote', 404, { path, body, token: other })
        await fail(target(), 'saveFavouriteNote', 404, { path: { id: nowhere }, body, token })
        const long = { note: 'x'.repeat(501) }
        const { fields } = await fail(target(), 'saveFavouriteNote', 422, {
          path,
          body: long,
          token,
        })
        expect(fields.map(({ path: field }) => field)).toEqual(['note'])
      })
    })
  })

  cases('shared lists', operations, () => {
    test('open without an account, and tell of the owner what was ticked', async () => {
      await withFavourites(async (token, [first = '', second = '']) => {
        await writeNote(first, 'Ours alone', token)
        const closed = await share(token, { title: 'Quiet', with_notes: false })
        const told = await share(token, {
          title: 'With notes',
          owner_name: 'Amina',
          with_notes: true,
          property_ids: [first],
        })
        const seen = await open(closed.key)
        expect(seen.properties.map(({ _id }) => _id)).toEqual([second, first])
        expect(seen).toMatchObject({ owner_name: null, notes: [], own_votes: [], gone_count: 0 })
        const shown = await open(told.key)
        expect(shown.properties.map(({ _id }) => _id)).toEqual([first])
        expect(shown.owner_name).toBe('Amina')
        expect(shown.notes).toEqual([{ property_id: first, note: 'Ours alone' }])
        for (const { _id } of [closed, told]) await revoke(_id, token)
      })
    })

    test('take one vote of a session on each property, and show it to the owner', async () => {
      await withFavourites(async (token, [first = '', second = '']) => {
        const list = await share(token, { title: 'Vote', with_notes: false, property_ids: [first] })
        const visitor = await guest(target())
        const vote = (body: object) =>
          succeed(target(), 'voteOnSharedList', zVoteOnSharedListResponse, {
            ...withKey(list.key),
            body: { property_id: first, ...body },
            token: visitor,
          })
        await vote({ opinion: 'no' })
        await vote({ opinion: 'yes', name: 'Omar', comment: 'The light!' })
        const owned = await succeed(target(), 'listSharedLists', zListSharedListsResponse, {
          token,
        })
        expect(owned.data.find(({ _id }) => _id === list._id)?.votes).toMatchObject([
          { voter: 1, opinion: 'yes', name: 'Omar', comment: 'The light!' },
        ])
        expect((await open(list.key, visitor)).own_votes).toHaveLength(1)
        expect((await open(list.key, await guest(target()))).own_votes).toEqual([])
        const elsewhere = { property_id: second, opinion: 'yes' }
        const options = { ...withKey(list.key), body: elsewhere, token: visitor }
        expect((await fail(target(), 'voteOnSharedList', 404, options)).key).toBe(
          'problem.propertyGone',
        )
        await revoke(list._id, token)
      })
    })

    test('answer alike once they are revoked and where they never were', async () => {
      await withFavourites(async (token) => {
        const list = await share(token, { title: 'Short', with_notes: false })
        const other = await member(target(), 'agent')
        await fail(target(), 'revokeSharedList', 404, { path: { id: list._id }, token: other })
        await revoke(list._id, token)
        const answers = []
        for (const key of [list.key, unknownKey]) {
          const { requestId: _, ...said } = await fail(
            target(),
            'openSharedList',
            404,
            withKey(key),
          )
          answers.push(said)
        }
        expect(answers[0]).toEqual(answers[1])
      })
    })

    test('hold favourites alone, and are at most ten', async () => {
      await withFavourites(async (token) => {
        const strange = { title: 'Strange', with_notes: false, property_ids: [nowhere] }
        await fail(target(), 'createSharedList', 409, { body: strange, token })
        const made = []
        for (let count = 0; count < 10; count++)
          made.push(await share(token, { title: `List ${count}`, with_notes: false }))
        const body = { title: 'Eleventh', with_notes: false }
        const { key } = await fail(target(), 'createSharedList', 409, { body, token })
        expect(key).toBe('problem.manySharedLists')
        for (const { _id } of made) await revoke(_id, token)
      })
    })

    test('are for signed-in accounts to make, and for sessions to vote on', async () => {
      const token = await guest(target())
      const body = { title: 'Guest', with_notes: false }
      await fail(target(), 'createSharedList', 403, { body, token })
      const vote = { property_id: nowhere, opinion: 'yes' }
      const options = { ...withKey(unknownKey), body: vote }
      await fail(target(), 'voteOnSharedList', 401, options)
      expect((await fail(target(), 'voteOnSharedList', 404, { ...options, token })).key).toBe(
        'problem.sharedListGone',
      )
    })
  })
}
