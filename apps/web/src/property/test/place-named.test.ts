import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { Location } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { placeNamed } from '../place-named.ts'

const model = fixtures.listLocations().data[0]
if (!model) throw new Error('no fixture')
const place = (_id: string, name: string, more: Partial<Location> = {}): Location => ({
  ...model,
  _id,
  name,
  name_ar: name,
  names: {},
  aliases: [],
  parent_id: null,
  listings_count: 1,
  ...more,
})

const places = [
  place('abu-dhabi', 'Abu Dhabi', {
    name_ar: 'أبوظبي',
    names: { ru: 'Абу-Даби', hi: 'अबू धाबी', zh: '阿布扎比', de: 'Abu Dhabi' },
  }),
  place('abu-dhabi-city', 'Abu Dhabi', { parent_id: 'abu-dhabi' }),
  place('jvc', 'Jumeirah Village Circle', { aliases: ['JVC', 'Abu Dhabi'] }),
  place('nahda-dubai', 'Al Nahda'),
  place('nahda-sharjah', 'Al Nahda'),
  place('empty', 'Empty Quarter', { listings_count: 0 }),
]
const named = (text: string) => placeNamed(places, text)?._id

describe('placeNamed', () => {
  it.each(['أبوظبي', 'ابو ظبي', ' abu-dhabi ', 'ABU DHABI', 'абу даби', 'अबू धाबी', '阿布扎比'])(
    'knows the place %s in every language and spelling, the outermost of its name',
    (text) => expect(named(text)).toBe('abu-dhabi'),
  )

  it('knows an alias', () => expect(named('jvc')).toBe('jvc'))

  it.each(['', ' - ', 'abu', 'villa in abu dhabi', 'Al Nahda', 'Empty Quarter'])(
    'leaves %s to the search of texts',
    (text) => expect(named(text)).toBeUndefined(),
  )
})
