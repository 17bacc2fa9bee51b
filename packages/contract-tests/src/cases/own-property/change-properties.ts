import type { PropertyAction } from '@manzil/api-client/generated/types.gen'
import {
  zChangePropertiesResponse,
  zGetPropertyResponse,
  zListPropertyHistoryResponse,
  zSayPropertyGoneResponse,
  zUndoPropertyChangeResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../../call.ts'
import type { Suite } from '../../coverage.ts'
import { nowhere } from '../../nowhere.ts'
import { propertyForm } from '../../property-form.ts'
import { member } from '../../visitors.ts'
import { changing, own, ownCalls } from './own-calls.ts'

/** Changes of several at once, how they are taken back, and what is told of them. */
export function changePropertiesCases({ cases, target }: Suite): void {
  const { create, update, listOwn, remove } = ownCalls(target)

  cases('changes of several listings', [...own, ...changing, 'sayPropertyGone'], () => {
    const change = (token: string, ids: string[], action: PropertyAction) =>
      succeed(target(), 'changeProperties', zChangePropertiesResponse, {
        token,
        body: { ids, action },
      })
    const undo = (token: string, id: string) =>
      succeed(target(), 'undoPropertyChange', zUndoPropertyChangeResponse, { token, path: { id } })

    test('are made one by one and taken back together', async () => {
      const token = await member(target(), 'agent')
      const form = await propertyForm(target())
      const live = (await create(token, form)).data._id
      const draft = (await create(token, { ...form, status: 'draft' })).data._id
      const statusOf = async (id: string) => {
        const path = { id }
        return (await succeed(target(), 'getProperty', zGetPropertyResponse, { token, path }))
          .data[0].status
      }
      const { data } = await change(token, [live, draft, nowhere], 'pause')
      expect(data.changed).toEqual([live])
      expect(data.refused.map(({ _id, key }) => [_id, key])).toEqual([
        [draft, 'problem.propertyState'],
        [nowhere, 'problem.propertyGone'],
      ])
      expect(await statusOf(live)).toBe('hidden')
      const undone = await undo(token, data.change_id ?? '')
      expect(undone.data.changed).toEqual([live])
      expect(await statusOf(live)).toBe('live')
      // What is undone is done: not twice.
      expect((await undo(token, data.change_id ?? '')).data.changed).toEqual([])

      const gone = await change(token, [live, draft], 'remove')
      expect(gone.data.changed.toSorted()).toEqual([live, draft].toSorted())
      await fail(target(), 'getProperty', 404, { token, path: { id: draft } })
      await undo(token, gone.data.change_id ?? '')
      expect([await statusOf(live), await statusOf(draft)]).toEqual(['live', 'draft'])
      await change(token, [live, draft], 'remove')
    })

    test('say by one press that a live one is still offered', async () => {
      const token = await member(target(), 'agent')
      const form = await propertyForm(target())
      const { data: made } = await create(token, form)
      const rowOf = async (query = '') =>
        (await listOwn(token, `limit=100${query}`)).data.find(({ _id }) => _id === made._id)
      expect(made.confirmed_at).not.toBeNull()
      expect((await rowOf())?.availability).toMatchObject({
        asks: false,
        is_late: false,
        reports: 0,
      })
      expect(await rowOf('&to_confirm=true')).toBeUndefined()

      const path = { id: made._id }
      const body = { reason: 'taken' } as const
      const said = await succeed(target(), 'sayPropertyGone', zSayPropertyGoneResponse, {
        path,
        body,
      })
      expect(said.key).toBe('done.gone')
      await succeed(target(), 'sayPropertyGone', zSayPropertyGoneResponse, { path, body })
      expect((await rowOf('&to_confirm=true'))?.availability).toMatchObject({
        asks: true,
        reports: 1,
      })

      const { data, key } = await change(token, [made._id, nowhere], 'confirm')
      expect([key, data.changed, data.change_id]).toEqual(['done.availability', [made._id], null])
      expect((await rowOf())?.availability).toMatchObject({ asks: false, reports: 0 })

      await change(token, [made._id], 'pause')
      expect((await change(token, [made._id], 'confirm')).data.refused[0]?.key).toBe(
        'problem.propertyState',
      )
      await fail(target(), 'sayPropertyGone', 404, { path, body })
      await remove(token, made._id)
    })

    test('are told field by field, with who and when, to the owner alone', async () => {
      const token = await member(target(), 'agent')
      const form = await propertyForm(target(), { status: 'draft' })
      const { data } = await create(token, form)
      const path = { id: data._id }
      await update(token, data._id, { ...form, price: 1_800_000 })
      const told = await succeed(target(), 'listPropertyHistory', zListPropertyHistoryResponse, {
        token,
        path,
      })
      expect(told.data.map(({ action }) => action)).toEqual(['edit', 'add'])
      expect(told.data[0]?.changes).toEqual([{ field: 'price', from: '1850000', to: '1800000' }])
      expect(told.data[0]?.by).toBeTruthy()
      await remove(token, data._id)
      await fail(target(), 'listPropertyHistory', 404, { token, path })
      await fail(target(), 'undoPropertyChange', 404, { token, path: { id: nowhere } })
    })
  })
}
