import { defaultAvailabilityRules } from '@manzil/domain/own-property/availability'
import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { earlier } from '@manzil/domain/time/moments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import type { PropertyRow } from '../../src/db/property-row.ts'
import { LEAST } from '../../src/modules/own-property/assess/compare-views.ts'
import { createOwnPropertyService } from '../../src/modules/own-property/service.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { createPropertyService } from '../../src/modules/property/service.ts'
import { engines } from '../engines.ts'
import { agent, writeAccounts } from '../http/one-property.ts'
import { fill } from '../search/filled-database.ts'
import { seededRandom } from '../search/random.ts'
import { randomProperty } from '../search/random-properties.ts'
import { silentLog } from '../silent-log.ts'

const editor = { caller: { id: agent, role: 'agent' as const }, log: silentLog }
const now = new Date('2026-11-20T08:00:00Z')
const stranger = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e09'
const hashOf = (last: string) => `f0f0f0f00f0f0f${last}`
const picture = (digit: string) => `/pictures/${digit.repeat(32)}/960.webp`

const nothing = {
  property_id: null,
  purpose: null,
  category_id: null,
  sub_category_id: null,
  location_id: null,
  price: null,
  bedrooms: null,
  bathrooms: null,
  size: null,
  has_pin: false,
  furnished: null,
  completion: null,
  features_count: 0,
  description_length: 0,
  permit_number: null,
  media: [],
}

