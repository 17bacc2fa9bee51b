import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { restFor } from '../src/passages/quote.ts'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

type Row = [LanguageCode, string[], RegExp]

function rows(title: string, all: Row[]): void {
  describe(title, () => {
    it.each(all)('in %s: %j', async (language, turns, told) => {
      const { text, results } = await converse(toolsWithTexts, turns, language)
      expect(text).toMatch(told)
      expect(results).toBeUndefined()
    })
  })
}

rows('a question in the middle of a search that names next to nothing to look for is answered', [
  [
    'en',
    ['2 bed to rent in JVC', 'who owes the rent if a flatmate moves out early'],
    /signed the tenancy/u,
  ],
  ['en', ['apartment to rent in Ajman', 'what does the attestation in sharjah cost'], /attested/u],
  ['ar', ['شقة للايجار في ديرة', 'اذا واحد من السكان طلع مين يدفع نصيبه'], /من وقّع العقد/u],
  [
    'ru',
    ['студия в аренду в JVC', 'чем платить аренду если нет чековой книжки'],
    /можно и без неё/u,
  ],
  ['hi', ['deira me 2bhk kiraye par', 'hall me partition laga sakte hai kya'], /लिखित सहमति/u],
  ['zh', ['租JVC一居', '公司裁员了租约能提前退吗'], /违约金|房东同意/u],
  [
    'de',
    ['Wohnung zur Miete in Deira', 'darf der vermieter die kaution fürs streichen behalten'],
    /Kaution|streichen/u,
  ],
])

rows('whether an offer is a scam is told, whatever home it names', [
  [
    'en',
    ['he wants money before the viewing of the flat in Marina, is this a scam?'],
    /permit|owner/u,
  ],
  ['ar', ['واحد عارض شقة بالمارينا بنص السعر وبدو عربون، نصب؟'], /تصريح/u],
  ['ru', ['студия на пальме за 40к с видом на море, развод?'], /разрешение/u],
  [
    'de',
    ['er will vor der besichtigung geld für die wohnung in der marina, betrug?'],
    /genehmigung/iu,
  ],
])

rows('what a developer owes who is late is no sum', [
  ['ru', ['что за план 50/50', 'а если застройщик опоздает на 2 года'], /застройщик/u],
  ['en', ['so the developer is three years late, what am I owed'], /handover/u],
])

rows('a warranty is no promise of a price', [
  ['ru', ['трещины в новой квартире, застройщик обязан чинить? какая гарантия'], /застройщик/u],
  ['ar', ['كيف ارجع الضمان اذا المالك رفض يدفعه'], /التأمين/u],
])

rows('the deposit for electricity is another than that of the landlord', [
  ['en', ['when do I get the dewa deposit back'], /final bill/u],
  ['de', ['wann kommt die kaution für den strom zurück'], /Schlussrechnung/u],
])

it('the deposit itself is not told by the text about painting', async () => {
  const { links } = await converse(toolsWithTexts, ['押金要交多少，走的时候能退吗'], 'zh')
  expect(links?.[0]?.label).not.toContain('粉刷')
})

it('a text that was told before begins with its answer where none of its sentences holds the question', () => {
  const text =
    'No, a message is not enough. The notice goes through a notary. Keep the message. Elsewhere other rules hold.'
  expect(restFor(text, 'what about a fax')).toBe(
    'No, a message is not enough. Elsewhere other rules hold.',
  )
  expect(restFor(text, 'does the notice need a notary')).toBe('The notice goes through a notary.')
})

rows('a rule that is asked of a place is told of its emirate', [
  ['zh', ['我住Al Reem Island，房东要涨租15%合法吗'], /阿布扎比/u],
  ['en', ['may my landlord raise the rent by 12% on Yas Island?'], /Abu Dhabi/u],
])

it('days that were not kept are no notice that is enough', async () => {
  const turns = ['房东续约要涨租20%合法吗', '他没有提前90天说，只发了微信，算吗']
  const { text } = await converse(toolsWithTexts, turns, 'zh')
  expect(text).not.toContain('足够')
})

describe('homes in a place with something that its guide may tell of', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'villas in JVC with quiet neighbours'],
    ['ar', 'فلل في قرية جميرا الدائرية وجيرانها هادئون'],
    ['ru', 'виллы в JVC с тихими соседями'],
    ['hi', 'JVC में विला, पड़ोसी शांत हों'],
    ['zh', 'JVC别墅，邻居安静'],
    ['de', 'Villen in JVC mit ruhigen Nachbarn'],
  ])('are looked for, and its guide is not read (%s: %s)', async (language, message) => {
    const { text, results } = await converse(toolsWithTexts, [message], language)
    expect(results, text).toBeDefined()
  })
})
