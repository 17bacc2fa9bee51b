import {
  listAmenitiesQuery,
  listCategoriesQuery,
  listSubCategoriesQuery,
  listSubSubCategoriesQuery,
} from '@manzil/api-client/generated/catalogue-queries.gen'
import type { CatalogueRow } from '@manzil/domain/catalogue-name'
import { createI18n } from '@manzil/i18n/i18n'
import type { InterfaceLanguage } from '@manzil/i18n/languages'
import { loadTexts } from '@manzil/i18n/load-texts'
import { describe, expect, it } from 'vitest'
import { api } from '../../api/api.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { serveMock } from '../../test/mock-server.ts'
import { catalogueName } from '../catalogue-name.ts'

async function named(row: CatalogueRow, language: InterfaceLanguage) {
  return catalogueName(await createI18n({ language, load: loadTexts }), row)
}

const apartments = { name: 'Apartments', name_ar: 'شقق', slug: 'apartments' }

describe('catalogueName', () => {
  it('takes the names of the server in English and Arabic', async () => {
    const renamed = { ...apartments, name: 'Flats' }
    expect(await named(renamed, 'en')).toBe('Flats')
    expect(await named(renamed, 'ar')).toBe('شقق')
  })

  it('takes our names in other languages, and the English one of what we do not know', async () => {
    expect(await named(apartments, 'de')).toBe('Wohnungen')
    expect(await named({ ...apartments, slug: 'castles', name: 'Castles' }, 'de')).toBe('Castles')
    const dubai = { name: 'Dubai', name_ar: 'دبي', names: { ru: 'Дубай' }, _id: 'dubai' }
    expect(await named(dubai, 'ru')).toBe('Дубай')
    expect(await named(dubai, 'zh')).toBe('Dubai')
  })

  it.each(['ru', 'hi', 'zh', 'de'] as const)(
    'names the whole catalogue in %s',
    async (language) => {
      serveMock()
      const client = createQueryClient(() => {})
      const i18n = await createI18n({ language, load: loadTexts })
      const top = (await client.fetchQuery(listCategoriesQuery(api))).data
      const below = await Promise.all(
        top.map(({ _id: categoryId }) =>
          client.fetchQuery(listSubCategoriesQuery(api, { params: { query: { categoryId } } })),
        ),
      )
      const types = below.flatMap(({ data }) => data)
      const finest = await Promise.all(
        types.map(({ _id: subCategoryId }) =>
          client.fetchQuery(
            listSubSubCategoriesQuery(api, { params: { query: { subCategoryId } } }),
          ),
        ),
      )
      const amenities = (await client.fetchQuery(listAmenitiesQuery(api))).data
      const rows = [...top, ...types, ...finest.flatMap(({ data }) => data), ...amenities]
      expect(rows.length).toBeGreaterThan(60)
      const unnamed = rows.filter((row) => catalogueName(i18n, { ...row, name: 'none' }) === 'none')
      expect(unnamed.map(({ name }) => name)).toEqual([])
    },
  )
})