describe.each(engines)('what owners are told of a form on $name', ({ open }) => {
  let database: OpenDatabase
  let index: Awaited<ReturnType<typeof loadSearchIndex>>
  /** Two kinds of rows, half of them with a permit, all apartments for sale in one place. */
  const rows = Array.from({ length: 2 * LEAST + 4 }, (_, at): PropertyRow => {
    const row = randomProperty(3000 + at, seededRandom(3000 + at))
    return {
      ...row,
      type: 'apartment',
      subtype: null,
      purpose: 'sale',
      place: 'dubai-marina',
      permitNumber: at % 2 ? `permit ${at}` : null,
      publishedAt: earlier(now, 60 + at, 'day'),
      amenities: [...new Set(row.amenities)],
      agentId: at % 2 ? stranger : agent,
      agencyId: null,
      source: 'owner',
    }
  })
  beforeAll(async () => {
    database = await open()
    const { db } = database
    await writeAccounts(database)
    await db.insertInto('account').values({ id: stranger, role: 'agent' }).execute()
    await fill(database, rows)
    index = await loadSearchIndex(db)
    await db
      .insertInto('property_view')
      .values(
        rows.map(({ id }, at) => ({
          property_id: id,
          day: dubaiDay(now, -1 - (at % 30)),
          views: at % 2 ? 30 + at : at,
        })),
      )
      .execute()
  })
  afterAll(() => database.close())

  const service = () => {
    const properties = createPropertyService(database.db, index)
    const parts = {
      lookups: index,
      properties,
      review: 'none' as const,
      availability: defaultAvailabilityRules,
      now: () => now,
    }
    return createOwnPropertyService(database.db, parts)
  }
  const ids = () => {
    const node = index.categoryByType.get('apartment')
    const top = node && index.categoryByCode.get(node.parent_code ?? -1)
    return { category_id: top?.id ?? '', sub_category_id: node?.id ?? '' }
  }
  const kind = () => ({
    ...nothing,
    purpose: 'sale' as const,
    ...ids(),
    location_id: 'dubai-marina',
  })

  test('is counted from rows, and nothing where there are too few', async () => {
    const told = await service().assess(kind(), editor)
    const permit = told?.points.find(({ name }) => name === 'permit')
    const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
    const views = (odd: boolean) =>
      rows.flatMap((_, at) => ((at % 2 === 1) === odd ? [odd ? 30 + at : at] : []))
    expect(permit?.views).toEqual({
      with: mean(views(true)),
      without: mean(views(false)),
      count_with: LEAST + 2,
      count_without: LEAST + 2,
      days: 30,
    })
    const rent = await service().assess({ ...kind(), purpose: 'rent' }, editor)
    expect(rent?.points.map(({ views }) => views)).toEqual(rent?.points.map(() => null))
    expect(await service().assess({ ...nothing, property_id: rows[1]?.id ?? '' }, editor)).toBe(
      undefined,
    )
    expect((await service().assess(nothing, editor))?.price_range).toBe(null)
    expect(told?.price_range?.total).toBe(rows.length)
  })

  test('names doubles by permit, unit and picture, of others the live ones alone', async () => {
    const { db } = database
    const [own, byPermit, , hidden] = rows
    const live = statusCodes.live
    const permit_number = byPermit?.permitNumber ?? ''
    expect(
      (await service().assess({ ...nothing, permit_number }, editor))?.duplicates,
    ).toMatchObject([
      {
        reason: 'permit',
        is_own: false,
        status: 'live',
        _id: byPermit?.id,
        title: byPermit?.title,
      },
    ])
    await db
      .updateTable('property')
      .set({ status: statusCodes.hidden })
      .where('id', '=', hidden?.id ?? '')
      .execute()
    const ofHidden = { ...nothing, permit_number: hidden?.permitNumber ?? '' }
    expect((await service().assess(ofHidden, editor))?.duplicates).toEqual([])
    await db
      .updateTable('property')
      .set({ status: live })
      .where('id', '=', hidden?.id ?? '')
      .execute()

    const same = { ...kind(), bedrooms: own?.bedrooms ?? null, size: own?.size ?? null }
    const price = own?.price ?? null
    const units = (await service().assess({ ...same, price }, editor))?.duplicates ?? []
    expect(units).toContainEqual(
      expect.objectContaining({ reason: 'unit', is_own: true, _id: own?.id }),
    )
    const itself = { ...same, price, property_id: own?.id ?? '' }
    const others = (await service().assess(itself, editor))?.duplicates ?? []
    expect(others.map(({ _id }) => _id)).not.toContain(own?.id)

    // Mine, a copy of it that others show, one of another look, and one that nobody shows.
    const shown = rows[5]?.id ?? ''
    for (const [digit, owner_id, hash] of [
      ['a', agent, hashOf('0f')],
      ['b', stranger, hashOf('0d')],
      ['c', stranger, '0123456789abcdef'],
      ['d', stranger, hashOf('0f')],
    ] as const) {
      await db
        .insertInto('picture')
        .values({
          id: digit.repeat(32),
          owner_id,
          kind: 'property_photo',
          state: 'shown',
          width: 10,
          height: 10,
          placeholder: '',
          variants: '[]',
          difference_hash: hash,
        })
        .execute()
    }
    await db
      .insertInto('picture_use')
      .values([
        { picture_id: 'b'.repeat(32), property_id: shown },
        { picture_id: 'c'.repeat(32), property_id: rows[7]?.id ?? '' },
      ])
      .execute()
    const look = async (digit: string) =>
      (await service().assess({ ...nothing, media: [picture(digit)] }, editor))?.duplicates
    expect(await look('a')).toMatchObject([{ reason: 'picture', is_own: false, _id: shown }])
    // Of a picture that is not the account's nothing is said.
    expect(await look('b')).toEqual([])
  })

  test('the place in a search is that of its pages, and the parts make the stored score', async () => {
    const { db } = database
    const properties = createPropertyService(db, index)
    const stored = await db.selectFrom('property').select(['id', 'score']).execute()
    for (const query of [
      { sort_by: 'relevance' as const },
      { sort_by: 'price_asc' as const },
      { search: 'apartment view' },
      {},
    ]) {
      const found = await properties.search({ ...query, page: 1, limit: 100 }, editor)
      if ('fields' in found) throw new Error('refused')
      const mine = new Set(rows.flatMap(({ id, agentId }) => (agentId === agent ? [id] : [])))
      const own = found.data.flatMap(({ _id }, at) => (mine.has(_id) ? [{ id: _id, at }] : []))
      for (const { id, at } of [own[0], own[7], own.at(-1)].flatMap((each) => each ?? [])) {
        const rank = await service().rank(id, query, editor)
        expect(rank).toMatchObject({ position: at + 1, total: found.pagination.total })
        expect(rank).toHaveProperty('score', stored.find((row) => row.id === id)?.score)
      }
    }
    const anything = await service().rank(
      rows[0]?.id ?? '',
      { location: ['palm-jumeirah'] },
      editor,
    )
    expect(anything).toMatchObject({ position: null })
  })
})
