import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import type { Recipient } from '../src/tools/lead-port.ts'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

const many = () => fakeTools(() => 12)
const contact = 'John Smith, 050 123 4567, john@example.com'

describe('a viewing', () => {
  const booking = ['villas in Mirdif', 'book a viewing of the second one tomorrow at 5 pm', contact]

  it('is drafted, confirmed, and only then handed in', async () => {
    const leads = fakeLeads()
    const drafted = await converse(many(), booking, 'en', leads)
    expect(drafted.text).toBe(
      'Viewing of “Home number 2”, Thursday, 19 November, 17:00. From: John Smith, 050 123 4567, john@example.com. Shall I send this request? Nothing is sent until you say yes.',
    )
    expect(leads.handed).toEqual([])
    const { text, state } = await converse(many(), [...booking, 'yes'], 'en', leads)
    expect(text).toContain('reference EQ-2345AB')
    expect(leads.handed).toEqual([
      {
        kind: 'viewing',
        propertyId: makeProperty(2)._id,
        name: 'John Smith',
        email: 'john@example.com',
        phone: '0501234567',
        message:
          'A visitor of the chat would like to see this home. They were looking for: villa, in Mirdif.',
        preferredTime: '2026-11-19T13:00:00.000Z',
        language: 'en',
      },
    ])
    expect(state.request).toBeUndefined()
  })

  it.each(['no', 'cancel', 'no thanks', 'hmm', 'what is ejari?', 'maybe', 'show more'])(
    'is not handed in after %j',
    async (answer) => {
      const leads = fakeLeads()
      await converse(many(), [...booking, answer, answer], 'en', leads)
      expect(leads.handed).toEqual([])
    },
  )

  it('a yes that answers something else sends nothing', async () => {
    const leads = fakeLeads()
    await converse(many(), [...booking, 'what is ejari?', 'yes'], 'en', leads)
    expect(leads.handed).toEqual([])
  })

  it('is searched for first where no property is on the screen', async () => {
    const leads = fakeLeads()
    const first = await converse(many(), ['book_viewing'], 'en', leads)
    expect(first.text).toContain('find the home first')
    const found = await converse(many(), ['book_viewing', 'villas in Mirdif'], 'en', leads)
    expect(found.results?.totalProperties).toBe(12)
    expect(found.text).toContain('Which home would you like to see?')
    expect(found.actions[0]).toEqual({ label: '1 · Home number 1', message: 'number 1' })
    const turns = ['book_viewing', 'villas in Mirdif', 'number 3']
    const chosen = await converse(many(), turns, 'en', leads)
    expect(chosen.text).toContain('Home number 3')
    expect(chosen.text).toContain('These are times you can ask for')
    expect(chosen.actions[0]?.message).toBe('2026-11-18 14:00')
    const done = [...turns, chosen.actions[1]?.message ?? '', contact, 'yes, send it']
    await converse(many(), done, 'en', leads)
    expect(leads.handed).toHaveLength(1)
  })

  it('offers no time that somebody else has asked for', async () => {
    const leads = fakeLeads({ taken: ['2026-11-19T13:00:00.000Z'] })
    const { text, actions } = await converse(many(), booking.slice(0, 2), 'en', leads)
    expect(text).toContain('Thursday, 19 November, 17:00 cannot be asked for any more.')
    const times = actions.map(({ message }) => message)
    expect(times).toContain('2026-11-19 16:30')
    expect(times).not.toContain('2026-11-19 17:00')
  })

  it.each([
    ['yesterday at 5 pm', 'already passed'],
    ['on 3 November at 11:00', 'already passed'],
    ['today at 11:00', 'already passed'],
    ['on Sunday at 11:00', 'Monday to Saturday'],
    ['tomorrow at 23:00', 'Monday to Saturday'],
  ])('%s is refused kindly, with times to ask for', async (when, saying) => {
    const turns = ['villas in Mirdif', `book a viewing of the second one ${when}`]
    const { text, actions } = await converse(many(), turns, 'en', fakeLeads())
    expect(text).toContain(saying)
    expect(actions.length).toBeGreaterThan(3)
  })

  it('takes another time on demand', async () => {
    const { text } = await converse(many(), [...booking, 'another time'], 'en', fakeLeads())
    expect(text).toContain('These are times you can ask for')
  })

  it('takes a name that is also that of a place, and leaves the search alone', async () => {
    const who = 'sara khan 0501234567 sara@example.com'
    const { state } = await converse(many(), [...booking.slice(0, 2), who], 'en', fakeLeads())
    expect(state.request?.name).toBe('sara khan')
    expect(state.slots).toEqual({ type: ['villa'], location: ['mirdif'] })
  })

  it('knows who is signed in', async () => {
    const visitor = { name: 'Sara Khan', email: 'sara@example.com', phone: '971500000123' }
    const { text } = await converse(many(), booking.slice(0, 2), 'en', fakeLeads({ visitor }))
    expect(text).toContain('From: Sara Khan, 971500000123, sara@example.com.')
  })

  it.each(['gone', 'busy', 'failed'] as const)('says so where it is %s', async (kind) => {
    const leads = fakeLeads({ outcome: { kind } })
    const { text } = await converse(many(), [...booking, 'yes'], 'en', leads)
    expect(text).toMatch(/nothing was sent|could not send/)
  })
})

