import { requestFixtures } from '@manzil/api-client/generated/request-fixtures.gen'
import type { PropertyDraftForm } from '@manzil/api-client/generated/types.gen'
import {
  zDeletePropertyDraftResponse,
  zFindPlacesResponse,
  zGetPropertyDraftResponse,
  zListPropertyDraftsResponse,
  zReadAdvertTextResponse,
  zSavePropertyDraftResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { member } from '../visitors.ts'

const drafts = [
  'listPropertyDrafts',
  'getPropertyDraft',
  'savePropertyDraft',
  'deletePropertyDraft',
] as const

const advert = `2BHK for rent in Marina Promenade, Dubai Marina
1,302 sqft, 3 bathrooms, fully furnished, balcony
AED 165k in 4 cheques
Permit no: 71234567890
Call Ahmed +971 50 123 4567`

const example = requestFixtures.savePropertyDraft().body.content

export function draftCases({ cases, target }: Suite): void {
  const save = (token: string, id: string, body: PropertyDraftForm) =>
    succeed(target(), 'savePropertyDraft', zSavePropertyDraftResponse, {
      token,
      path: { id },
      body,
    })
  const read = (token: string, id: string) =>
    succeed(target(), 'getPropertyDraft', zGetPropertyDraftResponse, { token, path: { id } })
  const listed = async (token: string) =>
    (await succeed(target(), 'listPropertyDrafts', zListPropertyDraftsResponse, { token })).data

  cases('drafts', drafts, () => {
    test('what is typed is kept as it is, right or wrong', async () => {
      const token = await member(target(), 'agent')
      const id = crypto.randomUUID()
      const content = { ...example, title: 'X', price: 'about two million', features: ['gym'] }
      const first = await save(token, id, { version: 0, editor: 'window-one', content })
      expect(first.data).toMatchObject({ _id: id, version: 1, title: 'X', property_id: null })
      const { data } = await read(token, id)
      expect(data).toMatchObject({ version: 1, editor: 'window-one', content })
      expect((await listed(token))[0]?._id).toBe(id)
      const path = { id }
      await succeed(target(), 'deletePropertyDraft', zDeletePropertyDraftResponse, { token, path })
      await fail(target(), 'getPropertyDraft', 404, { token, path })
      await fail(target(), 'deletePropertyDraft', 404, { token, path })
    })

    test('of two windows the later one is told, and nothing is overwritten', async () => {
      const token = await member(target(), 'agent')
      const id = crypto.randomUUID()
      const path = { id }
      const one = { editor: 'window-one', content: { ...example, title: 'One' } }
      const two = { editor: 'window-two', content: { ...example, title: 'Two' } }
      await save(token, id, { version: 0, ...one })
      await save(token, id, { version: 1, ...two })
      const late = { version: 1, editor: 'window-one', content: { ...example, title: 'Late' } }
      await fail(target(), 'savePropertyDraft', 409, { token, path, body: late })
      expect((await read(token, id)).data.content.title).toBe('Two')
      // The answer was lost, so the same is sent again.
      expect((await save(token, id, { version: 1, ...two })).data.version).toBe(2)
      await succeed(target(), 'deletePropertyDraft', zDeletePropertyDraftResponse, { token, path })
      await fail(target(), 'savePropertyDraft', 404, { token, path, body: { version: 2, ...two } })
    })

    test('nobody else sees or writes it', async () => {
      const token = await member(target(), 'agent')
      const other = await member(target(), 'agency')
      const id = crypto.randomUUID()
      const path = { id }
      const body = { version: 0, editor: 'window-one', content: { ...example, title: 'Mine' } }
      await save(token, id, body)
      await fail(target(), 'getPropertyDraft', 404, { token: other, path })
      await fail(target(), 'savePropertyDraft', 404, { token: other, path, body })
      await fail(target(), 'savePropertyDraft', 404, {
        token: other,
        path,
        body: { ...body, version: 1 },
      })
      await fail(target(), 'deletePropertyDraft', 404, { token: other, path })
      expect((await listed(other)).map(({ _id }) => _id)).not.toContain(id)
      await succeed(target(), 'deletePropertyDraft', zDeletePropertyDraftResponse, { token, path })
    })

    test('a property has one draft', async () => {
      const token = await member(target(), 'agent')
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
      const body = { version: 0, editor: 'window-one', property_id: second, content: example }
      await save(token, first, body)
      await fail(target(), 'savePropertyDraft', 409, { token, path: { id: second }, body })
      const path = { id: first }
      await succeed(target(), 'deletePropertyDraft', zDeletePropertyDraftResponse, { token, path })
    })
  })

  cases('places for a form', ['findPlaces'], () => {
    test('are found by a name, by a short one and by their slug', async () => {
      const token = await member(target(), 'agent')
      const find = async (search: string) => {
        const query = search && `search=${encodeURIComponent(search)}`
        const options = { token, query }
        return (await succeed(target(), 'findPlaces', zFindPlacesResponse, options)).data
      }
      expect((await find('marina prom'))[0]).toMatchObject({
        _id: 'marina-promenade',
        parent: { _id: 'dubai-marina' },
      })
      expect((await find('JVC'))[0]?._id).toBe('jumeirah-village-circle')
      expect((await find('dubai-marina')).map(({ _id }) => _id)).toEqual(['dubai-marina'])
      expect(await find('qqqqqq')).toEqual([])
      expect(await find('')).toHaveLength(20)
    })
  })

  cases('reading adverts', ['readAdvertText'], () => {
    test('says what a text states, with its words, and what was not read', async () => {
      const token = await member(target(), 'agent')
      const body = { text: advert }
      const { data } = await succeed(target(), 'readAdvertText', zReadAdvertTextResponse, {
        token,
        body,
      })
      const found = Object.fromEntries(data.values.map(({ field, value }) => [field, value]))
      expect(found).toMatchObject({
        purpose: 'rent',
        location_id: 'marina-promenade',
        bedrooms: '2',
        bathrooms: '3',
        size: '1302',
        price: '165000',
        cheques: '4',
        furnished: 'furnished',
        permit_number: '71234567890',
        title: '2BHK for rent in Marina Promenade, Dubai Marina',
      })
      expect(data.values).toContainEqual(
        expect.objectContaining({ field: 'features', value: 'balcony' }),
      )
      expect(data.unread).toEqual(['Call Ahmed +971 50 123 4567'])
    })
  })
}
