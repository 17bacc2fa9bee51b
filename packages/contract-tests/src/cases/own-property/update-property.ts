import { zGetPropertyResponse } from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../../call.ts'
import type { Suite } from '../../coverage.ts'
import { newAccount } from '../../new-account.ts'
import { propertyForm } from '../../property-form.ts'
import { member } from '../../visitors.ts'
import { own, ownCalls } from './own-calls.ts'

const signup = ['initiateSignup', 'verifySignupCode', 'setSignupPassword'] as const

/** Changing a property: who may, from which state to which, and what happens to two at once. */
export function updatePropertyCases({ cases, target }: Suite): void {
  const { create, update, listOwn, remove } = ownCalls(target)

  cases('changing a listing', own, () => {
    test('of two who change it at once the second is told, and nothing is overwritten', async () => {
      const [agent, agency] = await Promise.all([
        member(target(), 'agent'),
        member(target(), 'agency'),
      ])
      const form = await propertyForm(target(), { status: 'draft' })
      const { data } = await create(agent, form)
      const { updated_at } = data
      const first = await update(agent, data._id, {
        ...form,
        updated_at,
        title: 'Said by the first',
      })
      const path = { id: data._id }
      const body = { ...form, updated_at, title: 'Said by the second' }
      const { code } = await fail(target(), 'updateProperty', 409, { token: agency, path, body })
      expect(code).toBe('conflict')
      const now = await succeed(target(), 'getProperty', zGetPropertyResponse, {
        token: agent,
        path,
      })
      expect(now.data[0]).toMatchObject({
        title: 'Said by the first',
        updated_at: first.data.updated_at,
      })
      await remove(agent, data._id)
    })

    test('a status that cannot follow is refused', async () => {
      const token = await member(target(), 'agent')
      const body = await propertyForm(target(), { status: 'hidden' })
      await fail(target(), 'createProperty', 409, { token, body })
      const { data } = await create(token, { ...body, status: 'live' })
      const path = { id: data._id }
      await fail(target(), 'updateProperty', 409, {
        token,
        path,
        body: { ...body, status: 'draft' },
      })
      const paused = await update(token, data._id, body)
      expect(paused.data.status).toBe('hidden')
      const resumed = await update(token, data._id, { ...body, status: 'live' })
      expect(resumed.data.status).toBe('live')
      await remove(token, data._id)
    })

    test('an agency changes the properties of its agents', async () => {
      const [agent, agency] = await Promise.all([
        member(target(), 'agent'),
        member(target(), 'agency'),
      ])
      const form = await propertyForm(target(), { status: 'draft' })
      const { data } = await create(agent, form)
      const title = 'Renamed by the agency'
      const changed = await update(agency, data._id, { ...form, title })
      expect(changed.data).toMatchObject({ title, agent: data.agent })
      expect((await listOwn(agency, 'status=draft&limit=100')).data).toContainEqual(
        expect.objectContaining({ _id: data._id, title }),
      )
      await remove(agency, data._id)
    })

    test('a form replaces every field', async () => {
      const token = await member(target(), 'agent')
      const form = await propertyForm(target(), { status: 'draft' })
      const { data } = await create(token, { ...form, developer: 'Emaar', parking: 2 })
      expect([data.developer, data.parking]).toEqual(['Emaar', 2])
      const after = await update(token, data._id, { ...form, features: ['gym'], price: null })
      expect(after.data).toMatchObject({ developer: null, parking: null, price: null })
      expect(after.data.features).toEqual(['gym'])
      await remove(token, data._id)
    })
  })

  cases('a listing of somebody else', [...own, ...signup], () => {
    test('cannot be changed, nor published without a plan', async () => {
      const owner = await member(target(), 'agent')
      const form = await propertyForm(target(), { status: 'draft' })
      const { data } = await create(owner, form)
      const path = { id: data._id }
      const { token } = await newAccount(target(), 'agent')
      await fail(target(), 'updateProperty', 404, { token, path, body: form })
      await fail(target(), 'deleteProperty', 404, { token, path })
      const body = await propertyForm(target())
      const { code } = await fail(target(), 'createProperty', 409, { token, body })
      expect(code).toBe('conflict')
      expect((await listOwn(token, '')).pagination.total).toBe(0)
      await remove(owner, path.id)
    })
  })
}
