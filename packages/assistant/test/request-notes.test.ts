import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { leadTextsOf } from '../src/reply/texts/leads/lead-texts-of.ts'
import { requestNoteTextsOf } from '../src/reply/texts/leads/request-note-texts.ts'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools } from './fake-tools.ts'
import { roomsSearched } from './rooms-searched.ts'
import { siteTexts } from './site-library.ts'

const tools = fakeTools(() => 5)
const call: Readonly<Record<LanguageCode, string>> = {
  en: 'call me about the first one',
  ar: 'اتصلوا بي بخصوص الأولى',
  ru: 'позвоните мне по первой',
  hi: 'पहले वाले के बारे में कॉल करें',
  zh: '关于第一套给我打电话',
  de: 'Rufen Sie mich zum ersten an',
}
const contact = 'Anna Weber 0501234567'

describe('what is asked of a request under way', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'only not at night'],
    ['en', 'please no calls, WhatsApp or e-mail me instead'],
    ['ar', 'بس لا تتصلون بالليل'],
    ['ru', 'только не звоните по ночам'],
    ['hi', 'shaam 6 baje ke baad hi call karna'],
    ['zh', '晚上不要打电话'],
    ['de', 'aber bitte nicht vormittags anrufen'],
    ['de', 'am liebsten ein Makler, der deutsch spricht'],
  ])('is said back and reaches the agent (%s: %s)', async (language, text) => {
    const leads = fakeLeads()
    const asked = [roomsSearched[language], call[language], text]
    const noted = await converse(tools, asked, language, leads)
    expect(noted.text).toContain(requestNoteTextsOf(language).note(text))
    expect(noted.state.request).toMatchObject({ kind: 'callback', note: text, asked: 'contact' })
    expect([noted.state.request?.name, noted.state.request?.time]).toEqual([undefined, undefined])
    const { yes } = leadTextsOf(language)
    const sent = await converse(tools, [...asked, contact, yes.message], language, leads)
    expect(sent.text).toBe(requestNoteTextsOf(language).sent.agent('EQ-2345AB'))
    expect(leads.handed[0]?.message).toContain(
      `asks to be contacted about it. In their own words: “${text}”`,
    )
  })

  it.each([
    ['please no calls, WhatsApp me instead', 'whatsapp'],
    ['only not at night', undefined],
  ])('names the way to answer: %s', async (text, channel) => {
    const leads = fakeLeads()
    await converse(tools, [roomsSearched.en, call.en, text, contact, 'yes, send it'], 'en', leads)
    expect(leads.handed[0]?.channel).toBe(channel)
  })

  it('is none where a question names such a way', async () => {
    const { state } = await converse({ ...tools, ...siteTexts }, [
      'a whatsapp msg counts as notice?',
    ])
    expect(state.request).toBeUndefined()
  })

  it('leaves a name and a number beside it out', async () => {
    const turns = [roomsSearched.en, call.en, 'Anna Weber, 0501234567, only after 6 pm please']
    const { state } = await converse(tools, turns, 'en', fakeLeads())
    expect(state.request).toMatchObject({
      name: 'Anna Weber',
      phone: '0501234567',
      note: 'only after 6 pm please',
    })
  })

  it('is regretted where calls were a nuisance before', async () => {
    const turns = [roomsSearched.en, call.en, "You lot keep ringing me at 7am, please don't."]
    const { text, state } = await converse(tools, turns, 'en', fakeLeads())
    expect(text.startsWith('I am sorry about the calls.')).toBe(true)
    expect(state.request?.time).toBeUndefined()
  })
})

describe('a message to the agent of a home', () => {
  it.each<[LanguageCode, string]>([
    ['en', "Ask the agent of the second one whether the price is negotiable, I'd offer 5% less"],
    ['ar', 'اسأل الوكيل عن الثانية ينفع قطط ولا لا'],
    ['ru', 'передайте агенту второй что я готова заплатить одним чеком если скинет 5 процентов'],
    ['hi', 'dusre wale ke agent se pucho pet allowed hai kya'],
    ['zh', '帮我问一下第二套的中介，价格能不能谈'],
    ['de', 'Fragen Sie den Makler der zweiten, ob am Preis etwas geht'],
  ])('becomes a request that carries it (%s)', async (language, text) => {
    const shown = await converse(tools, [roomsSearched[language]], language)
    const said = await converse(tools, [roomsSearched[language], text], language, fakeLeads())
    expect(said.state.request).toMatchObject({ kind: 'callback', propertyId: shown.state.shown[1] })
    expect(said.state.request?.note).toContain(text.slice(-12))
    expect(said.state.slots).toEqual(shown.state.slots)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'Ask the agent of the third one whether pets are fine'],
    ['de', 'Fragen Sie den Makler der dritten, ob am Preis etwas geht'],
    ['zh', '帮我问一下第三套的中介，价格能不能谈'],
  ])('goes to nobody while no such home is shown (%s)', async (language, text) => {
    const { text: answer, state } = await converse(tools, [text], language, fakeLeads())
    expect(answer).toContain(leadTextsOf(language).searchFirst.callback)
    expect(state.request).toMatchObject({ kind: 'callback', asked: 'listing' })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'Could you find me an agent who knows the Marina and have them ring me?'],
    ['ru', 'пусть мне позвонит агент кто говорит по-русски, лучше после 18'],
    ['zh', '请让会说中文的经纪人联系我'],
    ['de', 'Bitte ein deutschsprachiger Makler soll mich anrufen, am liebsten nach 18 Uhr'],
  ])('may be about who calls, and when (%s)', async (language, text) => {
    const { state } = await converse(tools, [text], language, fakeLeads())
    expect(state.request).toMatchObject({ kind: 'callback', note: text.replace(/\.$/u, '') })
    expect(state.slots).toEqual({})
  })

  it('is none where one asks what to ask', async () => {
    const turns = ['What should I ask the agent before signing?']
    const { state } = await converse(tools, turns, 'en', fakeLeads())
    expect(state.request).toBeUndefined()
  })

  it('that only asks to be called is a call', async () => {
    const turns = [roomsSearched.en, 'ask the agent of the first to call me']
    const { state } = await converse(tools, turns, 'en', fakeLeads())
    expect([state.request?.kind, state.request?.note]).toEqual(['callback', undefined])
  })
})

it.each([
  ['Rohit Jain here', 'Rohit Jain'],
  ['Maria Cruz this side', 'Maria Cruz'],
])('a family name behind a first name is whole: %s', async (text, name) => {
  const { state } = await converse(tools, [roomsSearched.en, call.en, text], 'en', fakeLeads())
  expect(state.request?.name).toBe(name)
})

it.each([
  ['بكرا ٥ العصر', '17:00'],
  ['باجر ١٠ الصبح', '10:00'],
  ['بكره ٦ المغرب', '18:00'],
])('an Arabic day and hour without more words is a time: %s', async (text, time) => {
  const turns = [roomsSearched.ar, 'ممكن أشوف الأولى', text]
  const { state } = await converse(tools, turns, 'ar', fakeLeads())
  expect(state.request).toMatchObject({ kind: 'viewing', time })
})

it('one word of Hindi hands in a request that asks for it', async () => {
  const leads = fakeLeads()
  await converse(tools, [roomsSearched.hi, call.hi, contact, 'हाँ'], 'hi', leads)
  expect(leads.handed).toHaveLength(1)
})
