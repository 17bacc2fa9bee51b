import type { PropertyForm } from '@manzil/api-client/generated/types.gen'
import {
  zCreatePropertyResponse,
  zDeletePropertyResponse,
  zListOwnPropertiesResponse,
  zListPropertiesResponse,
  zUpdatePropertyResponse,
} from '@manzil/api-client/generated/zod.gen'
import { succeed } from '../../call.ts'
import type { Suite } from '../../coverage.ts'

export const own = [
  'listOwnProperties',
  'createProperty',
  'updateProperty',
  'deleteProperty',
] as const
export const changing = ['changeProperties', 'undoPropertyChange', 'listPropertyHistory'] as const

/** What owners do with one property, and how visitors find it. */
export function ownCalls(target: Suite['target']) {
  return {
    create: (token: string, body: PropertyForm, headers = {}) =>
      succeed(target(), 'createProperty', zCreatePropertyResponse, { token, body, headers }),
    update: (token: string, id: string, body: PropertyForm) =>
      succeed(target(), 'updateProperty', zUpdatePropertyResponse, { token, path: { id }, body }),
    listOwn: (token: string, query: string) =>
      succeed(target(), 'listOwnProperties', zListOwnPropertiesResponse, { token, query }),
    remove: (token: string, id: string) =>
      succeed(target(), 'deleteProperty', zDeletePropertyResponse, { token, path: { id } }),
    async found(title: string) {
      const query = `search=${encodeURIComponent(title)}`
      const { data } = await succeed(target(), 'listProperties', zListPropertiesResponse, { query })
      // Where no property has all the words, one with some of them is found.
      return data.filter((each) => each.title === title)
    },
  }
}
