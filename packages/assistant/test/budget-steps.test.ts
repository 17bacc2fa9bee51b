import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

type Language = 'en' | 'de' | 'ru' | 'ar' | 'hi' | 'zh'

function after(language: Language, ...turns: string[]): SearchSlots {
  let state = newState()
  for (const text of turns) state = understand({ text, language, state, now }, knowledge).state
  return state.slots
}

describe('a budget that changes by a sum', () => {
  it.each<[Language, string, string, number]>([
    ['en', 'villa in Mudon to buy up to 3m', 'increase my budget by 250k', 3_250_000],
    ['en', 'villa in Mudon to buy up to 3m', 'add 300k to the budget', 3_300_000],
    ['en', 'villa in Mudon to buy up to 3m', 'reduce the budget by 500k', 2_500_000],
    ['en', 'studio in Liwan to rent, 4000 a month', 'raise the budget by 500', 54_000],
    ['de', 'Wohnung in Liwan kaufen bis 900.000', 'Budget um 50.000 erhöhen', 950_000],
    ['de', 'Wohnung in Liwan kaufen bis 900.000', 'das Budget um 100.000 senken', 800_000],
    ['ru', 'купить виллу в Мудоне до 3 млн', 'подними бюджет на 400 тысяч', 3_400_000],
    ['ru', 'купить виллу в Мудоне до 3 млн', 'уменьши бюджет на 200 тысяч', 2_800_000],
    ['ar', 'فيلا للبيع في مدن لحد 3 مليون', 'ارفع الميزانية 300 ألف', 3_300_000],
    ['hi', 'Liwan me flat kharidna hai 9 lakh tak', 'budget 2 lakh badha do', 1_100_000],
    ['hi', 'लिवान में फ्लैट खरीदना है 9 लाख तक', 'बजट 1 लाख बढ़ा दो', 1_000_000],
    ['zh', 'Mudon别墅 买 300万以内', '预算再加40万', 3_400_000],
    ['zh', 'Mudon别墅 买 300万以内', '预算可以再加40', 3_400_000],
    ['zh', 'Mudon别墅 买 300万以内', '预算减少20万', 2_800_000],
    ['zh', 'Liwan单间 月租4000以内', '预算加500', 54_000],
  ])('%s: %s / %s', (language, search, change, limit) => {
    expect(after(language, search, change).price_max).toBe(limit)
    expect(after(language, search, change).price_min).toBeUndefined()
  })

  it.each<[Language, string, string, number]>([
    ['en', 'villa in Mudon to buy up to 3m', 'raise my budget to 3.5m', 3_500_000],
    ['en', 'villa in Mudon to buy up to 3m', 'raise my budget 3.5m', 3_500_000],
    ['de', 'Wohnung in Liwan mieten bis 90.000', 'Budget auf 75.000 senken', 75_000],
    ['ru', 'купить виллу в Мудоне до 3 млн', 'увеличь бюджет до 3,4 млн', 3_400_000],
    ['ar', 'فيلا للبيع في مدن لحد 3 مليون', 'زيد الميزانية إلى 4 مليون', 4_000_000],
    ['hi', 'Liwan me flat kharidna hai 9 lakh tak', 'budget 12 lakh tak badha do', 1_200_000],
    ['hi', 'Liwan me flat kharidna hai 9 lakh tak', '12 kar do budget', 1_200_000],
    ['zh', 'Mudon别墅 买 300万以内', '预算提高到350万', 3_500_000],
  ])('but not where it says what it becomes (%s: %s / %s)', (language, search, change, limit) => {
    expect(after(language, search, change).price_max).toBe(limit)
  })

  it.each<[Language, string]>([
    ['en', 'increase my budget by 250k'],
    ['zh', '预算再加40万'],
    ['ru', 'подними бюджет на 400 тысяч'],
  ])('and without a limit before it sets none (%s)', (language, change) => {
    expect(after(language, change).price_max).toBeUndefined()
  })
})
