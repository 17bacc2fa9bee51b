import { foldName } from '@manzil/domain/search/fold-name'
import { describe, expect, it } from 'vitest'
import type { Place } from '../src/places/place.ts'
import { places } from '../src/places/places.ts'
import { buildPlaceIndex } from '../src/places/resolve.ts'
import { spellingsOf } from '../src/places/spellings.ts'

const index = buildPlaceIndex(places)
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Far from the rest of its emirate, so outside the box that a map shows for it. */
const EXCLAVES: readonly string[] = ['hatta']
/** About 1.5 km: outlines of communities and their projects come from different sources. */
const SLACK = 0.015
/** As `scripts/compute-places.ts` has it. */
const WELL_WITHIN = 0.25

function contains(outer: Place, inner: Place, slack: number): boolean {
  const { south, west, north, east } = outer.bounds
  const { lat, lng } = inner.centroid
  return lat >= south - slack && lat <= north + slack && lng >= west - slack && lng <= east + slack
}

/** Share of a side of the box by which the centroid stands off the nearest edge; 0.5 at most. */
function inset({ bounds: { south, west, north, east }, centroid: { lat, lng } }: Place): number {
  const up = (lat - south) / (north - south)
  const along = (lng - west) / (east - west)
  return Math.min(up, 1 - up, along, 1 - along)
}

it('keeps the spelling of an alias that is found without its article', () => {
  const palm = places.find(({ slug }) => slug === 'palm-jumeirah')
  const names = palm === undefined ? [] : spellingsOf(palm).map(({ name }) => name)
  expect(names).toContain('Palm')
  expect(names).not.toContain('The Palm')
})

describe('the gazetteer', () => {
  it('holds the seven emirates first and a parent before each child', () => {
    expect(places.slice(0, 7).map(({ kind }) => kind)).toEqual(Array(7).fill('emirate'))
    const seen = new Set<string>()
    for (const { slug, parent } of places) {
      expect(parent === null || seen.has(parent), slug).toBe(true)
      seen.add(slug)
    }
  })

  it('uses slugs that the contract accepts', () => {
    expect(places.filter(({ slug }) => !SLUG.test(slug) || slug.length > 80)).toEqual([])
  })

  it('names every place in English and Arabic script', () => {
    for (const { slug, names } of places) {
      expect(names.en, slug).toMatch(/[A-Za-z]/)
      expect(names.ar, slug).toMatch(/[\u0621-\u064a]/)
    }
  })

  it('gives names in each script their own language', () => {
    for (const { slug, names } of places) {
      expect(names.ru ?? 'Дубай', slug).toMatch(/[а-яё]/i)
      expect(names.hi ?? 'दुबई', slug).toMatch(/[\u0900-\u097f]/)
      expect(names.zh ?? '迪拜', slug).toMatch(/\p{Script=Han}/u)
    }
  })

  it('keeps each centroid inside its own bounds and near its parent', () => {
    for (const place of places) {
      expect(contains(place, place, 0), place.slug).toBe(true)
      const path = index.pathOf(place)
      const parent = path.at(-2)
      if (parent === undefined || EXCLAVES.includes(place.slug)) continue
      expect(contains(parent, place, SLACK), `${place.slug} in ${parent.slug}`).toBe(true)
    }
  })

  it('keeps each centroid well within its box, where a map has room around it', () => {
    // An emirate's is its city, wherever that lies between the sea and the desert.
    const off = places.filter((place) => place.kind !== 'emirate' && inset(place) < WELL_WITHIN)
    expect(off.map(({ slug }) => slug)).toEqual([])
  })

  it('has no two communities of an emirate under one name', () => {
    const owners = new Map<string, string>()
    for (const { kind, parent, names, slug } of places) {
      if (kind !== 'community') continue
      for (const name of [names.en, names.ar]) {
        const key = `${parent} ${foldName(name)}`
        expect(owners.get(key) ?? slug, key).toBe(slug)
        owners.set(key, slug)
      }
    }
  })

  it('has names whose keys are their own keys', () => {
    for (const { names } of places) expect(foldName(foldName(names.ar))).toBe(foldName(names.ar))
  })
})
