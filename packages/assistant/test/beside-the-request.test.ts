import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { leadTextsOf } from '../src/reply/texts/leads/lead-texts-of.ts'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'
import { roomsSearched } from './rooms-searched.ts'
import { toolsWithTexts } from './site-library.ts'

const tools = () => fakeTools(() => 5)
const after = async (language: LanguageCode, ...turns: string[]) =>
  converse(tools(), [roomsSearched[language], ...turns], language)

describe('a question is no request', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'so 20% max? and i needed to tell him 90 days before right? am I too late'],
    ['en', 'do i need to tell them in writing that i keep the deposit?'],
    ['ru', 'надо ли мне сообщать ему за 90 дней, если съезжаю? мне нужно сказать ему письменно?'],
    ['hi', 'notice notary se hi dena hota hai? whatsapp nahi chalega?'],
    ['hi', 'abhi visit visa pe hu, exam de sakta hu kya'],
    ['zh', '我要提前告诉他多久退租?'],
    ['de', 'muss ich ihm sagen, dass ich untervermiete?'],
    ['ar', 'هل لازم ابلغ المالك اذا عندي قطة؟'],
  ])('in %s: %s', async (language, said) => {
    const { state } = await converse(toolsWithTexts, [roomsSearched[language], said], language)
    expect(state.request).toBeUndefined()
  })
})

describe('what counts questions names no card', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'cheers. last thing, dewa deposit - is that refundable?'],
    ['ru', 'последний вопрос: что такое ejari?'],
    ['hi', 'आखिरी सवाल, ejari क्या है?'],
    ['zh', '最后一个问题,什么是ejari?'],
    ['de', 'letzte Frage noch, was ist Ejari?'],
    ['ar', 'اخر سؤال، شو يعني ايجاري؟'],
  ])('in %s: %s', async (language, said) => {
    const { state } = await converse(toolsWithTexts, [roomsSearched[language], said], language)
    expect(state.refs).toEqual([])
  })
})

describe('what is said beside a request', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'hi',
      'pehle wala hi, call karwa do. Anoop Menon 0567 214 803 sham 7 ke baad',
      'sham 7 ke baad',
    ],
    ['zh', '第二套吧,帮我约个视频看房。陈思远 微信同号 +86 138 0013 7725', '帮我约个视频看房'],
    ['zh', '找个会中文的经纪人下午3点以后打给我,卖房的事。 林晓 056 123 9988', '卖房的事'],
    ['de', 'ok das erste anfragen ob sofort frei. Miriam Oelze, 056 771 3305', 'ob sofort frei'],
    ['de', 'Ruft mich bitte an wegen Verwaltung, Petra Hollnagel 0504482016', 'wegen Verwaltung'],
    ['ru', 'Третью можно завтра глянуть? Мы с собакой. Антон Реутов 058 111 22 33', 'Мы с собакой'],
    ['ar', 'خلو حد يتصل فيني بعد صلاة العشاء، سالم الكتبي 0504443322', 'بعد صلاة العشاء'],
    [
      'en',
      'book me the second one on Friday at 5, my father uses a wheelchair. Adeel Raza, 0559871234',
      'my father uses a wheelchair',
    ],
  ])('goes along in the visitor’s words, in %s: %s', async (language, said, noted) => {
    const { state, text } = await after(language, said)
    expect(state.request?.note).toContain(noted)
    expect(text).toContain(state.request?.note)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'can I view the second one on Friday at 5? Sara Khan 0501234567'],
    ['de', 'bitte Besichtigung vom ersten am Freitag um 15 Uhr, Tom Vogt 0501234777'],
    ['zh', '周五下午三点想看第一套,王芳 0501234888'],
    ['ru', 'запишите меня на первую в субботу в 12, Анна Петрова 0509998877'],
    ['ar', 'اتصلوا بي بخصوص الأولى، فهد العتيبي 0501234567'],
  ])('is nothing where all of it was understood, in %s: %s', async (language, said) => {
    expect((await after(language, said)).state.request?.note).toBeUndefined()
  })

  it('is what was asked of the home as well, which the advert does not tell', async () => {
    const said = 'Is the chiller free and can I see the 2nd one Thursday 4pm? Leo Park 0501234432'
    const { state } = await after('en', said)
    expect(state.request).toMatchObject({ kind: 'viewing', note: 'Is the chiller free' })
  })
})

