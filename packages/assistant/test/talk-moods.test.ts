import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { leadTextsOf } from '../src/reply/texts/leads/lead-texts-of.ts'
import { requestNoteTextsOf } from '../src/reply/texts/leads/request-note-texts.ts'
import { talkTextsOf } from '../src/reply/texts/talk-texts.ts'
import { textsOf } from '../src/reply/texts/texts.ts'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools } from './fake-tools.ts'

const tools = fakeTools(() => 5)

/** Homes on the screen, and after it a call on the way with its time. */
const before: Readonly<Record<LanguageCode, [string, string]>> = {
  en: ['2 bed flat for rent in JVC', 'Call me about the first one tomorrow at 10'],
  ar: ['شقة غرفتين للإيجار في JVC', 'اتصلوا بي بخصوص الأولى بكرا الساعة ١٠ الصبح'],
  ru: ['двушка в аренду в JVC', 'позвоните мне по первой завтра в 10'],
  hi: ['JVC में 2 बेडरूम फ्लैट किराए पर', 'पहले वाले के बारे में कल सुबह 10 बजे कॉल करें'],
  zh: ['JVC两居室出租', '关于第一套明天上午10点给我打电话'],
  de: ['2 Schlafzimmer in JVC mieten', 'Rufen Sie mich zum ersten morgen um 10 Uhr an'],
}
const contact = 'Anna Weber 0501234567'

type Courtesy = 'thanks' | 'wishes' | 'bye' | 'postpones'

describe('thanks, a blessing, a goodbye and time to think', () => {
  const said: [LanguageCode, string, Courtesy][] = [
    ['en', 'Much obliged', 'thanks'],
    ['en', 'salamat po', 'thanks'],
    ['en', "we'll think about it", 'postpones'],
    ['ar', 'يعطيك العافية', 'thanks'],
    ['ar', 'الله يسعدكم', 'thanks'],
    ['ar', 'خليني أفكر', 'postpones'],
    ['ru', 'хорошего вечера!', 'wishes'],
    ['ru', 'поняла. подумаем', 'postpones'],
    ['hi', 'sochte hain', 'postpones'],
    ['hi', 'बड़ी मेहरबानी', 'thanks'],
    ['zh', '先看看', 'postpones'],
    ['zh', '辛苦了', 'thanks'],
    ['de', 'schönen Abend noch', 'wishes'],
    ['de', 'besten Dank', 'thanks'],
    ['de', 'wir überlegen es uns', 'postpones'],
    ['en', 'goodbye', 'bye'],
    ['ar', 'مع السلامة', 'bye'],
    ['ru', 'до свидания', 'bye'],
    ['hi', 'फिर मिलेंगे', 'bye'],
    ['zh', '下次再聊', 'bye'],
    ['de', 'auf Wiedersehen', 'bye'],
  ]
  const reply = (language: LanguageCode, mood: Courtesy): string =>
    mood === 'thanks' || mood === 'bye' ? textsOf(language)[mood] : talkTextsOf(language)[mood]

  it.each(said)(
    'are answered as such where nothing is open (%s: %s)',
    async (language, text, mood) => {
      const { text: answer, state, results } = await converse(tools, [text], language)
      expect([answer, state.slots, results]).toEqual([reply(language, mood), {}, undefined])
    },
  )

  it.each(said)('beside homes, start no search (%s: %s)', async (language, text, mood) => {
    const [search] = before[language]
    const shown = await converse(tools, [search], language)
    const { text: answer, state, results } = await converse(tools, [search, text], language)
    const { postponesCards } = talkTextsOf(language)
    const expected = mood === 'postpones' ? postponesCards : reply(language, mood)
    expect([answer, results]).toEqual([expected, undefined])
    expect([state.slots, state.shown]).toEqual([shown.state.slots, shown.state.shown])
  })

  it.each(said)(
    'are no name and move no time of a request (%s: %s)',
    async (language, text, mood) => {
      const asked = [...before[language]]
      const { state } = await converse(tools, asked, language, fakeLeads())
      expect(state.request).toMatchObject({ time: '10:00', asked: 'contact' })
      const said = await converse(tools, [...asked, text], language, fakeLeads())
      expect(said.state.request).toEqual(state.request)
      expect(said.text.startsWith(reply(language, mood))).toBe(true)
      expect(said.text).toContain(leadTextsOf(language).unsent)
    },
  )

  it.each(said.filter(([, , mood]) => mood === 'thanks'))(
    'are thanks after sending (%s: %s)',
    async (language, text) => {
      const { yes } = leadTextsOf(language)
      const sent = [...before[language], contact, yes.message]
      const { text: answer, state } = await converse(tools, [...sent, text], language, fakeLeads())
      expect(answer).toBe(talkTextsOf(language).thanksSent('EQ-2345AB'))
      expect(state.request).toBeUndefined()
    },
  )
})

it.each<[LanguageCode, string]>([
  ['en', 'thanks, now 3 bedrooms'],
  ['de', 'besten Dank, jetzt mit 3 Schlafzimmern'],
  ['ru', 'премного благодарна, теперь 3 спальни'],
])('thanks before a search are no answer to it (%s)', async (language, text) => {
  const { state } = await converse(tools, [before[language][0], text], language)
  expect(state.slots.bedrooms_min).toBe(3)
})

