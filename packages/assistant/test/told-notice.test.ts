import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { sideOf } from '../src/passages/asker-side.ts'
import { converse } from './conversation.ts'
import { tools } from './own-sums-tools.ts'

describe('a notice that is told and not asked about', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I cannot sleep, the landlord wrote that we have to leave the flat in 2 months'],
    ['de', 'Bin fertig, der Vermieter schreibt, wir müssen in 2 Monaten ausziehen'],
    ['ru', 'я в панике, хозяин написал, чтобы мы съехали за два месяца'],
  ])('is held against its rule (%s: %s)', async (language, said) => {
    const { state } = await converse(tools(), [said], language)
    expect([state.money?.kind, state.money?.rule]).toEqual(['notice', 'leave'])
  })

  it('is none where one moves out by oneself', async () => {
    const { state } = await converse(tools(), ['съезжаю через два месяца, боюсь за залог'], 'ru')
    expect(state.money?.kind).not.toBe('notice')
  })

  it('leaves the search that is told beside it', async () => {
    const said = 'landlord wants the flat back in 2 months, need 2 bedrooms in JVC up to 90k'
    const { state } = await converse(tools(), [said])
    expect(state.slots).toMatchObject({ location: ['jumeirah-village-circle'], bedrooms_min: 2 })
  })
})

describe('a home that somebody else sells', () => {
  it.each([
    'he says he is selling the flat, may he throw us out?',
    'Der Eigentümer verkauft die Wohnung, müssen wir raus?',
    'хозяин продаёт квартиру, нам съезжать?',
    'صاحب البيت بيبيع الشقة، لازم نطلع؟',
    'malik ghar bech raha hai, nikalna padega?',
    '房东要卖房，我要搬吗？',
  ])('is told of by its tenant: %s', (said) => {
    expect(sideOf(said)).toBe('tenant')
  })

  it.each(['I am selling my flat, who pays the fee?', 'Ich verkaufe meine Wohnung, wer zahlt?'])(
    'is none of the seller: %s',
    (said) => {
      expect(sideOf(said)).toBe('seller')
    },
  )
})
