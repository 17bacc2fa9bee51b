import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileContent, generatedFolder } from '../scripts/compiled-texts.ts'
import { banners } from '../src/banners.ts'
import { botTerms } from '../src/bot-terms.ts'
import { compiledContent } from '../src/compiled-content.ts'
import { openLibrary } from '../src/content-library.ts'
import { contentLanguages } from '../src/content-row.ts'
import { readingMinutes } from '../src/reading-minutes.ts'
import { socialMedia } from '../src/social-media.ts'
import { inLanguage } from '../src/translated.ts'
import { userTypes } from '../src/user-types.ts'

describe('the texts of the repository', () => {
  const { files, problems } = compileContent()

  test('have no faults', () => {
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
  })

  test('are the compiled ones of the mock; `npm run gen` compiles them', () => {
    const stale = files.filter(({ name, text }) => {
      const file = path.join(generatedFolder, name)
      return !existsSync(file) || readFileSync(file, 'utf8') !== text
    })
    expect(stale.map(({ name }) => name)).toEqual([])
  })

  test('no two rows share an id', async () => {
    const library = openLibrary(await compiledContent('en'))
    const rows = [
      ...library.all('guide'),
      ...library.all('faq'),
      ...library.all('blog'),
      ...library.all('policy'),
      ...library.all('about_us'),
      ...banners.map(({ shared }) => shared),
      ...socialMedia,
      ...userTypes,
      botTerms(library),
    ]
    const ids = rows.map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })

  test('are written in the script of their language', async () => {
    const scripts = { ar: /[\u0600-\u06ff]{3}/, ru: /[а-яё]{3}/i, hi: /[\u0900-\u097f]{2}/ }
    for (const language of ['ar', 'ru', 'hi'] as const)
      for (const { kind, data, file } of await compiledContent(language))
        if (kind !== 'rate') expect(JSON.stringify(data), file).toMatch(scripts[language])
  })

  test('hold the terms of the assistant in every language', async () => {
    const rows = await Promise.all(contentLanguages.map(compiledContent))
    const { content } = botTerms(openLibrary(rows.flat()))
    expect(new Set(Object.values(content)).size).toBe(contentLanguages.length)
  })
})

test('banners are there in Arabic', () => {
  for (const banner of banners) {
    const { language, title } = inLanguage(banner, 'ar')
    expect(language).toBe('ar')
    expect(title).toMatch(/[\u0600-\u06ff]{3}/)
  }
})

test('reading takes a minute at least, and grows with the words', () => {
  expect(readingMinutes('<p>short</p>')).toBe(1)
  expect(readingMinutes(`<p>${'word '.repeat(600)}</p>`)).toBe(3)
  expect(readingMinutes(`<p>${'买房'.repeat(480)}</p>`)).toBe(3)
})
