import { zCreateUploadResponse } from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { nowhere } from '../nowhere.ts'
import { falsePicture, formOf, largePicture, picture } from '../pictures.ts'
import { member } from '../visitors.ts'

/** A byte more than the contract takes. */
const tooLarge = 10_485_760 + 1

export function uploadCases({ cases, target }: Suite): void {
  cases('uploads in parts', ['finishUpload'], () => {
    test('a file that nobody has sent makes no picture', async () => {
      const token = await member(target(), 'agent')
      const path = { id: nowhere }
      const body = { purpose: 'property_photo' }
      await fail(target(), 'finishUpload', 404, { token, path, body })
    })
  })

  cases('uploads', ['createUpload'], () => {
    test('a picture is stored and can be fetched', async () => {
      const token = await member(target(), 'agent')
      const body = formOf({ file: picture(), purpose: 'property_photo' })
      const options = { token, body }
      const { data } = await succeed(target(), 'createUpload', zCreateUploadResponse, options)
      expect(data).toMatchObject({ purpose: 'property_photo', width: 1, height: 1 })
      const response = await fetch(new URL(data.url, target().baseUrl))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(data.media_type)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect((await response.arrayBuffer()).byteLength).toBe(data.bytes)
    })

    test.each([
      ['a text that calls itself a picture', falsePicture],
      ['a drawing with a script', () => new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })],
    ])('%s is refused', async (_name, file) => {
      const token = await member(target(), 'agent')
      const body = formOf({ file: file(), purpose: 'property_photo' })
      const { fields } = await fail(target(), 'createUpload', 415, { token, body })
      expect(fields.map(({ path }) => path)).toEqual(['file'])
    })

    test('a file that is too large is refused', async () => {
      const token = await member(target(), 'agent')
      const body = formOf({ file: largePicture(tooLarge), purpose: 'property_photo' })
      const { fields } = await fail(target(), 'createUpload', 413, { token, body })
      expect(fields.map(({ path }) => path)).toEqual(['file'])
    })

    test('a file and a known purpose are needed', async () => {
      const token = await member(target(), 'agent')
      const named = async (body: FormData) =>
        (await fail(target(), 'createUpload', 422, { token, body })).fields.map(({ path }) => path)
      expect(await named(formOf({ file: picture() }))).toEqual(['purpose'])
      expect(await named(formOf({ file: picture(), purpose: 'fun' }))).toEqual(['purpose'])
      expect(await named(formOf({ purpose: 'floor_plan' }))).toEqual(['file'])
    })
  })
}
