import { createApi } from '@manzil/api-client/client'
import { getBlog } from '@manzil/api-client/generated/content-calls.gen'
import {
  fallbackMessages,
  fallbackMessages401,
} from '@manzil/api-client/generated/fallback-messages.gen'
import { interfaceLanguages } from '@manzil/i18n/languages'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sayFailure } from '../say-failure.ts'

let before: string
beforeEach(() => {
  before = document.documentElement.lang
})
afterEach(() => {
  document.documentElement.lang = before
})

const catalogue = [
  ...new Set([...Object.values(fallbackMessages), ...Object.values(fallbackMessages401)]),
]

describe('the texts of the error catalogue', () => {
  test.each(interfaceLanguages)('are said in %s', async (language) => {
    document.documentElement.lang = language
    const said = await Promise.all(catalogue.map(sayFailure))
    const same = catalogue.filter((english, at) => said[at] === english)
    expect(same).toEqual(language === 'en' ? catalogue : [])
  })

  test('are said where an answer has no message, and where none came', async () => {
    document.documentElement.lang = 'de'
    const text =
      'Der Beitrag konnte nicht geladen werden, bitte versuchen Sie es später noch einmal.'
    const params = { path: { id: 'a' } }
    const failures = [
      async () => new Response('<p>Bad gateway', { status: 502 }),
      async () => Promise.reject(new TypeError('no network')),
    ]
    for (const fetch of failures) {
      const api = createApi({ baseUrl: 'http://localhost/api', sayFailure, fetch })
      const result = await getBlog(api, { params })
      expect(result).toMatchObject({ error: { message: text, isFallback: true } })
    }
    const fetch = async () => Response.json({ code: 'not_found', message: 'Fort' }, { status: 404 })
    const api = createApi({ baseUrl: 'http://localhost/api', sayFailure, fetch })
    const result = await getBlog(api, { params })
    expect(result).toMatchObject({ error: { message: 'Fort', isFallback: false } })
  })
})
