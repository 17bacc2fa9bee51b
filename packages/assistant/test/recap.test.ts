import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { recapTextsOf } from '../src/reply/texts/recap-texts.ts'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools } from './fake-tools.ts'
import { siteTexts } from './site-library.ts'

const tools = { ...fakeTools(() => 5), ...siteTexts }
const cases: readonly (readonly [LanguageCode, search: string, recap: string, send: string])[] = [
  ['en', 'villas in Mirdif to buy', 'ok, sum up what we have so far', 'send it to my wife'],
  ['ar', 'فلل للبيع في مردف', 'لخص لي وين وصلنا', 'ارسلها لزوجتي'],
  ['ru', 'купить виллу в Мирдифе', 'подведи итог, что у нас есть', 'отправь это моей жене'],
  ['hi', 'मिर्दिफ में विला खरीदना है', 'अब तक क्या हुआ, सारांश दो', 'यह मेरी पत्नी को भेज दो'],
  ['zh', '想买米尔迪夫的别墅', '帮我总结一下', '发给我老婆'],
  [
    'de',
    'Villen in Mirdif kaufen',
    'fass zusammen, was wir bisher haben',
    'schick das meiner Frau',
  ],
]

describe.each(cases)('the talk as a whole (%s)', (language, search, recap, send) => {
  it('is summed up', async () => {
    const before = await converse(tools, [search], language)
    const { text, state, results } = await converse(tools, [search, recap], language)
    const [lead = ''] = recapTextsOf(language).looking('…').split('…')
    expect(text).toContain(lead)
    expect(text.match(/•/gu)).toHaveLength(5)
    expect([state.slots, results]).toEqual([before.state.slots, undefined])
  })

  it('is sent on by who has the link', async () => {
    const { text, links, state } = await converse(tools, [search, send], language)
    expect(text).toBe(recapTextsOf(language).cannotSend)
    expect(links?.length).toBeGreaterThan(0)
    expect(state.request).toBeUndefined()
  })
})

it('says that a request is not sent yet, and keeps it', async () => {
  const turns = ['villas in Mirdif', 'book the second one tomorrow at 5 pm', 'sum up what we have']
  const { text, state } = await converse(tools, turns, 'en', fakeLeads())
  expect(text).toContain('has not been sent')
  expect(state.request?.kind).toBe('viewing')
})

it('has nothing to sum up before anything was said', async () => {
  const { text } = await converse(tools, ['can you sum up what we have so far?'])
  expect(text).toBe(recapTextsOf('en').nothingYet)
})

it('takes no wish to send it on for a yes to a request', async () => {
  const leads = fakeLeads()
  const booked = 'book the second one tomorrow at 5 pm, Sara Khan, 050 123 4567'
  const turns = ['villas in Mirdif', booked, 'send it to my wife']
  const { state } = await converse(tools, turns, 'en', leads)
  expect([leads.handed, state.request?.kind]).toEqual([[], 'viewing'])
})
