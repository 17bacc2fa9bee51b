import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { compileTexts } from '../src/compile-texts.ts'
import { createI18n } from '../src/i18n.ts'
import { interfaceLanguages } from '../src/languages.ts'

async function loadTexts(language: string, feature: string) {
  const file = new URL(`../src/locales/${language}/${feature}.json`, import.meta.url)
  return compileTexts(JSON.parse(await readFile(file, 'utf8')))
}

function texts() {
  const asked: string[] = []
  async function load(language: string, feature: string) {
    asked.push(`${language}/${feature}`)
    return loadTexts(language, feature)
  }
  return { asked, load }
}

describe('createI18n', () => {
  it.each(interfaceLanguages)('loads %s alone, and features when wanted', async (language) => {
    const { asked, load } = texts()
    const i18n = await createI18n({ language, load })
    expect(asked).toEqual([`${language}/common`])
    await Promise.all([i18n.load(['listing']), i18n.load(['common', 'listing'])])
    await i18n.load(['listing'])
    expect(asked).toEqual([`${language}/common`, `${language}/listing`])
    expect([i18n.has('listing'), i18n.has('home')]).toEqual([true, false])
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
    const i18n = await createI18n({ language, load: loadTexts, features: ['listing'] })
    const values = { count, total: String(count) }
    expect(i18n.t('listing:heading', values)).toBe(expected)
    expect(i18n.translate(['listing', 'common'])('heading', values)).toBe(expected)
  })

  it('says values as they are', async () => {
    const load = async () => compileTexts({ failed: { reference: "It isn''t '{id}': {id}" } })
    const i18n = await createI18n({ language: 'en', load })
    expect(i18n.t('failed.reference', { id: "$& {id} '<b>' #" })).toBe(
      "It isn't {id}: $& {id} '<b>' #",
    )
    expect(i18n.t('failed.reference')).toBe("It isn't {id}: ")
  })

  it('tells of a text that is not there', async () => {
    const missing: string[] = []
    const i18n = await createI18n({
      language: 'de',
      load: async () => compileTexts({ close: 'Schließen' }),
      onMissing: (text) => missing.push(text),
    })
    expect(i18n.t('close')).toBe('Schließen')
    expect(missing).toEqual([])
    expect(i18n.t('retry')).toBe('retry')
    expect(missing).toEqual(['common:retry'])
    expect(i18n.find('common:retry')).toBeUndefined()
    expect(missing).toHaveLength(1)
  })
})

describe('compileTexts', () => {
  it('names a text that cannot be read', () => {
    expect(() => compileTexts({ card: { live: '{count, plural, one {x' } })).toThrow(
      'The text of live is no ICU MessageFormat: {count, plural, one {x',
    )
  })
})
