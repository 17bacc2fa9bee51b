import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wordsOf } from '../.storybook/load-words.ts'
import { isTaught, languageTag, spoken, teach } from '../.storybook/words/spoken.ts'
import { colourPurposes } from '../src/docs/foundations/colour-purposes.ts'
import { themeValues } from '../src/docs/foundations/theme-values.ts'
import { saidByStories } from './said-by-stories.ts'

const root = join(import.meta.dirname, '..')
const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8')
const texts = {
  save: 'Save',
  only: 'Said in English alone',
  list: ['Save', 'Draft'],
  page: (page: string) => `Page ${page}`,
}

describe('the language of the toolbar', () => {
  beforeAll(() =>
    teach(
      'de',
      new Map([
        ['Save', 'Speichern'],
        ['Page {0}', 'Seite {0}'],
      ]),
    ),
  )
  afterAll(() => teach('de', new Map()))

  it('is one of the six of the product', () => {
    for (const language of ['en', 'ar', 'ru', 'hi', 'zh', 'de'])
      expect(preview).toContain(`{ value: '${language}'`)
  })

  it('is spoken where there is a word for it, in English where there is none', () => {
    const said = spoken('de', texts, texts)
    expect(said.save).toBe('Speichern')
    expect(said.list).toEqual(['Speichern', 'Draft'])
    expect(said.page('3')).toBe('Seite 3')
    expect(said.only).toBe('Said in English alone')
    expect(spoken('de', texts, texts)).toBe(said)
    expect(spoken('en', texts, texts)).toBe(texts)
  })

  it('is waited for but in English and Arabic, which need no words', () => {
    expect(['en', 'ar', 'de', 'ru'].map(isTaught)).toEqual([true, true, true, false])
    expect(['ar', 'de'].map(languageTag)).toEqual(['ar-AE', 'de'])
  })

  it('has the same texts in each of its files', () => {
    const files = globSync('.storybook/words/languages/*.json', { cwd: root })
    const keys = files.map((file) =>
      Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8'))),
    )
    expect(files).toHaveLength(4)
    for (const own of keys) expect(own).toEqual(keys[0])
  })
})

it.each(['ru', 'hi', 'zh', 'de'])(
  'stories say nothing in English where %s is chosen',
  async (language) => {
    const said = saidByStories()
    expect(said.length).toBeGreaterThan(800)
    const words = await wordsOf(language)
    const english = said.filter((text) => !words.has(text))
    expect(english, `write them into .storybook/words/languages/${language}.json`).toEqual([])
  },
)

it('says of every semantic colour what it is for', () => {
  const names = themeValues('colors')
    .map(({ variable }) => variable.slice('--mz-colors-'.length))
    .filter((name) => /^(bg|fg|border|accent|data|focus|scrim)\b/.test(name))
  expect(Object.keys(colourPurposes).sort()).toEqual(names.sort())
})
