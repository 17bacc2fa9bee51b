import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { siteRows, toolsWithTexts } from './site-library.ts'

/** The text that a link leads to, by its name in the files of the site. */
const names = new Map(
  siteRows.flatMap(({ data, key }) =>
    '_id' in data ? [[data._id, key.split('/').at(-1) ?? key] as const] : [],
  ),
)
const textAt = (link: string): string | undefined =>
  names.get(new URL(link, 'https://site.example').searchParams.get('question') ?? '')

type Row = [LanguageCode, string, string]

/** Asked by owners, sellers, tenants and agents in words of their own; another text told to them is a wrong answer. */
const rows: Row[] = [
  ['en', 'tenant of my 1 bed pays 82k, what can I raise it to', 'raise-rent'],
  ['ar', 'كم مسموح لي ارفع الايجار على المستأجر عندي', 'raise-rent'],
  ['ru', 'на сколько я могу поднять аренду жильцу', 'raise-rent'],
  ['hi', 'rent kitna badha sakta hu is saal, kirayedar 3 saal se same de raha hai', 'raise-rent'],
  ['zh', '我怎么给租客涨房租？我在国外', 'raise-rent'],
  ['en', 'do i have to return the deposit, tenant leaves 4 months early', 'tenant-leaves'],
  ['ru', 'жилец съезжает на четыре месяца раньше, депозит возвращать?', 'tenant-leaves'],
  ['ar', 'ابيها لولدي بيتزوج', 'refuse-renewal'],
  ['zh', '12个月的通知从什么时候开始算', 'refuse-renewal'],
  ['de', 'Im Vertrag steht, unter 500 zahlt der Mieter. Die Rechnung ist 1800.', 'repair-limit'],
  ['ru', 'кто платит за перекраску зелёной стены?', 'repair-limit'],
  ['de', 'Klimaanlage seit 9 Tagen kaputt, wir haben ein Baby. Was tun?', 'deduct-repair'],
  ['zh', '空调坏了房东不来，我先叫人修，能从房租里抵吗', 'deduct-repair'],
  ['ru', 'сдавать через агента или самой, и сколько он возьмёт', 'agent-or-self'],
  [
    'de',
    'Wie lange dauert es von der Unterschrift bis zum Geld? Wir gehen Ende Juni.',
    'sale-time',
  ],
  ['zh', '我在阿联酋的账户销了，卖房款打到哪', 'receive-price'],
  ['ar', 'شركات التطوير تقسط بدون بنك؟', 'instalments-without-bank'],
  ['en', 'does my dubai RERA card count in Sharjah or i need new one', 'become-agent'],
  ['hi', 'agent ka licence kaise milta hai aur kitna kharcha aata hai', 'become-agent'],
  ['ru', 'договор на меня оформлять или на маму, у нее виза еще делается', 'whose-name'],
  ['hi', 'biwi bachon ko bulane ke liye ejari kiske naam hona chahiye', 'family-visa'],
  ['en', 'cheers. last thing, dewa deposit - is that refundable?', 'close-utilities'],
  ['de', 'Mieter zahlt den dritten Scheck nicht', 'unpaid-rent'],
  ['zh', '提前退租要赔多少，押金退吗', 'leave-early'],
]

describe('a question of one side', () => {
  it.each(rows)('is told its own text first (%s: %s)', async (language, said, text) => {
    const { links = [] } = await converse(toolsWithTexts, [said], language)
    expect(textAt(links[0]?.link ?? '/')).toBe(text)
  })
})
