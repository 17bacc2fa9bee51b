import { expect, it, vi } from 'vitest'
import { type CompiledTexts, compileTexts } from '../src/compile-texts.ts'
import { createI18n } from '../src/i18n.ts'

const words: Readonly<Record<string, CompiledTexts>> = {
  'en/common': compileTexts({ close: 'Close', retry: 'Retry' }),
  'de/common': compileTexts({ close: 'Schließen', retry: 'Wiederholen' }),
  'en/home': compileTexts({ title: 'Home' }),
  'de/home': compileTexts({ title: 'Start' }),
}

/** A translator in English whose network may be cut and held up. */
async function setUp() {
  const cut = new Set<string>()
  const held = new Map<string, Promise<void>>()
  const missing: string[] = []
  const i18n = await createI18n({
    language: 'en',
    async load(language, feature) {
      const name = `${language}/${feature}`
      await held.get(name)
      if (cut.has(name)) throw new Error(`${name} cannot be had`)
      return words[name] ?? {}
    },
    onMissing: (text) => missing.push(text),
  })
  return { i18n, cut, held, missing }
}

it('changes the language with everything that was wanted', async () => {
  const { i18n } = await setUp()
  await i18n.load(['home'])
  const changed = vi.fn()
  const leave = i18n.follow(changed)
  const said = i18n.translate('home')
  expect(i18n.translate(['home', 'common'])).toBe(said)
  await i18n.changeLanguage('de')
  expect([i18n.language, i18n.t('close'), i18n.t('home:title')]).toEqual([
    'de',
    'Schließen',
    'Start',
  ])
  expect(changed).toHaveBeenCalledTimes(1)
  // Whoever remembers what a function said has to ask again.
  expect(i18n.translate('home')).not.toBe(said)
  leave()
  await i18n.changeLanguage('en')
  expect(changed).toHaveBeenCalledTimes(1)
  expect(i18n.t('close')).toBe('Close')
})

it('shows the language that was chosen last, whichever comes last', async () => {
  const { i18n, held } = await setUp()
  let release = () => {}
  held.set('de/common', new Promise((resolve) => (release = resolve)))
  const slow = i18n.changeLanguage('de')
  await i18n.changeLanguage('en')
  release()
  await slow
  expect(i18n.language).toBe('en')
})

it('brings what is asked for while the language changes', async () => {
  const { i18n, held } = await setUp()
  let release = () => {}
  held.set('en/home', new Promise((resolve) => (release = resolve)))
  const asked = i18n.load(['home'])
  await i18n.changeLanguage('de')
  release()
  await asked
  expect([i18n.has('home'), i18n.t('home:title')]).toEqual([true, 'Start'])
})

it('fails where texts cannot be had, and brings them the next time', async () => {
  const { i18n, cut } = await setUp()
  cut.add('en/home')
  await expect(i18n.load(['home'])).rejects.toThrow('cannot be had')
  expect(i18n.has('home')).toBe(false)
  cut.clear()
  await i18n.load(['home'])
  expect(i18n.t('home:title')).toBe('Home')
})

it('lets what waits go on without them, by one promise', async () => {
  const { i18n, cut, missing } = await setUp()
  cut.add('en/home')
  const wait = i18n.wait(['home'])
  expect(i18n.wait(['home'])).toBe(wait)
  await wait
  expect([i18n.wait(['home']), i18n.wait(['common'])]).toEqual([undefined, undefined])
  expect(i18n.t('home:title')).toBe('title')
  expect(missing).toEqual(['home:title'])
})

it('keeps the language where the common texts of another cannot be had', async () => {
  const { i18n, cut } = await setUp()
  await i18n.load(['home'])
  cut.add('de/common').add('de/home')
  await i18n.changeLanguage('de')
  expect([i18n.language, i18n.t('close')]).toEqual(['en', 'Close'])
  cut.delete('de/common')
  await i18n.changeLanguage('de')
  expect([i18n.language, i18n.has('home')]).toEqual(['de', false])
})

it('shows other texts of what is loaded, and leaves the rest alone', async () => {
  const { i18n } = await setUp()
  const changed = vi.fn()
  i18n.follow(changed)
  i18n.replaceTexts('de', 'common', compileTexts({ close: 'Zu' }))
  i18n.replaceTexts('en', 'chat', compileTexts({ title: 'Chat' }))
  expect([changed.mock.calls.length, i18n.has('chat')]).toEqual([0, false])
  i18n.replaceTexts('en', 'common', compileTexts({ close: 'Shut' }))
  expect([changed.mock.calls.length, i18n.t('close')]).toEqual([1, 'Shut'])
  // A text that is no longer in the file is no longer there.
  expect(i18n.find('common:retry')).toBeUndefined()
})
