import type { PropertyForm } from '@manzil/api-client/generated/types.gen'
import {
  zCreatePropertyResponse,
  zCreateUploadResponse,
  zGetUserPlanResponse,
  zListLikedPropertiesResponse,
  zListOwnPropertiesResponse,
  zToggleFavouriteResponse,
} from '@manzil/api-client/generated/zod.gen'
import { call, fail, succeed } from '@manzil/contract-tests/call'
import { formOf, picture } from '@manzil/contract-tests/pictures'
import { propertyForm } from '@manzil/contract-tests/property-form'
import { describe, expect, test } from 'vitest'
import { readSnapshot, takeSnapshot } from '../src/snapshot.ts'
import { serveWorld, tokens } from './serve.ts'

const { world, target, origin, idOf } = serveWorld()

const create = (token: string, body: PropertyForm) =>
  succeed(target, 'createProperty', zCreatePropertyResponse, { token, body })
const remove = (token: string, id: string) =>
  call(target, 'deleteProperty', { token, path: { id } })
const listOwn = (query: string) =>
  succeed(target, 'listOwnProperties', zListOwnPropertiesResponse, { token: tokens.agent, query })
const planOf = async (user_id: string) =>
  (
    await succeed(target, 'getUserPlan', zGetUserPlanResponse, {
      token: tokens.agency,
      path: { user_id },
    })
  ).data

describe('the demo agent', () => {
  test('has properties in every state', async () => {
    for (const [status, least] of Object.entries({ live: 2, draft: 2, hidden: 1, expired: 1 })) {
      const { data } = await listOwn(`status=${status}&limit=100`)
      expect(data.length).toBeGreaterThanOrEqual(least)
      expect(new Set(data.map((each) => each.status))).toEqual(new Set([status]))
    }
  })

  test('sees last changes first, and enquiries beside the property', async () => {
    const { data } = await listOwn('limit=100')
    const changed = data.map(({ updated_at }) => updated_at)
    expect(changed).toEqual(changed.toSorted().toReversed())
    expect(data.reduce((sum, { enquiries_count }) => sum + enquiries_count, 0)).toBe(4)
  })

  test('keeps other orders where they are asked for', async () => {
    const { data } = await listOwn('limit=100&sort_by=price_asc&purpose=sale')
    const prices = data.flatMap(({ price }) => price ?? [])
    expect(prices.length).toBeGreaterThan(1)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })
})

describe('room in the plan', () => {
  test('ends at its limit, for new properties and for drafts that go live', async () => {
    const before = await planOf(idOf(tokens.agent))
    const free = (before?.plan.listings_limit ?? 0) - (before?.listings_used ?? 0)
    const form = await propertyForm(target)
    const made = []
    for (let each = 0; each < free; each += 1) made.push((await create(tokens.agent, form)).data)
    expect((await planOf(idOf(tokens.agent)))?.listings_used).toBe(before?.plan.listings_limit)
    await fail(target, 'createProperty', 409, { token: tokens.agent, body: form })

    const draft = await create(tokens.agent, { ...form, status: 'draft' })
    const publish = { token: tokens.agent, path: { id: draft.data._id }, body: form }
    await fail(target, 'updateProperty', 409, publish)
    await remove(tokens.agent, made.pop()?._id ?? '')
    expect((await call(target, 'updateProperty', publish)).status).toBe(200)

    for (const { _id } of [...made, draft.data]) await remove(tokens.agent, _id)
    expect(await planOf(idOf(tokens.agent))).toEqual(before)
  })

  test('an agency without a plan keeps drafts only', async () => {
    const form = await propertyForm(target)
    await fail(target, 'createProperty', 409, { token: tokens.agency, body: form })
    const { data } = await create(tokens.agency, { ...form, status: 'draft' })
    expect(data.agent).toBeNull()
    expect(data.advertiser).toBe(world.users.get(idOf(tokens.agency))?.company_name)
    await remove(tokens.agency, data._id)
  })
})

test('a picture of the account becomes the picture of the property', async () => {
  const upload = async (token: string) => {
    const body = formOf({ file: picture(), purpose: 'property_photo' })
    return (await succeed(target, 'createUpload', zCreateUploadResponse, { token, body })).data.url
  }
  const [mine, foreign] = [await upload(tokens.agent), await upload(tokens.agency)]
  const form = await propertyForm(target, { media: [{ url: mine, role: 'photo' }] })
  const { data } = await create(tokens.agent, form)
  expect(data.media).toEqual([
    { url: mine, role: 'photo', illustration: false, alt: '', alt_ar: '' },
  ])
  expect((await fetch(origin + mine)).headers.get('content-type')).toBe('image/png')
  expect((await fetch(`${origin + mine}.html`)).status).toBe(404)
  const { fields } = await fail(target, 'createProperty', 422, {
    token: tokens.agent,
    body: { ...form, media: [{ url: foreign, role: 'photo' }] },
  })
  expect(fields.map(({ path }) => path)).toEqual(['media.0.url'])
  await remove(tokens.agent, data._id)
})

test('a removed property leaves the pages of favourites, and stays as a mark', async () => {
  const { data } = await create(tokens.agent, await propertyForm(target))
  const options = { token: tokens.individual, path: { id: data._id } }
  await succeed(target, 'toggleFavourite', zToggleFavouriteResponse, options)
  const saved = () =>
    succeed(target, 'listLikedProperties', zListLikedPropertiesResponse, {
      token: tokens.individual,
    })
  expect((await saved()).pagination.total).toBe(1)
  await remove(tokens.agent, data._id)
  expect((await saved()).pagination.total).toBe(0)
  expect((await saved()).gone.map(({ property_id: id }) => id)).toEqual([data._id])
})

test('what was listed survives a restart', async () => {
  const { data } = await create(tokens.agent, await propertyForm(target, { status: 'draft' }))
  const again = readSnapshot(takeSnapshot(world))
  expect(again.everyProperty.find(({ _id }) => _id === data._id)).toEqual(data)
  expect(again.findProperty(data._id)).toBeUndefined()
  expect(again.properties.length).toBe(world.properties.length)
  expect(again.uploads).toEqual(world.uploads)
  expect(again.userPlans).toEqual(world.userPlans)
  expect(again.enquiries).toEqual(world.enquiries)
})
