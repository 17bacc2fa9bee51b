import { categories } from '@manzil/catalogue/categories'
import { defaultAvailabilityRules } from '@manzil/domain/own-property/availability'
import type { PropertyForm } from '@manzil/domain/own-property/check-form'
import { earlier, later } from '@manzil/domain/time/moments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { createOwnPropertyService } from '../../src/modules/own-property/service.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { createPropertyService } from '../../src/modules/property/service.ts'
import { isGone } from '../../src/modules/share/repository.ts'
import { engines } from '../engines.ts'
import { silentLog } from '../silent-log.ts'

const ids = {
  agent: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02',
  stranger: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e09',
  operator: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e0a',
  plan: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e0b',
}
const editor = { caller: { id: ids.agent, role: 'agent' as const }, log: silentLog }
const stranger = { ...editor, caller: { id: ids.stranger, role: 'agent' as const } }

const top = categories.find(({ slug }) => slug === 'apartments')
const kind = categories.find(({ parentId, slug }) => parentId === top?.id && slug === 'apartment')
const form: PropertyForm = {
  title: 'Corner apartment over the water',
  description: 'A corner apartment on a middle floor with a balcony.',
  status: 'live',
  purpose: 'sale',
  category_id: top?.id ?? '',
  sub_category_id: kind?.id ?? '',
  location_id: 'dubai-marina',
  price: 1_850_000,
  bedrooms: 2,
  size: 1_302,
  permit_number: '71234567890',
}

