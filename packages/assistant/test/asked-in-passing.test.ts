import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const shown = ['a', 'b', 'c', 'd']
const after = (language: LanguageCode, text: string, before?: string) => {
  const turn = { language, now }
  const first = before && understand({ ...turn, text: before, state: newState() }, knowledge).state
  const state = first ? { ...first, shown } : newState()
  return understand({ ...turn, text, state }, knowledge).state
}

describe('whether a card is dear, by everyday words', () => {
  it.each<[LanguageCode, string, string, number]>([
    ['en', 'flats in Mudon', 'is what they ask for the first one reasonable?', 1],
    ['en', 'flats in Mudon', 'the third, a bit steep?', 3],
    ['en', 'flats in Mudon', 'number two, good value?', 2],
    ['en', 'flats in Mudon', 'is the last one worth it?', -1],
    ['de', 'Wohnung in Mudon', 'ist die zweite nicht zu teuer?', 2],
    ['de', 'Wohnung in Mudon', 'Preis der ersten in Ordnung?', 1],
    ['ru', 'квартира в Мудоне', 'вторая не дороговата?', 2],
    ['ru', 'квартира в Мудоне', 'за первую цена адекватная?', 1],
    ['ar', 'شقة في مدن', 'الأولى غالية ولا عادي؟', 1],
    ['ar', 'شقة في مدن', 'هل سعر الثانية مناسب؟', 2],
    ['hi', 'मुदोन में फ्लैट', 'तीसरे का दाम ज़्यादा है क्या?', 3],
    ['hi', 'mudon me flat', 'doosre wale ka rent theek hai?', 2],
  ])('in %s: %s, %s', (language, before, text, card) => {
    const state = after(language, text, before)
    expect([state.intent, state.refs]).toEqual(['estimate_value', [card]])
    expect(state.slots.sort_by).toBeUndefined()
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'flats in Mudon', 'does the second have a fair balcony?'],
    ['en', 'flats in Mudon', 'the second is fine, can I see it on Friday at 5?'],
    ['de', 'Wohnung in Mudon', 'ist die erste möbliert und in Ordnung?'],
    ['ru', 'квартира в Мудоне', 'сравни первую и вторую, какая дороговата'],
    ['hi', 'mudon me flat', 'kal theek hai, doosra dekhna hai'],
  ])('is not asked in %s by %s, %s', (language, before, text) => {
    expect(after(language, text, before).intent).not.toBe('estimate_value')
  })
})

describe('which of the cards', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'flats in Mudon', 'which of the last two is cheaper?'],
    ['de', 'Wohnung in Mudon', 'welche der letzten beiden ist günstiger?'],
    ['ru', 'квартира в Мудоне', 'какая из последних двух дешевле?'],
    ['ar', 'شقة في مدن', 'أي وحدة من آخر ثنتين أرخص؟'],
    ['hi', 'mudon me flat', 'aakhri do me se sasta kaun sa hai?'],
  ])('compares in %s: %s, %s', (language, before, text) => {
    const state = after(language, text, before)
    expect([state.intent, state.refs]).toEqual(['compare_properties', [-2, -1]])
  })
})

describe('what comes in from letting', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I put a million into a studio in Mudon, what comes back from tenants?'],
    ['en', 'if I take a flat in Mudon and let it, what is left over each year'],
    ['en', 'does a 1 bed in Mudon pay more than one in Arjan when rented out'],
    ['de', 'für 1 Mio ein Studio in Mudon, was kommt da durchs Vermieten rein?'],
    ['de', 'Studio in Mudon kaufen und vermieten, was bleibt mir am Jahresende?'],
    ['ru', 'возьму студию в Мудоне и сдам, сколько на руках будет в год?'],
    ['ru', 'миллион в студию в Мудоне, сколько накапает с квартирантов?'],
    ['ar', 'معي مليون، وين أحطه في مدن عشان يجيني دخل كل سنة'],
    ['ar', 'شريت استوديو في مدن وأجرته، كم يبقى لي؟'],
  ])('is advice in %s: %s', (language, text) => {
    expect(after(language, text).intent).toBe('investment_advice')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'flat in Mudon to rent, the tenants left, up to 90k a year'],
    ['en', 'I have good money for a villa in Mudon, up to 3 million'],
    ['de', 'suche Wohnung in Mudon, zu vermieten, bis 90.000 im Jahr'],
    ['ru', 'ищу квартиру в Мудоне за 90 тысяч в год, чистыми руками'],
  ])('but a search stays one in %s: %s', (language, text) => {
    expect(after(language, text).intent).toBe('find_property')
  })
})

describe('one’s own property, a broker, a place to live', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'what is our place in Mudon going for, 3 bed', 'estimate_value'],
    ['de', 'was bekomme ich wohl für mein Reihenhaus in Mudon', 'estimate_value'],
    ['ru', 'сколько сейчас стоит наша квартирка в Мудоне', 'estimate_value'],
    ['hi', 'mera budget 90 hazar saal ka hai, mudon me flat', 'find_property'],
    ['hi', 'meri family badi hai, mudon me 4 bedroom ghar, 2 lakh saal ka budget', 'find_property'],
    ['en', 'how much do you guys charge if I buy through you', 'ask_question'],
    ['de', 'wie viel nehmt ihr, wenn ich über euch kaufe', 'ask_question'],
    ['ru', 'какой процент вы берёте при покупке', 'ask_question'],
    ['ar', 'كم تاخذون لو شريت عن طريقكم', 'ask_question'],
    ['hi', 'agent kitna percent leta hai ghar dilane ka', 'ask_question'],
    ['en', 'where would you rather live with two kids, Mudon or Arjan', 'compare_properties'],
    ['de', 'wo lebt man mit Kindern ruhiger, Mudon oder Arjan', 'compare_properties'],
    ['ru', 'где спокойнее с детьми, в Мудоне или в Арджане', 'compare_properties'],
    ['hi', 'bachon ke liye mudon accha hai ya arjan', 'compare_properties'],
  ])('in %s: %s is %s', (language, text, intent) => {
    expect(after(language, text).intent).toBe(intent)
  })
})

describe('times as they are told', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'can I see the second on Friday at half four', '16:30'],
    ['en', 'the first one on Monday, 3ish', '15:00'],
    ['en', 'viewing of the first on Sunday at noon', '12:00'],
    ['ru', 'покажите первую в воскресенье в полдень', '12:00'],
    ['ru', 'можно зайти завтра в четверть третьего, номер два', '14:15'],
  ])('in %s: %s', (language, text, time) => {
    const state = after(language, text, 'flats in Mudon')
    expect([state.intent, state.when?.time]).toEqual(['book_viewing', time])
  })
})
