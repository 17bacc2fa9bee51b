import type { PropertyAction } from '@manzil/api-client/generated/types.gen'
import {
  zChangePropertiesResponse,
  zListPropertiesResponse,
  zUndoPropertyChangeResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { succeed } from '../../call.ts'
import type { Suite } from '../../coverage.ts'
import { propertyForm } from '../../property-form.ts'
import { member } from '../../visitors.ts'
import { changing, own, ownCalls } from './own-calls.ts'

/** Paid places above the results. */
export function featurePropertiesCases({ cases, target }: Suite): void {
  const { create } = ownCalls(target)

  cases('paid places', [...own, ...changing], () => {
    test('stand above the results that they meet, marked, until they are taken back', async () => {
      const token = await member(target(), 'agent')
      const { data } = await create(token, await propertyForm(target(), { status: 'draft' }))
      const ids = [data._id]
      const act = (action: PropertyAction) =>
        succeed(target(), 'changeProperties', zChangePropertiesResponse, {
          token,
          body: { ids, action },
        })
      const [refused] = (await act('feature')).data.refused
      expect(refused?.key).toBe('problem.propertyState')
      await act('submit')
      const featured = await act('feature')
      expect(featured.data.changed).toEqual(ids)
      const paid = async (query: string) => {
        const found = await succeed(target(), 'listProperties', zListPropertiesResponse, { query })
        return found.featured.filter(({ _id }) => _id === data._id)
      }
      expect(
        (await paid('location=dubai-marina&purpose=sale')).map((each) => each.is_featured),
      ).toEqual([true])
      for (const query of ['purpose=rent', 'purpose=sale&page=2'])
        expect(await paid(query)).toEqual([])
      await succeed(target(), 'undoPropertyChange', zUndoPropertyChangeResponse, {
        token,
        path: { id: featured.data.change_id ?? '' },
      })
      expect(await paid('purpose=sale')).toEqual([])
      await act('feature')
      await act('pause')
      await act('resume')
      // What leaves the lists gives its place back.
      expect(await paid('purpose=sale')).toEqual([])
      await act('remove')
    })
  })
}