describe('a viewing', () => {
  it.each<[LanguageCode, string]>([
    ['hi', 'चलो JVC वाला पहला देखना है शनिवार को। नाम सुनीता पिल्लई, 0557720914'],
    ['ru', 'хорошо давайте посмотрим первую в понедельник, Ольга Дементьева 0524917738'],
    ['ru', 'первую можно посмотреть онлайн? Ирина, +7 916 555 03 28, вотсап'],
    ['de', 'Das dritte gefällt uns, geht am Wochenende was? Familie Brandt, 0171 2233445'],
    ['ar', 'عجبتني الثانية، ممكن اختي تشوفها الويكند؟ اسمها نورة السالم 0501234987'],
    ['zh', '第一套不错,我太太想下周去看。林志強 +886 912 345 678'],
    ['zh', '第二套我想線上看,人還在台北。陳美玲 +886 922 333 444'],
    ['en', 'the 3rd looks nice, could my brother see it next week? Adeel Raza, 0559871234'],
  ])('is no call where a home is to be seen, in %s: %s', async (language, said) => {
    expect((await after(language, said)).state.request?.kind).toBe('viewing')
  })

  it.each<[LanguageCode, string, readonly string[]]>([
    ['zh', '想看第一套,周末都行。 陈丽 0562018845', ['2026-11-21']],
    [
      'de',
      'Bitte Besichtigung vom zweiten, mein Mann ist nächste Woche da. Jens Kern 0176 5550 2291',
      ['2026-11-23', '2026-11-24'],
    ],
    [
      'ru',
      'хочу посмотреть вторую на следующей неделе, Анна Зуева 0501234567',
      ['2026-11-23', '2026-11-24'],
    ],
    ['ar', 'ابي اشوف الثانية الويكند، نورة السالم 0501234987', ['2026-11-21']],
  ])('is offered on the days that suit, in %s: %s', async (language, said, days) => {
    const { actions } = await after(language, said)
    const offered = actions.flatMap(({ message = '' }) => /^\d{4}-\d\d-\d\d/u.exec(message) ?? [])
    expect([...new Set(offered)]).toEqual(days)
  })

  it('says when none can be asked for on the day that was named', async () => {
    const { text } = await after('en', 'viewing of the second one on Sunday, Sara Khan 0501234567')
    expect(text).toContain('Monday to Saturday')
  })
})

describe('a card that is not what was named beside its number', () => {
  it.each<[LanguageCode, string]>([
    ['ru', 'первый таунхаус можно посмотреть завтра? Ирина Ким, +7 916 555 03 28'],
    ['de', 'ich möchte die erste Villa am Montag besichtigen, Jens Kern 0176 5550 2291'],
    ['en', 'can I see the first villa on Monday? Sam Reed 0501112233'],
  ])('is told, in %s: %s', async (language, said) => {
    const { state, text } = await after(language, said)
    expect(state.request?.kind).toBe('viewing')
    expect(text).toContain(leadTextsOf(language).otherThanNamed('Home number 1'))
  })

  it('is no place where a home of that number is asked for', async () => {
    const turns = [
      roomsSearched.ru,
      'что посоветуете для детей, Дубай Хиллс или Спортс Сити?',
      'первая квартира, которую показывали, можно посмотреть онлайн? Ирина, +7 916 555 03 28',
    ]
    const { state } = await converse(toolsWithTexts, turns, 'ru')
    expect(state.request).toMatchObject({ kind: 'viewing', propertyId: makeProperty(1)._id })
    expect(state.request?.note).not.toContain('Дубай Хиллс')
  })
})

