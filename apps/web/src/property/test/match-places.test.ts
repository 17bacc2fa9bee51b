import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { Location } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { matchPlaces } from '../match-places.ts'

const model = fixtures.listLocations().data[0]
if (!model) throw new Error('no fixture')
const place = (name: string, listings_count: number, more: Partial<Location> = {}): Location => ({
  ...model,
  _id: name,
  name,
  name_ar: name,
  names: {},
  aliases: [],
  listings_count,
  ...more,
})

const places = [
  place('Dubai Marina', 10, { name_ar: 'دبي مارينا', aliases: ['Marina'] }),
  place('Port de La Mer', 3),
  place('Jumeirah Village Circle', 50, { aliases: ['JVC'] }),
  place('Al Marjan Island', 7),
  place('Empty Quarter', 0),
]
const names = (text: string) => matchPlaces(places, text, 3).map(({ name }) => name)

describe('matchPlaces', () => {
  it('puts names that begin so before names that only hold the text', () => {
    expect(names('mar')).toEqual(['Dubai Marina', 'Al Marjan Island'])
    expect(names('mer')).toEqual(['Port de La Mer'])
  })

  it('knows aliases, Arabic names and odd spellings', () => {
    expect(names('jvc')).toEqual(['Jumeirah Village Circle'])
    expect(names('مارينا')).toEqual(['Dubai Marina'])
    expect(names('  DUBAI-marina ')).toEqual(['Dubai Marina'])
  })

  it('offers the fullest places without a text, and never an empty one', () => {
    expect(names('')).toEqual(['Jumeirah Village Circle', 'Dubai Marina', 'Al Marjan Island'])
    expect(names('quarter')).toEqual([])
  })
})
