import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'
import { siteTexts } from './site-library.ts'

const tools = () => fakeTools(() => 12)
const said: [LanguageCode, string][] = [
  ['en', 'please cancel my appointment'],
  ['en', 'I have booked a viewing for Friday, how do I cancel it?'],
  ['en', "I can't make it to the viewing"],
  ['en', 'can we reschedule the viewing to Monday?'],
  ['en', 'move my viewing to next week'],
  ['ar', 'أريد إلغاء المعاينة'],
  ['ar', 'ممكن تأجيل الموعد؟'],
  ['ru', 'отмените мой просмотр'],
  ['ru', 'можно перенести просмотр на субботу?'],
  ['hi', 'मेरी विज़िट कैंसल करनी है'],
  ['hi', 'meri viewing cancel kar do'],
  ['hi', 'अपॉइंटमेंट का समय बदलना है'],
  ['zh', '我想取消看房预约'],
  ['zh', '看房可以改到周六吗'],
  ['de', 'Ich möchte meine Besichtigung absagen'],
  ['de', 'kann ich den Termin verschieben?'],
]

describe('an appointment that was asked for before', () => {
  it.each(said)('is not booked anew, in %s: %s', async (language, text) => {
    const { state, links, text: answer } = await converse(tools(), [text], language, fakeLeads())
    expect(state).toMatchObject({ intent: 'smalltalk', slots: {} })
    expect(state.request).toBeUndefined()
    expect(links).toMatchObject([{ link: '/contact-us' }])
    expect(answer.length).toBeGreaterThan(40)
  })

  const booked = [
    'villas in Mirdif',
    'book a viewing of the second one tomorrow at 5 pm',
    'Layla Haddad, 050 123 4567, layla@example.com',
  ]

  it.each(['cancel my viewing', 'cancel it please', 'can I move the appointment to Saturday?'])(
    'is named by its reference with the way to the property: %s',
    async (text) => {
      const leads = fakeLeads()
      const turns = [...booked, 'yes', 'thanks', text]
      const { state, links, text: answer } = await converse(tools(), turns, 'en', leads)
      expect(answer).toContain('EQ-2345AB')
      expect(links).toMatchObject([{ label: 'Home number 2' }])
      expect(state.sent).toMatchObject({ propertyId: makeProperty(2)._id, reference: 'EQ-2345AB' })
      expect(leads.handed).toHaveLength(1)
    },
  )

  it('a draft of it is dropped', async () => {
    const leads = fakeLeads()
    const { state, text } = await converse(tools(), [...booked, 'cancel the viewing'], 'en', leads)
    expect(text).toBe('Cancelled. Nothing was sent.')
    expect(state.request).toBeUndefined()
  })

  it('a draft of it is moved', async () => {
    const turns = [...booked, 'can we move the viewing to Friday at 4 pm?']
    const { state } = await converse(tools(), turns, 'en', fakeLeads())
    expect(state.request).toMatchObject({ date: '2026-11-20', time: '16:00', asked: 'confirm' })
    const open = await converse(tools(), [...booked, 'reschedule the viewing'], 'en', fakeLeads())
    expect(open.state.request).toMatchObject({ asked: 'time', propertyId: makeProperty(2)._id })
  })
})

describe('other appointments and cancellations are none of that', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'book a viewing of the second one, I want to move in soon', 'book_viewing'],
    ['de', 'Besichtigung der ersten am Freitag', 'book_viewing'],
    ['ru', 'запишите на просмотр первой', 'book_viewing'],
    ['zh', '预约看第一套', 'book_viewing'],
    ['hi', 'पहले वाले की विज़िट बुक करनी है, हमें घर बदलना है', 'book_viewing'],
    ['en', 'villa in Mirdif, we are moving in March', 'find_property'],
  ])('in %s: %s', async (language, text, intent) => {
    const { state } = await converse(tools(), ['villas in Mirdif', text], language, fakeLeads())
    expect(state.intent).toBe(intent)
  })
})

describe('a viewing asked for right after a text was told', () => {
  it.each<[LanguageCode, string, string, string]>([
    [
      'en',
      'villas in Mirdif',
      'can foreigners own a home in Dubai?',
      'Could someone show us the first one on Saturday around 11?',
    ],
    [
      'ar',
      'فلل في مردف',
      'هل يمكن للأجانب التملك في دبي؟',
      'ممكن نشوف الأولى يوم السبت الساعة 11؟',
    ],
    [
      'ru',
      'виллы в Мирдифе',
      'могут ли иностранцы владеть жильём?',
      'можно посмотреть первую в субботу в 11?',
    ],
    [
      'hi',
      'मिर्दिफ़ में विला',
      'क्या विदेशी दुबई में घर ख़रीद सकते हैं?',
      'क्या शनिवार 11 बजे पहला वाला देख सकते हैं?',
    ],
    ['zh', '米尔迪夫别墅', '外国人可以在迪拜买房吗？', '周六上午11点可以看第一套吗？'],
    [
      'de',
      'Villen in Mirdif',
      'Dürfen Ausländer in Dubai eine Immobilie besitzen?',
      'Könnten wir die erste am Samstag um 11 ansehen?',
    ],
  ])('is one, and goes on with no question (%s)', async (language, search, asked, wish) => {
    const texts = { ...tools(), ...siteTexts }
    const { state } = await converse(texts, [search, asked, wish], language, fakeLeads())
    expect(state.request).toMatchObject({ kind: 'viewing', propertyId: state.shown[0] })
  })
})

describe('thanks under a request that lacks something', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'please call me', 'great, thanks'],
    ['ar', 'اتصلوا بي من فضلكم', 'ممتاز، شكرا'],
    ['ru', 'перезвоните мне, пожалуйста', 'супер, спасибо'],
    ['hi', 'कृपया मुझे कॉल करें', 'बढ़िया, धन्यवाद'],
    ['zh', '请给我打电话', '太好了，谢谢'],
    ['de', 'bitte rufen Sie mich an', 'super, danke'],
  ])('is thanked for, and the request stays (%s)', async (language, call, thanks) => {
    const asked = await converse(tools(), [call], language, fakeLeads())
    const said = await converse(tools(), [call, thanks], language, fakeLeads())
    expect(asked.state.request?.asked).toBe('contact')
    expect(said.state).toMatchObject({ intent: 'smalltalk', request: { kind: 'callback' } })
    expect(said.text).not.toBe(asked.text)
  })
})