describe('who asks', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['zh', '預約看第一套,下星期二到迪拜。黃家明 +852 9123 6640', '黃家明', '+852 9123 6640'],
    [
      'ru',
      'позвоните насчет первой, Лена Ким +7 (903) 555-12-34',
      'Лена Ким',
      '+7 (903) 555-12-34',
    ],
    ['ru', 'уточните по первой, торг возможен? Виктор Цой 0501112244', 'Виктор Цой', '0501112244'],
    ['en', 'call me about the first, Tom Hadley 0044 7700 900318', 'Tom Hadley', '+44 7700 900318'],
    ['ar', 'اتصلوا بي عن الثانية، اسمها نورة السالم 0501234987', 'نورة السالم', '0501234987'],
  ])('is said back as it was written, in %s: %s', async (language, said, name, phone) => {
    const { state, text } = await after(language, said)
    expect(state.request?.name).toBe(name)
    expect(text).toContain(phone)
  })
})

describe('an owner', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'I am selling my flat in Marina, what is the NOC fee?', 'call me, Paul Reed 0501239876'],
    ['ar', 'ابغى ابيع فلتي في مردف', 'اتصلوا بي، سالم الكتبي 0504443322'],
    ['ru', 'хочу продать квартиру в JVC', 'перезвоните мне, Асель Нурланова +7 701 555 19 42'],
    ['hi', 'mera 2bhk marina me hai, bechna hai', 'mujhe call karo, Rajesh Kumar 0552223344'],
    ['zh', '我想卖掉溪港的两房', '请给我打电话，林晓 056 123 9988'],
    ['de', 'ich vermiete meine Wohnung in der Marina', 'ruft mich bitte an, Petra Holl 0504482016'],
  ])(
    'is called by the team, and not for homes of others, in %s: %s',
    async (language, told, call) => {
      const turns = [told, roomsSearched[language], call]
      const { state, actions } = await converse(tools(), turns, language)
      expect(state.request).toMatchObject({ kind: 'callback', asked: 'confirm' })
      expect(state.request?.propertyId).toBeUndefined()
      expect(actions).toHaveLength(2)
    },
  )

  it('may choose a home of others all the same, and whoever reads it is told of the own one', async () => {
    const leads = fakeLeads()
    const turns = [
      'I want to sell my flat',
      roomsSearched.en,
      'call me about number 2, Sam Reed 0501112233',
    ]
    const { state } = await converse(tools(), turns, 'en', leads)
    expect(state.request?.propertyId).toBe(makeProperty(2)._id)
    await converse(tools(), [...turns, 'yes, send it'], 'en', leads)
    expect(leads.handed[0]?.message).toContain('a home of their own')
  })
})

describe('beside what is asked', () => {
  it('a search that finds nothing is not asked for again before a viewing', async () => {
    const none = fakeTools(() => 0)
    const turns = [
      '1 bed to rent in Arjan up to 80k',
      'book me a viewing on Saturday, Sam Reed 0501112233',
    ]
    const { text } = await converse(none, turns)
    expect(text).toContain('Arjan')
    expect(text).not.toContain('which budget')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'my tenant says the ac was broken for 3 weeks so he pays less, is he allowed to?'],
    ['de', 'er sagt die Klima war 2 Wochen kaputt, deshalb kürzt er. darf er das?'],
    ['ru', 'арендатор говорит, кондиционер 2 недели не работал, и платит меньше. он имеет право?'],
  ])('how long something was broken is no notice, in %s: %s', async (language, said) => {
    const { state } = await converse(toolsWithTexts, [said], language)
    expect(state.money).toBeUndefined()
  })

  it('who wonders and asks is not comforted', async () => {
    const said = 'How does Yas compare with Saadiyat? my wife is worried about being too far away'
    const { text } = await converse(toolsWithTexts, [said])
    expect(text).not.toContain('sorry')
  })

  it('a kind that was gone back to is searched for next', async () => {
    const turns = [
      'таунхаус в аренду в Мирдифе до 160 тыс',
      'ладно, вернемся к квартирам. что посоветуете для детей, Дубай Хиллс или Спортс Сити?',
    ]
    const { state } = await converse(toolsWithTexts, turns, 'ru')
    expect(state.slots.type).toEqual(['apartment'])
  })
})
