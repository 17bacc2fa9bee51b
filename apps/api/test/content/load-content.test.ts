import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zLanguageCode } from '@manzil/api-client/generated/zod.gen'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadContentAtStart } from '../../src/content/load-at-start.ts'
import { loadChangedContent, loadContent } from '../../src/content/load-content.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { createContentStore } from '../../src/modules/content/content-store.ts'
import { openTestDatabase } from '../engines.ts'
import { makeContentFolder } from './content-folder.ts'

const ARTICLE = 'en/blogs/reading-a-yield.md'
const languages = zLanguageCode.options

describe('the texts of the site', () => {
  let database: OpenDatabase
  let folder: string
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    folder = makeContentFolder()
    await loadContent(database.db, folder)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const edit = (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }
  const rowOf = (key: string, language = 'en') =>
    database.db
      .selectFrom('content')
      .selectAll()
      .where('key', '=', key)
      .where('language', '=', language)
      .executeTakeFirst()

  test('are written once: a second load changes nothing', async () => {
    const before = await database.db.selectFrom('content').selectAll().execute()
    expect(before.length).toBeGreaterThan(10)
    const { counts, problems } = await loadContent(database.db, folder)
    expect(problems).toEqual([])
    expect(counts).toEqual({ added: 0, changed: 0, removed: 0, unchanged: before.length })
    expect(await database.db.selectFrom('content').selectAll().execute()).toEqual(before)
  })

  test('a changed file writes its own rows and no others', async () => {
    edit(ARTICLE, /^title: .*$/m, 'title: Yields anew')
    const { counts } = await loadContent(database.db, folder)
    expect(counts).toMatchObject({ added: 0, changed: 1, removed: 0 })
    expect((await rowOf('reading-a-yield'))?.data).toMatchObject({ title: 'Yields anew' })
  })

  test('a changed rate changes the texts that name it', async () => {
    edit('rates.yaml', 'value: 4,', 'value: 4.5,')
    const { counts, problems } = await loadContent(database.db, folder)
    expect(problems).toEqual([])
    expect(counts.changed).toBe(languages.length + 1)
    expect((await rowOf('transfer-fee'))?.data).toMatchObject({ value: 4.5, text: '4.5%' })
  })

  test('a broken file is named with its line, its row stays, and the rest is loaded', async () => {
    const before = await rowOf('reading-a-yield')
    edit(ARTICLE, 'title: Reading', 'headline: Reading')
    edit('en/pages/contact-us.md', 'Write to us', 'We moved')
    const { counts, problems } = await loadContent(database.db, folder)
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toContain(`${ARTICLE}:2`)
    expect(counts).toMatchObject({ added: 0, changed: 1, removed: 0 })
    expect(await rowOf('reading-a-yield')).toEqual(before)
  })

  test('a file that is gone takes its rows along', async () => {
    rmSync(join(folder, 'ar/blogs/reading-a-yield.md'))
    const { counts, problems } = await loadContent(database.db, folder)
    expect(problems).toEqual([])
    expect(counts).toMatchObject({ added: 0, changed: 0, removed: 1 })
    expect(await rowOf('reading-a-yield', 'ar')).toBeUndefined()
  })

  test('a section that is gone from a file goes too', async () => {
    edit('en/pages/about-us.md', /## Who[\s\S]*/, '')
    expect((await loadContent(database.db, folder)).counts).toMatchObject({ removed: 1 })
  })

  test('what is kept in memory is new after a load', async () => {
    const store = createContentStore(database.db)
    const first = await store.library()
    expect(await store.library()).toBe(first)
    edit('en/pages/contact-us.md', 'Write to us', 'We moved')
    await loadContent(database.db, folder)
    const [words] = (await store.library()).all('contact_us')
    expect(words?.short_description).toBe('We moved.')
  })

  test('HTML that somebody wrote into the database is made safe', async () => {
    const { db } = database
    const row = await rowOf('reading-a-yield')
    const data = JSON.stringify(row?.data).replace('<p>', '<script>x</script><p onclick=\\"x\\">')
    await db
      .updateTable('content')
      .set({ data })
      .where('key', '=', 'reading-a-yield')
      .where('language', '=', 'en')
      .execute()
    const articles = (await createContentStore(db).library()).all('blog')
    const found = articles.find(({ slug }) => slug === 'reading-a-yield')
    expect(found?.content).toMatch(/^x<p>/)
  })

  test('a start reads the texts only where others were read last', async () => {
    expect(await loadChangedContent(database.db, folder)).toBeUndefined()
    const other = makeContentFolder()
    rmSync(join(other, 'ar/blogs/reading-a-yield.md'))
    await loadContent(database.db, other)
    rmSync(other, { recursive: true })
    const load = await loadChangedContent(database.db, folder)
    expect(load?.counts).toMatchObject({ added: 1 })
    edit(ARTICLE, /^title: .*$/m, 'title: Yields anew')
    expect((await loadChangedContent(database.db, folder))?.counts).toMatchObject({ changed: 1 })
  })

  test('a start tells again of texts that are still broken', async () => {
    edit(ARTICLE, /^title: .*$/m, 'title: [')
    for (const _start of [1, 2])
      expect((await loadChangedContent(database.db, folder))?.problems).not.toEqual([])
  })

  test('a start goes on where texts are broken, or nowhere to be found', async () => {
    const lines: string[] = []
    const log = {
      info: (line: string) => lines.push(line),
      warn: (line: string) => lines.push(line),
    }
    edit(ARTICLE, /^title: .*$/m, 'title: [')
    await loadContentAtStart(database, folder, log)
    expect(lines[0]).toContain(`Text not loaded: ${ARTICLE}:`)
    lines.length = 0
    await loadContentAtStart(database, join(folder, 'none'), log)
    expect(lines).toEqual([expect.stringContaining('CONTENT_DIR')])
  })
})
