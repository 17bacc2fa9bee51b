import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const featuresOf = (text: string, language: LanguageCode): string[] | undefined =>
  understand({ text, language, state: newState(), now }, knowledge).state.slots.features?.toSorted()

describe('near one thing and another', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'flat in Mirdif near the metro and a school'],
    ['en', 'flat in Mirdif close to a metro station and to schools'],
    ['de', 'Wohnung in Mirdif nahe Metro und Schule'],
    ['ru', 'квартира в Мирдифе рядом с метро и школой'],
    ['ru', 'квартира в Мирдифе недалеко от метро и от школы'],
    ['ar', 'شقة في مردف قرب المترو والمدرسة'],
    ['ar', 'شقة في مردف قريبة من المترو ومن مدرسة'],
    ['hi', 'mirdif me school aur metro ke nazdeek flat'],
    ['zh', 'Mirdif公寓，靠近地铁和学校'],
  ])('in %s: %s', (language, text) => {
    expect(featuresOf(text, language)).toEqual(['near-metro', 'near-school'])
  })

  it.each<[LanguageCode, string, string[]]>([
    ['en', 'villa in Mirdif with a pool, kids start school in May', ['pool']],
    ['de', 'Villa in Mirdif mit Pool, die Kinder gehen zur Schule', ['pool']],
    ['ru', 'вилла в Мирдифе с бассейном, дети идут в школу', ['pool']],
  ])('but a school alone asks for nothing, in %s: %s', (language, text, features) => {
    expect(featuresOf(text, language)).toEqual(features)
  })
})

describe('Chinese numbers of tens of thousands', () => {
  it.each<[string, number]>([
    ['一万五千平方尺以上的仓库', 15_000],
    ['两万八千尺以上的别墅', 28_000],
    ['一万零五百平方尺以上的仓库', 10_500],
    ['一万两千五百尺以上的仓库', 12_500],
  ])('%s', (text, size) => {
    const { slots } = understand({ text, language: 'zh', state: newState(), now }, knowledge).state
    expect(slots.size_min).toBe(size)
    expect(slots.price_max).toBeUndefined()
  })

  it('a price in them stays beside a size in figures', () => {
    const text = '别墅 年租20万 3000平方尺以上'
    const { slots } = understand({ text, language: 'zh', state: newState(), now }, knowledge).state
    expect(slots).toMatchObject({ price_max: 200_000, size_min: 3000 })
  })
})
