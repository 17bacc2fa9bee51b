import { places } from '@manzil/catalogue/places/places'
import { describe, expect, it } from 'vitest'
import type { DemoProperty } from '../src/demo/demo-property.ts'
import { generateDemo } from '../src/demo/generate-demo.ts'
import {
  arabicExtras,
  arabicFinish,
  arabicLayout,
  arabicShared,
} from '../src/demo/text/arabic/inside.ts'
import {
  bathroomsAr,
  bedroomsAr,
  chequesAr,
  floorAr,
  parkingAr,
  quarterAr,
  sqftAr,
} from '../src/demo/text/arabic/numbers.ts'
import { arabicOpening } from '../src/demo/text/arabic/opening.ts'
import {
  arabicArea,
  arabicAvailability,
  arabicOutside,
  arabicTerms,
} from '../src/demo/text/arabic/outside.ts'
import {
  englishExtras,
  englishFinish,
  englishLayout,
  englishShared,
} from '../src/demo/text/english/inside.ts'
import { englishOpening } from '../src/demo/text/english/opening.ts'
import {
  englishArea,
  englishAvailability,
  englishOutside,
  englishTerms,
} from '../src/demo/text/english/outside.ts'
import { ordinal, quarter, withArticle } from '../src/demo/text/english/words.ts'

const { properties } = generateDemo({ seed: 11, now: new Date('2026-11-18T08:00:00.000Z') })
const placeNames = new Map(places.map(({ slug, names }) => [slug, names]))

/** Figures of a text, without those in the names of places. */
function figuresIn(text: string, { place }: DemoProperty): readonly string[] {
  const names = placeNames.get(place)
  const bare = text.replaceAll(names?.en ?? '', '').replaceAll(names?.ar ?? '', '')
  return (bare.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((figure) => figure.replaceAll(',', ''))
}

function fieldFigures(property: DemoProperty): ReadonlySet<string> {
  const [year, part] = (property.handover ?? '').split('-Q')
  const { size, floor, cheques, parking, bedrooms, bathrooms, year_built, service_charge } =
    property
  return new Set(
    [
      size,
      floor,
      cheques,
      parking,
      bedrooms,
      bathrooms,
      year_built,
      service_charge,
      year,
      part,
    ].map(String),
  )
}

describe('the texts', () => {
  it('name no figure that is not a field of the property', () => {
    const wrong = properties.flatMap((property) => {
      const fields = fieldFigures(property)
      const { title, description, title_ar, description_ar } = property
      return [title, description, title_ar, description_ar]
        .filter((text) => figuresIn(text, property).some((figure) => !fields.has(figure)))
        .map((text) => `${property.reference}: ${text}`)
    })
    expect(wrong).toEqual([])
  })

  it('are short, calm and complete', () => {
    for (const { title, description, title_ar, description_ar } of properties) {
      expect(title.length).toBeLessThanOrEqual(90)
      expect(title_ar.length).toBeLessThanOrEqual(90)
      for (const text of [title, description, title_ar, description_ar]) {
        expect(text).not.toMatch(/[!]|undefined|null|NaN|false| {2}|\.\./)
        expect(text.trim()).toBe(text)
      }
      expect(description).toMatch(/^[A-Z0-9][^\u0600-\u06ff]+\.$/)
      expect(description_ar).toMatch(/^[\u0600-\u06ff0-9].+\.$/)
    }
  })

  it('use no superlatives', () => {
    const boasting = /\b(best|finest|stunning|luxur\w*|amazing|unique|most \w+|prime|perfect)\b/i
    expect(properties.filter(({ description }) => boasting.test(description))).toEqual([])
  })

  it('never say one thing twice', () => {
    for (const { description, description_ar } of properties)
      for (const text of [description, description_ar]) {
        const sentences = text.split('. ')
        expect(new Set(sentences).size, text).toBe(sentences.length)
      }
  })

  it('are varied', () => {
    const share = new Set(properties.map(({ description }) => description)).size / properties.length
    expect(share).toBeGreaterThan(0.97)
  })

  it('come from at least forty patterns a language', () => {
    const english = [
      englishOpening,
      englishLayout,
      englishExtras,
      englishFinish,
      englishShared,
      englishOutside,
      englishArea,
      englishTerms,
      englishAvailability,
    ]
    const arabic = [
      arabicOpening,
      arabicLayout,
      arabicExtras,
      arabicFinish,
      arabicShared,
      arabicOutside,
      arabicArea,
      arabicTerms,
      arabicAvailability,
    ]
    expect(english.flat().length).toBeGreaterThanOrEqual(40)
    expect(arabic.flat().length).toBeGreaterThanOrEqual(40)
  })
})

describe('English words', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [42, '42nd'],
    [111, '111th'],
  ])('counts floor %d', (floor, text) => {
    expect(ordinal(floor)).toBe(text)
  })

  it('chooses the article by sound', () => {
    expect(withArticle('one-bedroom apartment')).toBe('a one-bedroom apartment')
    expect(withArticle('apartment')).toBe('an apartment')
    expect(withArticle('eight-bedroom villa')).toBe('an eight-bedroom villa')
    expect(quarter('2027-Q4')).toBe('the fourth quarter of 2027')
  })
})

describe('Arabic counts', () => {
  it.each([
    [bedroomsAr(1), 'غرفة نوم واحدة'],
    [bedroomsAr(2), 'غرفتي نوم'],
    [bedroomsAr(3), 'ثلاث غرف نوم'],
    [bedroomsAr(7), 'سبع غرف نوم'],
    [bathroomsAr(1), 'حمام واحد'],
    [bathroomsAr(2), 'حمامين'],
    [bathroomsAr(5), 'خمسة حمامات'],
    [parkingAr(2), 'موقفي سيارة'],
    [parkingAr(3), 'ثلاثة مواقف سيارات'],
    [chequesAr(4), 'أربعة شيكات'],
    [chequesAr(12), '12 شيكاً'],
    [sqftAr(1_300), '1,300 قدم مربع'],
    [sqftAr(1_305), '1,305 أقدام مربعة'],
    [sqftAr(1_311), '1,311 قدماً مربعاً'],
    [sqftAr(1_402), '1,402 قدم مربع'],
    [floorAr(0), 'الطابق الأرضي'],
    [floorAr(3), 'الطابق الثالث'],
    [floorAr(14), 'الطابق 14'],
    [quarterAr('2027-Q4'), 'الربع الرابع من عام 2027'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected)
  })
})
