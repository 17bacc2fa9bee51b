import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { createI18n } from '../src/i18n.ts'

const asked: string[] = []
async function load(language: string, feature: string) {
  asked.push(`${language}/${feature}`)
  const file = new URL(`../src/locales/${language}/${feature}.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
}

it('loads one language, and features when they are wanted', async () => {
  const i18n = await createI18n({ language: 'ar', load })
  expect(i18n.t('header.login')).toBe('تسجيل الدخول')
  expect(asked).toEqual(['ar/common'])
  await i18n.loadNamespaces('listing')
  expect(i18n.t('listing:heading', { count: 2, total: '2' })).toBe('منزلان')
  expect(asked).toEqual(['ar/common', 'ar/listing'])
})
