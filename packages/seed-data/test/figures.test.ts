import { places } from '@manzil/catalogue/places/places'
import { describe, expect, it } from 'vitest'
import { findNearest } from '../src/figures/figure-table.ts'
import { figures } from '../src/figures/figures.ts'

const tables = Object.values(figures)
const slugs = new Set(places.map(({ slug }) => slug))

describe('the figures', () => {
  it('name their source, period and rows', () => {
    for (const { source } of tables) {
      expect(source.source.length).toBeGreaterThan(20)
      expect(source.from).toMatch(/^20\d\d-\d\d$/)
      expect(source.to >= source.from).toBe(true)
      expect(source.rowsUsed).toBeLessThan(source.rowsRead)
    }
  })

  it('belong to places of the gazetteer and to at least five rows', () => {
    for (const { figures: list } of tables)
      for (const { place, n } of list) {
        expect(slugs.has(place), place).toBe(true)
        expect(n).toBeGreaterThanOrEqual(5)
      }
  })

  it('have quantiles in order', () => {
    for (const { figures: list } of tables)
      for (const { price, pricePerSqft, size } of list)
        for (const { p10, p25, median, p75, p90 } of [price, pricePerSqft, size])
          expect([p10, p25, median, p75, p90]).toEqual(
            [p10, p25, median, p75, p90].toSorted((a, b) => a - b),
          )
  })

  it('keep yearly rents far below prices', () => {
    const rent = figures['registered-rent'].find('dubai', 'apartment', null)
    const sale = figures['registered-sale-ready'].find('dubai', 'apartment', null)
    const share = (rent?.pricePerSqft.median ?? 0) / (sale?.pricePerSqft.median ?? 1)
    expect(share).toBeGreaterThan(0.04)
    expect(share).toBeLessThan(0.1)
  })
})

describe('findNearest', () => {
  const table = figures['registered-sale-ready']

  it('finds the exact cell', () => {
    const found = findNearest(table, ['dubai', 'dubai-marina'], 'apartment', 2)
    expect(found?.figure).toMatchObject({ place: 'dubai-marina', bedrooms: 2 })
    expect(found).toMatchObject({ samePlace: true, sameBedrooms: true })
  })

  it('keeps the place before the bedrooms', () => {
    const found = findNearest(table, ['dubai', 'dubai-marina'], 'apartment', 6)
    expect(found?.figure).toMatchObject({ place: 'dubai-marina', bedrooms: null })
    expect(found).toMatchObject({ samePlace: true, sameBedrooms: false })
  })

  it('falls back to the emirate and says so', () => {
    const found = findNearest(table, ['dubai', 'hatta'], 'apartment', 1)
    expect(found?.figure.place).toBe('dubai')
    expect(found?.samePlace).toBe(false)
  })

  it('answers nothing outside its emirates', () => {
    expect(findNearest(table, ['ajman', 'al-zahya'], 'villa', 5)).toBeUndefined()
  })
})
