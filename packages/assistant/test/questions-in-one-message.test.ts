import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

/** A message, and what the answers to its first and to its second question say. */
type Row = [LanguageCode, string, RegExp, RegExp]

const rows: Row[] = [
  [
    'en',
    'what does the noc cost and who applies for it',
    /AED 500 to AED 5,000/u,
    /seller applies/u,
  ],
  [
    'de',
    'Kann ich mit Hypothek verkaufen und was kostet das NOC',
    /Ablösung/u,
    /500 AED bis 5.000 AED/u,
  ],
  [
    'de',
    'Wer zahlt den Makler und darf er von beiden Seiten kassieren',
    /Provision/u,
    /für beide Seiten/u,
  ],
  ['ar', 'كم عمولة الوسيط بالبيع والـ NOC بكم', /النموذج A/u, /500 درهم إلى 5,000/u],
  ['ar', 'كم رسوم الشكوى في مركز المنازعات وكم تاخذ وقت', /3\.5/u, /أسابيع/u],
  ['hi', 'ejari mere naam pe hona zaruri hai kya? aur kitne din me banta hai', /नाम/u, /एक दिन/u],
  [
    'hi',
    'commission kitna lagta hai rent pe aur dono side se le sakte hai kya',
    /5%/u,
    /दोनों से ले सकता/u,
  ],
  ['zh', '押金什么时候退 刷墙的钱能扣吗', /租约结束时退/u, /正常磨损不能扣/u],
  ['zh', '商铺租金要交增值税吗 合同要不要登记', /5% 增值税/u, /Ejari/u],
]

describe('two questions in one message', () => {
  it.each(rows)(
    'are both answered, in their order (%s: %s)',
    async (language, said, first, then) => {
      const answer = await converse(toolsWithTexts, [said], language)
      const text = answer.text.replace(/\u00a0/gu, ' ')
      expect(text).toMatch(first)
      expect(text.slice(text.search(first))).toMatch(then)
    },
  )

  it('are told in no sentence twice', async () => {
    const { text } = await converse(toolsWithTexts, ['中介费多少 能两边都收吗'], 'zh')
    expect(text.match(/各方付自己书面同意的佣金/gu)).toHaveLength(1)
    expect(text).toContain('向双方收佣金')
  })
})

/** What is told of a tenancy has a text of its own, whatever was asked before. */
const told: [LanguageCode, string, string, RegExp][] = [
  [
    'ar',
    'المؤجر مب راضي يرد لي التأمين',
    'يقول الصبغ والمكيف خربانين بس انا ساكن ٤ سنين هذا استهلاك عادي',
    /^[^\n]*الصباغة/u,
  ],
  [
    'en',
    'when do i get my deposit back',
    'he says the paint is ruined but i lived there 5 years thats normal wear',
    /Not for normal wear/u,
  ],
  [
    'de',
    'Wann bekomme ich die Kaution zurück?',
    'er will das streichen abziehen, wir wohnten 6 jahre dort',
    /Für normale Abnutzung nicht/u,
  ],
]

describe('more of a tenancy that another text answers', () => {
  it.each(told)('is told that text (%s: %s)', async (language, question, more, answer) => {
    const { text } = await converse(toolsWithTexts, [question, more], language)
    expect(text).toMatch(answer)
  })
})

/** A complaint that looks like a question is none for the texts while it asks for properties. */
const beside: [LanguageCode, string, string][] = [
  ['zh', '国际城开间出租', '怎么都四万多了 有没有三万出头的啊'],
  [
    'en',
    'studio for rent in international city',
    'why are they all over forty, any for about 30k?',
  ],
  ['ru', 'студия в аренду интернешнл сити', 'почему все за сорок? есть тысяч за тридцать?'],
]

describe('a complaint beside a search', () => {
  it.each(beside)('is answered by no text (%s)', async (language, search, said) => {
    const { text, state } = await converse(toolsWithTexts, [search, said], language)
    expect(state.intent).toBe('find_property')
    expect(text.split('\n').filter((line) => /[?？]$/u.test(line))).toEqual([])
  })
})
