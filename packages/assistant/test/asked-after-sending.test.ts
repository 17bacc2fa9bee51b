import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { leadTextsOf } from '../src/reply/texts/leads/lead-texts-of.ts'
import type { Recipient } from '../src/tools/lead-port.ts'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools } from './fake-tools.ts'

const reference = 'EQ-2345AB'
const viewing = [
  'villas in Mirdif',
  'book a viewing of the second one tomorrow at 5 pm',
  'Layla Haddad, 050 123 4567',
  'yes',
]
const afterSending = (
  language: LanguageCode,
  said: string,
  to: Recipient,
  { isBooked = false, turns = viewing }: { isBooked?: boolean; turns?: string[] } = {},
) =>
  converse(
    fakeTools(() => 12),
    [...turns, said],
    language,
    fakeLeads({ outcome: { kind: 'sent', reference, to, isBooked } }),
  )

const toWhom: [LanguageCode, string][] = [
  ['en', 'to whom?'],
  ['en', 'who did you send it to?'],
  ['en', 'what exactly did you send, and to whom?'],
  ['ar', 'لمنو؟'],
  ['ar', 'شو أرسلت بالضبط ولمنو؟ ومتى يردون علي؟'],
  ['ar', 'بعتّه لمين؟'],
  ['ar', 'إلى من أرسلته؟'],
  ['ru', 'а кому?'],
  ['ru', 'кому вы отправили?'],
  ['hi', 'किसको भेजा?'],
  ['hi', 'kisko bheja hai?'],
  ['zh', '发给谁了？'],
  ['de', 'an wen denn?'],
  ['de', 'wer bekommt das jetzt?'],
]

describe('who got a request', () => {
  it.each(toWhom)(
    'is the team where the advertiser has no account, in %s: %s',
    async (...asked) => {
      const [language, said] = asked
      const { text, links } = await afterSending(language, said, 'site')
      expect(text).toContain(leadTextsOf(language).whenAnswered.site(reference))
      expect(text).toContain('050 123 4567')
      expect(links).toMatchObject([{ link: '/contact-us' }])
    },
  )

  it('is told in Cantonese as it is asked', async () => {
    const { text } = await afterSending('zh', '發咗畀邊個？', 'site')
    expect(text).toContain('發給了本網站團隊')
  })

  it.each(toWhom)('is the agency that it went to, in %s: %s', async (...asked) => {
    const [language, said] = asked
    const { text, links } = await afterSending(language, said, 'agency')
    expect(text).toContain(leadTextsOf(language).whenAnswered.agency(reference))
    expect(links).toMatchObject([{ label: expect.stringContaining('2') }])
  })
})

describe('who answers a request, and when', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'who will call me?'],
    ['ar', 'منو بيتصل فيني؟'],
    ['ar', 'متى بيدقون علي؟'],
    ['ar', 'امتى هيكلموني؟'],
    ['ru', 'когда мне перезвонят?'],
    ['hi', 'call kab aayega?'],
    ['zh', '谁会联系我？'],
    ['de', 'wer ruft mich an?'],
  ])('is told by who got it, in %s: %s', async (language, said) => {
    const { whenAnswered, whenBooked } = leadTextsOf(language)
    expect((await afterSending(language, said, 'site')).text).toBe(whenAnswered.site(reference))
    expect((await afterSending(language, said, 'agent')).text).toBe(whenAnswered.agent(reference))
    const { text } = await afterSending(language, said, 'agent', { isBooked: true })
    expect(text).toBe(whenBooked(reference))
  })
})

describe('changing or cancelling what was sent', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'how can I change it?'],
    ['en', 'how do I cancel it?'],
    ['ar', 'كيف أقدر أغيره؟'],
    ['ar', 'شلون ألغيه؟'],
    ['ru', 'как изменить заявку?'],
    ['hi', 'kaise badal sakta hoon?'],
    ['zh', '怎么修改？'],
    ['de', 'kann ich das noch ändern?'],
  ])('goes to who got it, in %s: %s', async (language, said) => {
    const texts = leadTextsOf(language)
    const ofSite = await afterSending(language, said, 'site')
    expect(ofSite.text).toBe(texts.sentToTeamBefore(reference))
    expect(ofSite.links).toMatchObject([{ link: '/contact-us' }])
    expect((await afterSending(language, said, 'agent')).text).toBe(texts.sentBefore(reference))
    const turns = viewing.with(2, 'Layla Haddad, layla@example.com')
    const byMail = await afterSending(language, said, 'agent', { turns })
    expect(byMail.text).toBe(texts.sentByMail(reference))
  })

  it.each<[LanguageCode, string]>([
    ['en', 'to whom do I pay the deposit?'],
    ['en', 'change it to 3 bedrooms in JVC'],
    ['ar', 'لمن أدفع التأمين؟'],
    ['ru', 'кому платить депозит?'],
    ['de', 'an wen zahle ich die Kaution?'],
    ['zh', '押金交给房东吗？'],
  ])('is not what is asked elsewise, in %s: %s', async (language, said) => {
    const { text } = await afterSending(language, said, 'site')
    expect(text).not.toContain(reference)
  })
})