describe('a viewing in every language', () => {
  const said: [LanguageCode, string[], string, string][] = [
    ['en', ['villas in Mirdif', 'i want to see the first one tomorrow 5 pm'], contact, 'yes'],
    [
      'ar',
      ['فلل في مردف', 'أريد معاينة الأولى بكرة الساعة 5 مساء'],
      'أنا أحمد علي 0501234567 ahmad@example.com',
      'نعم',
    ],
    [
      'ru',
      ['виллы в Мирдифе', 'запишите на просмотр первой послезавтра в 17:00'],
      'Анна Петрова +971 50 123 4567 anna@example.com',
      'да, отправляйте',
    ],
    [
      'hi',
      ['मिर्दिफ में विला', 'पहले वाले की विज़िट कल शाम 5 बजे'],
      'राहुल शर्मा 0501234567 rahul@example.com',
      'हाँ',
    ],
    ['zh', ['Mirdif别墅', '预约明天下午5点看第一套'], '王芳 13800138000 wang@example.com', '好的'],
    [
      'de',
      ['Villen in Mirdif', 'Besichtigung der ersten morgen um 17 Uhr'],
      'Thomas Meier, +49 151 23456789, thomas@example.com',
      'ja, bitte senden',
    ],
  ]
  it.each(said)('%s', async (language, turns, who, yes) => {
    const leads = fakeLeads()
    const drafted = await converse(many(), [...turns, who], language, leads)
    expect(drafted.state.request).toMatchObject({
      asked: 'confirm',
      time: '17:00',
      propertyId: makeProperty(1)._id,
    })
    expect(leads.handed).toEqual([])
    await converse(many(), [...turns, who, yes], language, leads)
    expect(leads.handed).toHaveLength(1)
    const day = language === 'ru' ? '2026-11-20' : '2026-11-19'
    expect(leads.handed[0]?.preferredTime).toBe(`${day}T13:00:00.000Z`)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'viewing on 25 November at 11 am'],
    ['ru', 'просмотр 25 ноября в 11:00'],
    ['zh', '看房 11月25日上午11点'],
    ['hi', 'विज़िट 25 नवंबर सुबह 11 बजे'],
    ['ar', 'معاينة يوم 25 نوفمبر الساعة 11 صباحا'],
    ['de', 'Besichtigung am 25. November um 11 Uhr'],
    ['en', 'viewing 2026-11-25 11:00'],
    ['de', 'Besichtigung am 25.11. um 11 Uhr'],
  ])('%s: %s', async (language, message) => {
    const { state } = await converse(many(), ['villas in Mirdif', message], language, fakeLeads())
    expect(state.request).toMatchObject({ date: '2026-11-25', time: '11:00' })
  })
})

