import { describe, expect, it } from 'vitest'
import { amenities, amenityBits, amenitySlugs } from '../src/amenities.ts'
import { categories, categoryOfType } from '../src/categories.ts'
import { propertyTypes } from '../src/property-types.ts'

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/

describe('categories', () => {
  it('have unique ids that sort in menu order', () => {
    const ids = categories.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...ids].sort()).toEqual(ids)
    for (const id of ids) expect(id).toMatch(ID)
  })

  it('hang each node one level below its parent', () => {
    const levels = new Map(categories.map(({ id, level }) => [id, level]))
    for (const { level, parentId } of categories)
      expect(parentId === null ? 0 : levels.get(parentId)).toBe(level - 1)
  })

  it('have one sub-category for each property type', () => {
    for (const { slug } of propertyTypes) {
      const { categoryId, subCategoryId } = categoryOfType(slug)
      expect(categories.find(({ id }) => id === subCategoryId)?.parentId).toBe(categoryId)
    }
    expect(categories.filter(({ level }) => level === 2)).toHaveLength(propertyTypes.length)
  })
})

describe('amenities', () => {
  it('keep the bit positions that stored properties rely on', () => {
    expect(amenities.map(({ slug }) => slug).join(' ')).toBe(
      'pool private-pool gym parking balcony terrace garden maids-room study storage ' +
        'kitchen-appliances built-in-wardrobes pets-allowed near-metro near-school beach-access ' +
        'play-area security concierge chiller-free high-floor ground-floor vacant upgraded ' +
        'bills-included elevator sea-view burj-khalifa-view marina-view golf-view canal-view ' +
        'lake-view park-view city-view barbecue-area central-ac landmark-view water-view ' +
        'payment-plan',
    )
    expect(amenities.map(({ bit }) => bit)).toEqual(amenities.map((_, position) => position))
  })

  it('go into a bitmap and come back', () => {
    const slugs = ['gym', 'sea-view', 'water-view']
    expect(amenitySlugs(amenityBits(slugs))).toEqual(slugs)
    expect(amenityBits(['gym', 'no such thing'])).toBe(4n)
  })
})
