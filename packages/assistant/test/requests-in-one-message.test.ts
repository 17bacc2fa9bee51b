import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { recapTextsOf } from '../src/reply/texts/recap-texts.ts'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools } from './fake-tools.ts'
import { roomsSearched } from './rooms-searched.ts'

const tools = fakeTools(() => 5)
const after = async (language: LanguageCode, ...turns: string[]) =>
  converse(tools, [roomsSearched[language], ...turns], language, fakeLeads())

describe('a viewing by video', () => {
  it.each<[LanguageCode, string]>([
    [
      'en',
      'Could we see the first one by video before we fly? Anna Weber, anna.weber@mail.example',
    ],
    ['ar', 'ممكن نشوف الاولى عبر الفيديو؟ خالد العلي khaled.ali@mail.example'],
    ['ru', 'Можно посмотреть первую по видео? Анна Вебер, anna.weber@mail.example'],
    ['hi', 'pehla wala video call pe dekhna hai. Anil Mehra, anil.mehra@mail.example'],
    ['zh', '第一套可以视频看房吗？王小明，wang.xm@mail.example'],
    ['de', 'Können wir die erste per Video anschauen? Anna Weber, anna.weber@mail.example'],
  ])('is a viewing whose way is passed on (%s)', async (language, text) => {
    const { state } = await after(language, text)
    expect(state.request).toMatchObject({ kind: 'viewing', propertyId: state.shown[0] })
    expect(state.request?.email).toContain('@mail.example')
    expect(state.request?.name).toBeDefined()
    expect(state.request?.note).toMatch(/video|видео|视频|الفيديو/iu)
    expect(state.request?.note).not.toContain('@')
  })

  it('leaves the hours of another country to the words of who asks', async () => {
    const text = 'view the first one on Thursday at 3 pm UK time, Tom Baker, 0501234567'
    const { state } = await after('en', text)
    expect(state.request).toMatchObject({ kind: 'viewing', date: expect.any(String) })
    expect([state.request?.time, state.request?.part]).toEqual([undefined, undefined])
    expect(state.request?.note).toContain('UK time')
  })
})

describe('an e-mail address', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'An agent should get back to me, by e-mail only: p.kern@mail.example, Petra Kern',
      'Petra Kern',
    ],
    [
      'de',
      'Ein Makler soll sich melden, nur per E-Mail: p.kern@mail.example, Petra Kern',
      'Petra Kern',
    ],
    ['zh', '能不能找会说中文的经纪联系我 没有微信就用邮箱 zhou@mail.example 周敏', '周敏'],
  ])('is a way to answer (%s)', async (language, text, name) => {
    const { state } = await after(language, text)
    expect(state.request).toMatchObject({ kind: 'callback', name, asked: 'confirm' })
  })

  it('of who would rather talk to a person is a request, and who answers is told', async () => {
    const text =
      'are you a robot? I would rather talk to a human. Viktor Semin v.semin@mail.example'
    const { state, text: told } = await after('en', text)
    expect(told).toContain('AI assistant')
    expect(state.request).toMatchObject({ kind: 'callback', name: 'Viktor Semin' })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'can you email me these? tom.b@mail.example'],
    ['ar', 'ممكن ترسلها على ايميلي'],
    ['ru', 'можно мне на почту скинуть? y.serik@mail.example'],
    ['hi', 'ye sab bhejo mail pe bhej do'],
    ['zh', '这几套发我邮箱吧'],
    ['de', 'schick mir die Angebote bitte per Mail: k.lorenz@mail.example'],
  ])('to which homes should be sent gets a link instead (%s)', async (language, text) => {
    const { text: told, state, links } = await after(language, text)
    expect(told).toContain(recapTextsOf(language).noEmail)
    expect(links?.length).toBeGreaterThan(0)
    expect(state.request).toBeUndefined()
  })
})

describe('names of a message', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'Can a viewing be arranged? Pieter van Zyl, +27 82 555 0144', 'Pieter van Zyl'],
    ['de', 'Bitte ruft mich an. Magda Hofer, +43 660 5550 123', 'Magda Hofer'],
    ['ar', 'خلي الوكيل يكلمني احمد عبدالعزيز 0567788990', 'احمد عبدالعزيز'],
    ['ar', 'ابغى احد يتصل علي، حيدر الجبوري 0523344556', 'حيدر الجبوري'],
  ])('are whole (%s: %s)', async (language, text, name) => {
    expect((await after(language, text)).state.request?.name).toBe(name)
  })
})

describe('what is put right', () => {
  const booked = 'book a viewing of the first one on Thursday at 3 pm, Anna Weber, 0501234567'

  it('is the other day that is named', async () => {
    const thursday = (await after('en', booked)).state.request?.date
    const { state } = await after('en', booked, 'no, Saturday rather, I fly on Thursday')
    expect(state.request?.date).not.toBe(thursday)
    expect(new Date(`${state.request?.date}T00:00:00Z`).getUTCDay()).toBe(6)
  })

  it('is a day by its number', async () => {
    const asked = 'can I see the first one on the 14th? Anna Weber, 0501234567'
    const { state } = await after('en', asked, 'sorry, I meant the 16th')
    expect(state.request?.date).toMatch(/-16$/)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'sorry, the number ends in 89'],
    ['ar', 'لا غلط، اخره 89'],
    ['ru', 'ой, в конце 89'],
    ['hi', 'nahi galat, last me 89 hai'],
    ['zh', '不对，尾号是89'],
    ['de', 'nein, am Ende 89'],
  ])('is the end of a number (%s)', async (language, text) => {
    const { state } = await after(language, 'call me, Anna Weber 0501234567', text)
    expect(state.request).toMatchObject({ name: 'Anna Weber', phone: '0501234589' })
  })
})

describe('what goes along with a request', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'ru',
      'Пусть агент напишет в телеграм, Анна +7 917 555-01-38',
      'Пусть агент напишет в телеграм',
    ],
    [
      'en',
      'the second one, are 6 cheques possible? ask the agent, my number 0509876123 name Imran Malik',
      'the second one, are 6 cheques possible?',
    ],
    [
      'de',
      'die erste anschauen, Donnerstag geht, Freitag auch ab 15 Uhr. Magda Huber 0565550119',
      'Freitag auch ab 15 Uhr',
    ],
    [
      'en',
      'ask the agent of the first one if dogs are fine. Stan, stan.volk@mail.example',
      'ask the agent of the first one if dogs are fine',
    ],
  ])('is what was said, and no more (%s)', async (language, text, note) => {
    const { state } = await after(language, text)
    expect(state.request?.note).toBe(note)
  })

  it('is a viewing where a home spoken of is to be seen', async () => {
    const said =
      'ich möcht sie anschaun, Donnerstag geht, Freitag auch ab 15 Uhr. Magda Huber 0565550119'
    const { state } = await after('de', 'die erste: wie groß ist sie?', said)
    expect(state.request).toMatchObject({ kind: 'viewing', note: 'Freitag auch ab 15 Uhr' })
  })

  it('names no hour of a day that was said before another', async () => {
    const text =
      'die erste anschauen, Donnerstag geht, Freitag auch ab 15 Uhr. Magda Huber 0565550119'
    expect((await after('de', text)).state.request?.time).toBeUndefined()
  })
})
