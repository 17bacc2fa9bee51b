import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

const tools = () => fakeTools(() => 12)
const search = '2 bed to rent in Deira under 100k'

describe('who says when they come to see a home, and leaves a number', () => {
  it.each<[LanguageCode, string]>([
    ['en', "i'd like to see the second one tomorrow at 4pm, im Joy Cruz 0551239876"],
    ['en', 'can i view the second on friday 11am? Joy Cruz, 0551239876'],
    ['ar', 'ابي اشوف الثانية يوم الجمعة الساعة ١١ الصبح، اسمي نورة ٠٥٥١٢٣٩٨٧٦'],
    ['ru', 'хочу посмотреть вторую в пятницу в 11, Ольга 0551239876'],
    ['hi', 'doosra wala friday 11 baje dekhna hai, naam Pooja 0551239876'],
    ['hi', 'दूसरा वाला शुक्रवार 11 बजे देखना है, मेरा नाम पूजा है 0551239876'],
    ['zh', '第二套周五上午十一点看，我叫张敏，0551239876'],
    ['de', 'die zweite würde ich gern am Freitag um 11 Uhr ansehen, Anna Berg 0551239876'],
  ])('asks for a viewing and no call, in %s: %s', async (language, said) => {
    const { state } = await converse(tools(), [search, said], language, fakeLeads())
    expect(state.request).toMatchObject({
      kind: 'viewing',
      propertyId: makeProperty(2)._id,
      phone: '0551239876',
      asked: 'confirm',
    })
  })

  it.each<[LanguageCode, string]>([
    [
      'en',
      'please have someone call me on 0551239876 about the second one tomorrow at 4pm, Joy Cruz',
    ],
    ['de', 'ruft mich bitte wegen der zweiten morgen um 16 Uhr an, Anna Berg 0551239876'],
    ['ru', 'перезвоните мне по второй завтра в 16, Ольга 0551239876'],
  ])('a call stays one, in %s: %s', async (language, said) => {
    const { state } = await converse(tools(), [search, said], language, fakeLeads())
    expect(state.request).toMatchObject({ kind: 'callback', phone: '0551239876' })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'not a call, i want to see the second one'],
    ['ar', 'لا تخلوها مكالمة، ابي اشوف الثانية'],
    ['ru', 'лучше не звонок, хочу посмотреть вторую'],
    ['zh', '不用打电话，我想去看第二套'],
    ['de', 'kein anruf, ich möchte die zweite ansehen'],
  ])('a call becomes a viewing, in %s: %s', async (language, said) => {
    const turns = [search, 'please have someone call me. Sam Lee, 0551239876', said]
    const { state } = await converse(tools(), turns, language, fakeLeads())
    expect(state.request).toMatchObject({ kind: 'viewing', propertyId: makeProperty(2)._id })
  })
})

describe('a request that is taken back with a reason', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'cancel it, i changed my mind'],
    ['en', 'actually cancel that pls, found something else'],
    ['ar', 'الغوا الطلب، غيرت رايي'],
    ['ru', 'отмените, я передумал'],
    ['hi', 'cancel kar do, mann badal gaya'],
    ['zh', '取消吧，我改主意了'],
    ['de', 'stornieren bitte, habs mir anders überlegt'],
  ])('is dropped, in %s: %s', async (language, said) => {
    const turns = ['please have someone call me', 'Layla Haddad, 050 123 4567', said]
    const leads = fakeLeads()
    const { state } = await converse(tools(), turns, language, leads)
    expect(state.request).toBeUndefined()
    expect(leads.handed).toHaveLength(0)
  })
})

it('what is looked for is changed without it', async () => {
  const turns = [search, 'please have someone call me', 'Layla Haddad, 050 123 4567']
  const said = 'cancel the balcony, a villa is fine'
  const { state } = await converse(tools(), [...turns, said], 'en', fakeLeads())
  expect(state.request).toBeDefined()
})

describe('a name beside an address', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I want to view the second on friday at 11, Anna Berg, anna.berg@web.de'],
    ['de', 'die zweite würde ich gern am Freitag um 11 Uhr ansehen, Anna Berg, anna.berg@web.de'],
  ])('is noted with the wish, in %s: %s', async (language, said) => {
    const { state } = await converse(tools(), [search, said], language, fakeLeads())
    expect(state.request).toMatchObject({
      kind: 'viewing',
      name: 'Anna Berg',
      email: 'anna.berg@web.de',
      asked: 'confirm',
    })
  })
})

it('the day behind the wish is read', async () => {
  const said = 'pehla wala dekhna hai kal shaam 6 baje, mera naam Amit Verma 0507712345'
  const { state } = await converse(tools(), [search, said], 'hi', fakeLeads())
  expect(state.request).toMatchObject({ date: '2026-11-19', time: '18:00', asked: 'confirm' })
})

describe('another hour for a viewing', () => {
  const asked = 'i want to view the second one on friday at 11am, Joy Cruz 0551239876'

  it.each<[LanguageCode, string]>([
    ['en', 'make it five'],
    ['en', 'ok make it 5'],
    ['en', 'make it 5 pm please'],
    ['ar', 'خلها خمسة'],
    ['ar', 'خلها الساعة ٥ العصر'],
    ['ru', 'давайте лучше в пять вечера'],
    ['hi', '11 nahi shaam 5 baje kar do'],
    ['zh', '改到下午五点'],
    ['de', 'mach mal lieber 17 uhr draus'],
  ])('is taken over and changes no search, in %s: %s', async (language, said) => {
    const { state } = await converse(tools(), [search, asked, said], language, fakeLeads())
    expect(state.request).toMatchObject({ kind: 'viewing', time: '17:00', asked: 'confirm' })
    expect(state.slots.bedrooms_min).toBe(2)
  })
})
