import { readFileSync } from 'node:fs'
import path from 'node:path'
import { zLanguageCode } from '@manzil/api-client/generated/zod.gen'
import type { ContentRow } from '@manzil/content/content-row'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { siteRows, siteTexts } from './site-library.ts'

/** Questions in words of everyday life, with the texts that answer them: see eval/README.md. */
const zRow = z.object({
  id: z.string(),
  language: zLanguageCode,
  says: z.string(),
  texts: z.array(z.string()).min(1),
})
const file = path.join(import.meta.dirname, '../eval/paraphrases.jsonl')
const asked = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => zRow.parse(JSON.parse(line)))

const { passages } = siteTexts

/** The file of a text, and its section where the file has several. */
const nameOf = ({ file: source, key, kind }: ContentRow): string => {
  const page = source.slice(3, -'.md'.length)
  return key.includes('/') || kind === 'about_us' ? `${page}#${key.split('/').at(-1)}` : page
}
const names = new Map(
  siteRows.flatMap((row) => ('_id' in row.data ? [[row.data._id, nameOf(row)] as const] : [])),
)
const textAt = (link: string): string => {
  const query = new URL(link, 'https://site.example').searchParams
  const place = query.get('place')
  if (place !== null) return `areas/${place}`
  return [...query.values()].flatMap((value) => names.get(value) ?? [])[0] ?? link
}

/** How many of the ten of each language find their text first; published in docs/assistant.md. */
it.each([
  ['en', 8],
  ['ar', 10],
  ['ru', 10],
  ['hi', 10],
  ['zh', 10],
  ['de', 10],
] as const)(
  'everyday questions in %s find the text that answers first',
  async (language, least) => {
    const own = asked.filter((row) => row.language === language)
    const missed: string[] = []
    for (const { id, says, texts } of own) {
      const [best] = await passages(says, language)
      const found = best && textAt(best.link)
      if (found === undefined || !texts.includes(found)) missed.push(`${id}: ${found}`)
    }
    expect(own.length).toBe(10)
    expect(own.length - missed.length, missed.join('; ')).toBeGreaterThanOrEqual(least)
  },
)