describe('what is promised', () => {
  const languages = ['en', 'ar', 'ru', 'hi', 'zh', 'de'] as const
  const agent = /agent|Makler|агент|وكيل|एजेंट|经纪/iu
  const said = async (language: LanguageCode, to: Recipient, criterion: string) => {
    const leads = fakeLeads({
      outcome: { kind: 'sent', reference: 'EQ-2345AB', to, isBooked: false },
    })
    return converse(many(), ['villas in Mirdif', criterion, contact, 'yes'], language, leads)
  }
  const criteria = [
    'book a viewing of the second one tomorrow at 5 pm',
    'call me about the second one',
  ]

  it.each(languages)(
    '%s: of a request that the site itself gets, nothing of an agent',
    async (l) => {
      for (const criterion of criteria) {
        const { text } = await said(l, 'site', criterion)
        expect(text).toContain('EQ-2345AB')
        expect(text).not.toMatch(agent)
      }
    },
  )

  it.each(languages)('%s: agent, agency and site are told apart', async (language) => {
    for (const criterion of criteria) {
      const texts = await Promise.all(
        (['agent', 'agency', 'site'] as const).map(
          async (to) => (await said(language, to, criterion)).text,
        ),
      )
      expect(new Set(texts).size).toBe(3)
    }
  })

  it.each(languages)(
    '%s: no time is called free, and no agent named beforehand',
    async (language) => {
      const turns = ['villas in Mirdif', 'book a viewing of the second one']
      const asked = await converse(many(), turns, language, fakeLeads())
      expect(asked.actions.length).toBeGreaterThan(3)
      expect(asked.text).not.toMatch(/\bfree\b|\bfrei\b|свободн|متاح|ख़ाली|有空/iu)
      const drafted = await converse(
        many(),
        [...turns.slice(0, 1), criteria[0] ?? '', contact],
        language,
        fakeLeads(),
      )
      expect(drafted.state.request?.asked).toBe('confirm')
      expect(drafted.text).not.toMatch(agent)
    },
  )
})

describe('who asks and when', () => {
  it.each<[LanguageCode, readonly string[], string]>([
    [
      'ar',
      [
        'احجز معاينة للأولى',
        'اسمي خالد المنصوري 0501234567 khalid@example.com',
        'الاثنين الساعة 4 العصر',
      ],
      'خالد المنصوري، 0501234567، khalid@example.com',
    ],
    [
      'hi',
      [
        'पहला देखने जाना है, विज़िट बुक करो',
        'मेरा नाम राहुल शर्मा 0551234567 rahul@example.com',
        'सोमवार शाम 4 बजे',
      ],
      'राहुल शर्मा, 0551234567, rahul@example.com',
    ],
    [
      'zh',
      ['帮我预约看第一套', '我叫李伟，电话 0561234567，邮箱 liwei@example.com', '星期一下午四点'],
      '李伟，0561234567，liwei@example.com',
    ],
  ])('%s: are repeated when they are told, and before anything is sent', async (...row) => {
    const [language, turns, contactLine] = row
    const search = ['villas in Mirdif', ...turns]
    const told = await converse(many(), search.slice(0, -1), language, fakeLeads())
    expect(told.text).toContain(contactLine)
    const { text, state } = await converse(many(), search, language, fakeLeads())
    expect(text).toContain(contactLine)
    expect(state.request).toMatchObject({ date: '2026-11-23', time: '16:00', asked: 'confirm' })
  })

  it('a name is no wish for a property', async () => {
    const turns = ['book_viewing', 'اسمي خالد المنصوري 0501234567']
    const { state } = await converse(many(), turns, 'ar', fakeLeads())
    expect(state.request?.name).toBe('خالد المنصوري')
    expect(state.slots).toEqual({})
  })
})

describe('a callback', () => {
  it('keeps the contact while a property is looked for, and is handed in after a yes', async () => {
    const leads = fakeLeads()
    const turns = ['can someone call me? Im John, 050 123 4567']
    const asked = await converse(many(), turns, 'en', leads)
    expect(asked.text).toContain('John, 050 123 4567')
    expect(asked.text).toContain('the team of this site')
    turns.push('villas in Mirdif', 'the last one')
    const drafted = await converse(many(), turns, 'en', leads)
    expect(drafted.text).toContain('Call about “Home number 5”.')
    expect(leads.handed).toEqual([])
    await converse(many(), [...turns, 'ok'], 'en', leads)
    expect(leads.handed).toMatchObject([{ kind: 'callback', propertyId: makeProperty(5)._id }])
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'call me about the first one, my number is 123', 'not complete'],
    ['ar', 'اتصلوا بي بخصوص الأولى، رقمي 123', 'غير مكتمل'],
    ['ru', 'перезвоните мне по первому, номер 123', 'неполный'],
    ['hi', 'पहले वाले के लिए मुझे कॉल करवा दीजिए, नंबर 123', 'अधूरा'],
    ['zh', '请回电，第一套，电话123', '不完整'],
    ['de', 'Bitte rufen Sie mich zurück zur ersten, Nummer 123', 'nicht vollständig'],
  ])(
    '%s: a telephone of three figures is refused with words',
    async (language, message, saying) => {
      const leads = fakeLeads()
      const { text, state } = await converse(many(), ['villas in Mirdif', message], language, leads)
      expect(text).toContain(saying)
      expect(state.request?.phone).toBeUndefined()
    },
  )
})
