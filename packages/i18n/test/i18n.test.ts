import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../src/i18n.ts'
import { interfaceLanguages } from '../src/languages.ts'

function texts() {
  const asked: string[] = []
  async function load(language: string, feature: string) {
    asked.push(`${language}/${feature}`)
    const file = new URL(`../src/locales/${language}/${feature}.json`, import.meta.url)
    return JSON.parse(await readFile(file, 'utf8'))
  }
  return { asked, load }
}

describe('createI18n', () => {
  it.each(interfaceLanguages)('loads %s alone, and features when wanted', async (language) => {
    const { asked, load } = texts()
    const i18n = await createI18n({ language, load })
    expect(asked).toEqual([`${language}/common`])
    await i18n.loadNamespaces('listing')
    expect(asked).toEqual([`${language}/common`, `${language}/listing`])
  })

  it.each([
    ['ar', 2, 'منزلان'],
    ['ru', 1, '1 объект'],
    ['ru', 3, '3 объекта'],
    ['ru', 11, '11 объектов'],
    ['ru', 21, '21 объект'],
    ['hi', 2, '2 घर'],
    ['zh', 2, '2 套房源'],
    ['de', 1, '1 Immobilie'],
    ['de', 2, '2 Immobilien'],
  ] as const)('counts in %s: %i', async (language, count, expected) => {
    const i18n = await createI18n({ language, load: texts().load, features: ['listing'] })
    expect(i18n.t('listing:heading', { count, total: String(count) })).toBe(expected)
  })

  it('tells of a text that is not there', async () => {
    const missing: string[] = []
    const i18n = await createI18n({
      language: 'de',
      load: async () => ({ close: 'Schließen' }),
      onMissing: (text) => missing.push(text),
    })
    expect(i18n.t('close')).toBe('Schließen')
    expect(missing).toEqual([])
    i18n.t('retry')
    expect(missing).toEqual(['common:retry'])
  })
})
