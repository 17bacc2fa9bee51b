import { describe, expect, it } from 'vitest'
import { places } from '../src/places/places.ts'
import { buildPlaceIndex } from '../src/places/resolve.ts'
import { listedNames } from './listed-names.ts'

const index = buildPlaceIndex(places)

function slugOf(text: string, emirate?: string): string | undefined {
  return index.resolvePlaceName(text, { emirate })?.slug
}

function pathOf(address: string): readonly string[] | undefined {
  return index.resolveAddress(address)?.path.map(({ slug }) => slug)
}

describe('resolvePlaceName', () => {
  const rows = Object.entries(listedNames).flatMap(([emirate, names]) =>
    names.map(([name, slug]) => ({ emirate, name, slug })),
  )

  it.each(rows)('knows $name in $emirate', ({ emirate, name, slug }) => {
    expect(slugOf(name, emirate)).toBe(slug)
  })

  it.each([
    ['Marsa Dubai', 'dubai-marina'],
    ['Al Barsha South Fourth', 'jumeirah-village-circle'],
    ['JABAL ALI FIRST', 'jebel-ali'],
    ['Palm Deira', 'dubai-islands'],
    ['Hadaeq Sheikh Mohammed Bin Rashid', 'dubai-hills-estate'],
    ['دبى مارينا', 'dubai-marina'],
    ['جي بي آر', 'jumeirah-beach-residence'],
    ['Дубай-Марина', 'dubai-marina'],
    ['迪拜碼頭', 'dubai-marina'],
    ['करामा', 'al-karama'],
    ['Karama', 'al-karama'],
    ['the palm', 'palm-jumeirah'],
  ])('knows %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug)
  })

  it('tells places of one name apart by the emirate', () => {
    expect(slugOf('Al Nahda', 'dubai')).toBe('al-nahda')
    expect(slugOf('Al Nahda', 'sharjah')).toBe('al-nahda-sharjah')
    expect(slugOf('الممزر', 'sharjah')).toBe('al-mamzar-sharjah')
    expect(slugOf('Dubai Marina', 'ajman')).toBeUndefined()
  })

  it('takes an everyday word for a project only inside its community', () => {
    expect(slugOf('Nice')).toBeUndefined()
    expect(index.resolvePlaceName('Nice', { parent: 'damac-lagoons' })?.slug).toBe('nice')
  })

  it('does not guess', () => {
    for (const text of ['', '   ', '()', 'Building 7', 'Atlantis II'])
      expect(slugOf(text)).toBeUndefined()
  })
})

describe('resolveAddress', () => {
  it.each([
    ['Burj Vista 1, Burj Vista, Downtown Dubai, Dubai', ['dubai', 'downtown-dubai', 'burj-vista']],
    ['Springs 15, The Springs, Dubai', ['dubai', 'the-springs']],
    ['Bay Grove, Dubai Islands, Deira, Dubai', ['dubai', 'dubai-islands']],
    [
      'Tower B, Al Manara, Jumeirah Village Triangle, Dubai',
      ['dubai', 'jumeirah-village-triangle', 'al-manara-tower'],
    ],
    [
      'Royal Breeze 3, Royal Breeze, Al Hamra Village, Ras Al Khaimah',
      ['ras-al-khaimah', 'al-hamra-village', 'royal-breeze'],
    ],
    ['Zone 4, Al Dhahir, Al Ain', ['abu-dhabi', 'al-ain', 'al-dhahir']],
    ['Villa for sale in Al Aliyah, Ajman', ['ajman', 'al-alia']],
    ['Somewhere, Fujairah', ['fujairah']],
  ])('reads %s', (address, path) => {
    expect(pathOf(address)).toEqual(path)
  })

  it('leaves the building over', () => {
    expect(index.resolveAddress('Burj Vista 1, Burj Vista, Downtown Dubai, Dubai')?.rest).toEqual([
      'Burj Vista 1',
    ])
  })

  it('answers nothing for an address outside the gazetteer', () => {
    expect(index.resolveAddress('10 Downing Street, London')).toBeUndefined()
  })
})