describe('a complaint', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I have been calling your agent for a week, nobody answers. So rude!'],
    ['ar', 'صار لي اسبوع اتصل على الوكيل وما حدا بيرد، شو هالخدمة!'],
    ['ru', 'звоню агенту третий раз, никто не берёт трубку'],
    ['hi', 'ek hafte se agent ko call kar raha hoon, koi jawab nahi deta'],
    ['zh', '打了一周电话，没人接，什么服务！'],
    ['de', 'So eine Frechheit alles!'],
  ])(
    'is answered with regret and the way to the team, and asks for no call (%s)',
    async (language, text) => {
      const said = await converse(tools, [text], language, fakeLeads())
      expect(said.text).toBe(talkTextsOf(language).complaint)
      expect([said.state.request, said.links?.[0]?.link]).toEqual([undefined, '/contact-us'])
      const [call] = said.actions
      const asked = await converse(tools, [text, call?.message ?? ''], language, fakeLeads())
      expect(asked.state.request).toMatchObject({ kind: 'callback', asked: 'contact' })
    },
  )

  it('of a landlord is a question for the texts of the site', async () => {
    const said = await converse(tools, ['My landlord never replies, what can I do?'])
    expect(said.text).not.toContain(talkTextsOf('en').complaint)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'I have a complaint, connect me to a manager'],
    ['ar', 'عندي شكوى أبي أكلم أحد'],
    ['hi', 'shikayat karni hai, kisi insaan se baat karni hai'],
  ])('of somebody who asks for a person asks for a call (%s)', async (language, text) => {
    const { state } = await converse(tools, [text], language, fakeLeads())
    expect(state.request?.kind).toBe('callback')
  })

  it('with a number to call asks for a call', async () => {
    const turns = ['nobody called me back. please call me at 0501234567']
    const { state } = await converse(tools, turns, 'en', fakeLeads())
    expect(state.request).toMatchObject({ kind: 'callback', phone: '0501234567' })
  })

  it.each<[LanguageCode, string]>([
    ['en', "please don't call me at 7"],
    ['ar', 'لا تتصلوا فيني الساعة ٧'],
    ['ru', 'не звоните мне в 7 утра'],
    ['hi', 'subah 7 baje call mat karo'],
    ['zh', '不要早上7点给我打电话'],
    ['de', 'Bitte nicht um 7 Uhr anrufen'],
  ])('about calls asks for none (%s)', async (language, text) => {
    const { text: answer, state } = await converse(tools, [text], language, fakeLeads())
    expect([answer, state.request]).toEqual([talkTextsOf(language).noCall, undefined])
  })
})

describe('what is said to an assistant', () => {
  it.each<[LanguageCode, string, 'machine' | 'praise' | 'office' | 'misheard']>([
    ['en', 'are you even a real AI or just some keyword search', 'machine'],
    ['en', 'where is your office?', 'office'],
    ['en', 'you are fast lol', 'praise'],
    ['ar', 'انت ذكاء اصطناعي ولا رد جاهز؟', 'machine'],
    ['ar', 'وين مكتبكم؟', 'office'],
    ['ru', 'вы отвечаете как робот', 'machine'],
    ['ru', 'ты быстрая, молодец', 'praise'],
    ['hi', 'lol tum to fast ho', 'praise'],
    ['hi', 'samjhe nahi aap', 'misheard'],
    ['zh', '你们公司在哪里？', 'office'],
    ['zh', '你说话像机器人', 'machine'],
    ['de', 'Sie klingen wie ein Computer', 'machine'],
    ['de', 'Bist du schnell!', 'praise'],
    ['de', 'Sie verstehen mich nicht', 'misheard'],
  ])('is answered as small talk (%s: %s)', async (language, text, mood) => {
    const said = await converse(tools, [text], language)
    expect(said.text).toBe(talkTextsOf(language)[mood])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'i just love the sunsets here'],
    ['ru', 'мда, цены тут конечно'],
    ['hi', 'aaj bahut garmi hai yaar'],
    ['zh', '今天好累啊'],
  ])('asks nothing, and is offered one thing (%s)', async (language, text) => {
    const said = await converse(tools, [text], language)
    expect([said.text, said.state.slots]).toEqual([talkTextsOf(language).idle, {}])
  })
})

it.each<[LanguageCode, string]>([
  ['en', 'is the viewing free?'],
  ['en', 'is it binding?'],
  ['ar', 'المعاينة مجانية؟'],
  ['ru', 'это бесплатно?'],
  ['hi', 'paise lagenge kya?'],
  ['zh', '看房收费吗？'],
  ['de', 'Ist das verbindlich?'],
])('what a request costs and binds to is told, and it stays (%s: %s)', async (language, text) => {
  const asked = [...before[language]]
  const { state } = await converse(tools, asked, language, fakeLeads())
  const said = await converse(tools, [...asked, text], language, fakeLeads())
  expect(said.text.startsWith(requestNoteTextsOf(language).free)).toBe(true)
  expect(said.state.request).toEqual(state.request)
})
