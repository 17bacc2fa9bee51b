import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools } from './fake-tools.ts'

const tools = () => fakeTools(() => 12)
const calls: Record<LanguageCode, [search: string, call: string]> = {
  en: ['villas in Mirdif', 'call me back about number 1'],
  ar: ['فلل في مردف', 'اتصلوا بي بخصوص الأولى'],
  ru: ['виллы в Мирдифе', 'перезвоните мне по первому'],
  hi: ['मिर्दिफ में विला', 'पहले वाले के लिए मुझे कॉल करवा दीजिए'],
  zh: ['Mirdif别墅', '请回电，第一套'],
  de: ['Villen in Mirdif', 'Bitte rufen Sie mich zu Nummer 1 an'],
}
const after = (language: LanguageCode, ...said: string[]) =>
  converse(tools(), [...calls[language], ...said], language, fakeLeads())

describe('when to call is nobody’s name', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'as soon as you can', 'as soon as possible'],
    ['en', 'ASAP please', 'as soon as possible'],
    ['en', 'right away', 'as soon as possible'],
    ['ar', 'بأسرع وقت', 'في أقرب وقت ممكن'],
    ['ru', 'как можно быстрее', 'как можно скорее'],
    ['ru', 'срочно', 'как можно скорее'],
    ['hi', 'जितनी जल्दी हो सके', 'जल्द से जल्द'],
    ['hi', 'jaldi se jaldi', 'जल्द से जल्द'],
    ['zh', '越快越好', '尽快'],
    ['de', 'so schnell es geht', 'so bald wie möglich'],
    ['de', 'schnellstmöglich', 'so bald wie möglich'],
  ])('in %s: %s', async (language, said, noted) => {
    const { state, text } = await after(language, said)
    expect(state.request).toMatchObject({ kind: 'callback', soon: true, asked: 'contact' })
    expect(state.request?.name).toBeUndefined()
    expect(text).toContain(noted)
  })

  it.each<[LanguageCode, string, string, string]>([
    ['en', 'tomorrow afternoon', 'afternoon', 'in the afternoon'],
    ['en', 'tomorrow morning works best', 'morning', 'in the morning'],
    ['ar', 'غدا بعد الظهر', 'afternoon', 'بعد الظهر'],
    ['ru', 'завтра утром', 'morning', 'утром'],
    ['hi', 'कल शाम', 'evening', 'शाम को'],
    ['zh', '明天下午', 'afternoon', '下午'],
    ['de', 'morgen Vormittag', 'morning', 'vormittags'],
    ['de', 'morgen früh', 'morning', 'vormittags'],
    ['ar', 'بكرة الصبح', 'morning', 'صباحًا'],
  ])('nor is a part of a day, in %s: %s', async (language, said, part, noted) => {
    const { state, text } = await after(language, said)
    expect(state.request).toMatchObject({ date: '2026-11-19', part })
    expect(state.request?.name).toBeUndefined()
    expect(text).toContain(noted)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'any time'],
    ['en', 'whenever suits you'],
    ['en', 'after lunch'],
    ['en', 'between five and six'],
    ['en', 'Monday'],
    ['ar', 'في أي وقت'],
    ['ru', 'в любое время'],
    ['ru', 'когда вам удобно'],
    ['hi', 'कभी भी'],
    ['zh', '随时都可以'],
    ['zh', '什么时候都行'],
    ['de', 'jederzeit'],
    ['de', 'egal wann'],
  ])('nor is an open time, in %s: %s', async (language, said) => {
    const { state, text } = await after(language, said)
    expect(state.request).toMatchObject({ kind: 'callback' })
    expect(state.request?.name).toBeUndefined()
    expect(text.length).toBeGreaterThan(0)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'Layla Haddad'],
    ['en', 'Will Parker'],
    ['ar', 'محمد علي'],
    ['ru', 'Ольга Смирнова'],
    ['hi', 'अनिल वर्मा'],
    ['zh', '陈静'],
    ['de', 'Max Schneider'],
    ['de', 'Clara von Stein'],
  ])('and a name stays one, in %s: %s', async (language, name) => {
    const { state } = await after(language, name)
    expect(state.request?.name).toBe(name)
  })
})

it('the agent reads when to call', async () => {
  const leads = fakeLeads()
  const contact = 'Layla Haddad, 050 123 4567, layla@example.com'
  const turns = [...calls.en, 'tomorrow morning works best', contact, 'yes']
  await converse(tools(), turns, 'en', leads)
  expect(leads.handed).toMatchObject([{ name: 'Layla Haddad', preferredTime: undefined }])
  expect(leads.handed[0]?.message).toContain(
    'Preferred time: Thursday, 19 November, in the morning.',
  )
})