describe.each(engines)('properties of owners on $name', ({ open }) => {
  let database: OpenDatabase
  let now = new Date()
  const service = async (review: 'unchecked' | 'all' | 'none' = 'none') => {
    const { db } = database
    const lookups = await loadSearchIndex(db)
    const properties = createPropertyService(db, lookups)
    return createOwnPropertyService(db, {
      lookups,
      properties,
      review,
      availability: defaultAvailabilityRules,
      now: () => now,
    })
  }
  const create = async (own: Awaited<ReturnType<typeof service>>) => {
    const made = await own.create(form, { ...editor, key: undefined })
    if (made.kind !== 'accepted') throw new Error(made.refusal)
    return made.answer.data
  }
  const reasons = async (id: string) => {
    const query = database.db.selectFrom('property_change').select('reason')
    const rows = await query.where('property_id', '=', id).orderBy('at').execute()
    return rows.map(({ reason }) => reason)
  }

  beforeAll(async () => {
    database = await open('seeded')
    const { db } = database
    await db
      .insertInto('account')
      .values([
        {
          id: ids.agent,
          role: 'agent',
          first_name: 'Omar',
          rera_number: 'B-1',
          rera_unchecked: true,
        },
        { id: ids.stranger, role: 'agent', first_name: 'Eve' },
        { id: ids.operator, role: 'individual', first_name: 'Ada' },
      ])
      .execute()
    const [plan] = await db.selectFrom('plan').select('id').limit(1).execute()
    await db
      .insertInto('user_plan')
      .values({
        id: ids.plan,
        account_id: ids.agent,
        plan_id: plan?.id ?? '',
        status: 'active',
        started_at: earlier(now, 1, 'day'),
        ends_at: later(now, 900, 'day'),
        price_fils: 0,
        paid_fils: 0,
      })
      .execute()
  })
  afterAll(() => database.close())

  test('of an unchecked licence wait for an operator, and are new to alerts once approved', async () => {
    const own = await service('unchecked')
    const { _id, status } = await create(own)
    expect(status).toBe('in_review')
    expect(await reasons(_id)).toEqual([])
    expect(await own.reject(_id, ids.operator, 'The permit is of another home.')).toBe('done')
    const page = await own.list({ page: 1, limit: 10, status: 'rejected' }, editor)
    expect(page).toMatchObject({ data: [{ _id, reason: 'The permit is of another home.' }] })
    await own.change({ ids: [_id], action: 'submit' }, editor)
    expect(await own.approve(_id, ids.operator)).toBe('done')
    expect(await own.approve(_id, ids.operator)).toBe('state')
    expect(await reasons(_id)).toEqual(['new'])
    // A price may change without another look; words may not.
    const cheaper = await own.update(_id, { ...form, price: 1_800_000 }, editor)
    expect(cheaper).toMatchObject({ data: { status: 'live' } })
    const renamed = await own.update(_id, { ...form, title: 'Something else entirely' }, editor)
    expect(renamed).toMatchObject({ data: { status: 'in_review' } })
    await own.remove(_id, editor)
  })

  test('that wait for the licence alone go live once it is checked, but what an operator took off', async () => {
    const { db } = database
    const own = await service('unchecked')
    const [{ _id }, taken, draft] = [await create(own), await create(own), await create(own)]
    await own.change({ ids: [draft._id], action: 'withdraw' }, editor)
    await own.reject(taken._id, ids.operator, 'The permit is of another home.')
    await own.change({ ids: [taken._id], action: 'submit' }, editor)
    const statuses = async () => {
      const found = await own.list({ page: 1, limit: 10 }, editor)
      if ('fields' in found) throw new Error('the list was refused')
      return Object.fromEntries(found.data.map((each) => [each._id, each.status]))
    }
    const licence = (change: { rera_number: string | null; rera_unchecked: boolean }) =>
      db.updateTable('account').set(change).where('id', '=', ids.agent).execute()
    expect(await own.publishWaiting()).toBe(0)
    await licence({ rera_number: 'B-1', rera_unchecked: false })
    expect(await (await service('all')).publishWaiting()).toBe(0)
    expect(await own.publishWaiting()).toBe(1)
    expect(await own.publishWaiting()).toBe(0)
    expect(await statuses()).toEqual({
      [_id]: 'live',
      [taken._id]: 'in_review',
      [draft._id]: 'draft',
    })
    expect(await reasons(_id)).toEqual(['new'])
    await licence({ rera_number: null, rera_unchecked: false })
    for (const id of [_id, taken._id, draft._id]) await own.remove(id, editor)
  })

  test('run out, come back by renewing, and are gone for good a week after they were removed', async () => {
    const own = await service()
    const { _id } = await create(own)
    now = later(now, 181, 'day')
    for (const work of own.runOut) await work()
    const expired = await own.list({ page: 1, limit: 10, status: 'expired' }, editor)
    expect(expired).toMatchObject({ data: [{ _id }] })
    await own.change({ ids: [_id], action: 'renew' }, editor)
    await own.remove(_id, editor)
    expect(await isGone(database.db, _id)).toBe(true)
    now = later(now, 8, 'day')
    for (const work of own.runOut) await work()
    const left = database.db.selectFrom('property').select('id').where('id', '=', _id)
    expect(await left.execute()).toEqual([])
    expect(await isGone(database.db, _id)).toBe(true)
  })

  test('show no picture that somebody else has sent', async () => {
    const own = await service()
    const picture = async (owner_id: string, id: string) => {
      const file = { key: `${id}/640.webp`, media_type: 'image/webp', bytes: 1 }
      const row = { id, owner_id, kind: 'property_photo', state: 'shown' } as const
      const looks = { width: 640, height: 480, placeholder: '', variants: JSON.stringify([file]) }
      await database.db
        .insertInto('picture')
        .values({ ...row, ...looks })
        .execute()
      const media = [{ url: `/pictures/${id}/640.webp`, role: 'photo' as const }]
      return own.create({ ...form, status: 'draft', media }, { ...editor, key: undefined })
    }
    expect((await picture(ids.stranger, 'a'.repeat(32))).fields).toMatchObject([
      { path: 'media.0.url' },
    ])
    expect(await picture(ids.agent, 'b'.repeat(32))).toMatchObject({ kind: 'accepted' })
  })

  test('of somebody else are gone, in a list of several too', async () => {
    const own = await service()
    const { _id } = await create(own)
    const { changed, refused } = await own.change({ ids: [_id], action: 'remove' }, stranger)
    expect([changed, refused.map(({ key }) => key)]).toEqual([[], ['problem.propertyGone']])
    const change = await own.remove(_id, editor)
    expect(await own.undo(change ?? '', stranger)).toBeUndefined()
    expect(await own.undo(change ?? '', editor)).toMatchObject({ changed: [_id] })
    expect(await isGone(database.db, _id)).toBe(false)
  })
})
