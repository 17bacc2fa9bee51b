import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

const many = () => fakeTools(() => 12)
const byPhone = 'can someone call me? Im John, 050 123 4567'

describe('a call about no property', () => {
  it('needs a name and a number, and goes to the company after a yes', async () => {
    const leads = fakeLeads({
      outcome: { kind: 'sent', reference: 'GT-2345AB', to: 'site', isBooked: false },
    })
    const drafted = await converse(many(), [byPhone], 'en', leads)
    expect(drafted.text).toBe(
      'Call from the team of this site. From: John, 050 123 4567. Shall I send this request? Nothing is sent until you say yes.',
    )
    expect(leads.handed).toEqual([])
    const { text, state } = await converse(many(), [byPhone, 'yes'], 'en', leads)
    expect(leads.handed).toMatchObject([{ kind: 'callback', name: 'John', phone: '0501234567' }])
    expect(leads.handed[0]?.propertyId).toBeUndefined()
    expect(leads.handed[0]?.email).toBeUndefined()
    expect(leads.handed[0]?.message).toBe('A visitor of the chat asks to be called.')
    expect(text).toContain('reference GT-2345AB')
    expect(text).not.toMatch(/advertiser|agent/)
    expect(state.request).toBeUndefined()
    const asked = await converse(many(), [byPhone, 'yes', 'cancel my appointment'], 'en', leads)
    expect(asked.text).toContain('GT-2345AB')
    expect(asked.links).toMatchObject([{ link: '/contact-us' }])
  })

  it('tells the company when to call, by the clocks of the visitor', async () => {
    const leads = fakeLeads()
    await converse(many(), [byPhone, 'tomorrow at 5 pm', 'yes'], 'en', leads)
    expect(leads.handed[0]?.message).toBe(
      'A visitor of the chat asks to be called. Preferred time: Thursday, 19 November, 17:00.',
    )
  })

  it('may be answered by e-mail', async () => {
    const leads = fakeLeads()
    const turns = ['request_callback', 'John Smith, john@example.com']
    const drafted = await converse(many(), turns, 'en', leads)
    expect(drafted.text).toContain('Answer by e-mail from the team of this site.')
    const { text } = await converse(many(), [...turns, 'yes'], 'en', leads)
    expect(leads.handed).toMatchObject([{ name: 'John Smith', email: 'john@example.com' }])
    expect(leads.handed[0]?.phone).toBeUndefined()
    expect(text).not.toContain('call you')
  })

  it('lets a property on the screen be chosen', async () => {
    const leads = fakeLeads()
    const turns = ['villas in Mirdif', 'call me back please']
    const asked = await converse(many(), turns, 'en', leads)
    expect(asked.actions[0]).toEqual({ label: '1 · Home number 1', message: 'number 1' })
    await converse(many(), [...turns, 'number 2', 'John Smith, 0501234567', 'yes'], 'en', leads)
    expect(leads.handed).toMatchObject([{ propertyId: makeProperty(2)._id, phone: '0501234567' }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'a phone number or an e-mail address'],
    ['ar', 'رقم هاتفك أو بريدك الإلكتروني'],
    ['ru', 'номер телефона или адрес электронной почты'],
    ['hi', 'फ़ोन नंबर या ई-मेल पता'],
    ['zh', '电话号码或电子邮箱'],
    ['de', 'Ihre Telefonnummer oder E-Mail-Adresse'],
  ])('%s: asks for one of the two', async (language, channel) => {
    const { text, state } = await converse(many(), ['request_callback'], language, fakeLeads())
    expect(text).toContain(channel)
    expect(state.request).toMatchObject({ kind: 'callback', asked: 'contact' })
  })
})

describe('a call about a property', () => {
  it.each([
    ['John Smith, 0501234567', 'Call about “Home number 1”.', { phone: '0501234567' }],
    [
      'John Smith, j@example.com',
      'Answer by e-mail about “Home number 1”.',
      { email: 'j@example.com' },
    ],
  ])('needs one way to answer: %s', async (contact, summary, way) => {
    const leads = fakeLeads()
    const turns = ['villas in Mirdif', 'call me about the first one', contact]
    expect((await converse(many(), turns, 'en', leads)).text).toContain(summary)
    await converse(many(), [...turns, 'yes'], 'en', leads)
    expect(leads.handed).toMatchObject([{ propertyId: makeProperty(1)._id, ...way }])
  })
})

describe('a viewing', () => {
  it.each([
    ['John Smith, 0501234567', { phone: '0501234567' }],
    ['John Smith, j@example.com', { email: 'j@example.com' }],
  ])('needs one way to answer, too: %s', async (contact, way) => {
    const leads = fakeLeads()
    const turns = ['villas in Mirdif', 'I want to see the first one tomorrow at 5 pm']
    expect((await converse(many(), turns, 'en', leads)).text).toContain(
      'For the request I need your name and a phone number or an e-mail address.',
    )
    await converse(many(), [...turns, contact, 'yes'], 'en', leads)
    expect(leads.handed).toMatchObject([{ kind: 'viewing', name: 'John Smith', ...way }])
  })
})

describe('what is not sent says so', () => {
  const languages: [LanguageCode, string][] = [
    ['en', 'not been sent yet'],
    ['ar', 'لم يُرسل'],
    ['ru', 'ещё не отправлена'],
    ['hi', 'अभी भेजा नहीं गया'],
    ['zh', '尚未发送'],
    ['de', 'noch nicht gesendet'],
  ]
  it.each(languages)('%s: where the subject changes', async (language, saying) => {
    const { text, state } = await converse(
      many(),
      ['request_callback', 'villas in Mirdif'],
      language,
      fakeLeads(),
    )
    expect(text).toContain(saying)
    expect(state.request?.kind).toBe('callback')
  })

  it('and what is missing, once', async () => {
    const turns = ['request_callback', 'I am John', 'thanks']
    const { text } = await converse(many(), turns, 'en', fakeLeads())
    expect(text).toContain(
      'Your request has not been sent yet. For the request I need a phone number or an e-mail address.',
    )
    const later = await converse(many(), [...turns, 'thanks'], 'en', fakeLeads())
    expect(later.text).not.toContain('not been sent')
    const ready = await converse(many(), [byPhone, 'thanks'], 'en', fakeLeads())
    expect(ready.text).toContain('not been sent yet. For the request I need your yes.')
  })

  it.each(['cancel', 'no', 'never mind'])('where it is given up: %s', async (word) => {
    const leads = fakeLeads()
    const { text, state } = await converse(many(), [byPhone, word], 'en', leads)
    expect(text).toContain('Nothing was sent')
    expect([state.request, leads.handed]).toEqual([undefined, []])
  })

  it('where another task is begun by its button', async () => {
    const { text } = await converse(many(), [byPhone, 'find_property'], 'en', fakeLeads())
    expect(text).toMatch(/^Cancelled\. Nothing was sent\./)
  })

  it.each(['busy', 'failed'] as const)('where it is %s', async (kind) => {
    const leads = fakeLeads({ outcome: { kind } })
    const { text, actions } = await converse(many(), [byPhone, 'yes'], 'en', leads)
    expect(text).toContain('nothing was sent')
    expect(actions[0]?.message).toBe('yes, send it')
  })
})
