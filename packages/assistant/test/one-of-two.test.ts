import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

const compared: Readonly<Record<LanguageCode, string[]>> = {
  en: ['villas for sale in Mirdif', 'compare 2 and 3'],
  ar: ['فلل للبيع في مردف', 'قارن 2 و 3'],
  ru: ['купить виллу в Мирдифе', 'сравни 2 и 3'],
  hi: ['मिर्दिफ़ में विला ख़रीदना है', '2 और 3 की तुलना करो'],
  zh: ['买米尔迪夫别墅', '比较2和3'],
  de: ['Villa kaufen in Mirdif', 'vergleiche 2 und 3'],
}
const after = (language: LanguageCode, ...turns: string[]) =>
  converse(
    fakeTools(() => 12),
    [...compared[language], ...turns],
    language,
    fakeLeads(),
  )

describe('one of two homes that were compared', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'the cheaper one, does it have parking?'],
    ['ar', 'والأرخص كم رسوم الخدمات مالها؟'],
    ['ru', 'та, что дешевле: на каком этаже?'],
    ['hi', 'सस्ता वाला किस मंज़िल पर है?'],
    ['zh', '便宜的那套物业费多少？'],
    ['de', 'die günstigere, wie hoch ist da das hausgeld?'],
  ])('is the cheaper one where it is named so, in %s: %s', async (language, said) => {
    const { state } = await after(language, said)
    expect([state.intent, state.refs]).toEqual(['ask_question', [2]])
    expect(state.slots).not.toHaveProperty('price_max')
  })

  it.each<[LanguageCode, string]>([
    ['en', "I'd like to see the cheaper one on Saturday at 11"],
    ['ar', 'ابا اعاين الأرخص يوم السبت الساعة 11'],
  ])('is what a viewing is asked for, in %s: %s', async (language, said) => {
    const { state } = await after(language, said)
    expect(state.request).toMatchObject({ kind: 'viewing', propertyId: makeProperty(2)._id })
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'which is cheaper?', 'what is its service charge?'],
    ['ar', 'أي وحدة أرخص؟', 'وكم رسوم الخدمات مالها؟'],
    ['ru', 'какая дешевле?', 'а на каком она этаже?'],
    ['hi', 'कौन सा सस्ता है?', 'वह किस मंज़िल पर है?'],
    ['zh', '哪套便宜？', '它的物业费多少？'],
    ['de', 'welche ist günstiger?', 'und wie alt ist die?'],
  ])('is spoken of after it was asked which is cheaper (%s: %s)', async (language, which, said) => {
    const { state, evidence } = await after(language, which, said)
    expect(state.refs).toEqual([2])
    expect(evidence.length).toBeGreaterThan(0)
  })
})
