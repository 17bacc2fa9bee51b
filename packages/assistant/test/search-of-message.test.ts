import { describe, expect, it } from 'vitest'
import { aboutSearch, searchFromQuery } from '../src/dialogue/search-of-message.ts'
import { createEmbeddedEngine } from '../src/embedded-engine.ts'
import type { AnswerPart, AssistantTurn } from '../src/engine.ts'
import { newState } from '../src/state.ts'
import { fittedSearch, searchQueryString } from '../src/tools/search-query-string.ts'
import { amenityNames } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { knowledge, now } from './knowledge.ts'

const known = {
  gazetteer: knowledge.gazetteer,
  amenities: new Map(amenityNames.map((amenity) => [amenity.slug, amenity])),
  categories: new Set<string>(),
}

async function answer(turn: Partial<AssistantTurn>) {
  const tools = fakeTools(() => 3)
  const engine = createEmbeddedEngine({
    gazetteer: knowledge.gazetteer,
    amenities: amenityNames,
    tools,
  })
  const parts: AnswerPart[] = []
  const said = { text: '', language: 'en' as const, state: newState(), now, ...turn }
  for await (const part of engine.answer(said)) parts.push(part)
  return { text: parts.find(({ kind }) => kind === 'text'), searches: tools.searches }
}

describe('the search that a message brings', () => {
  it('is read by the names of the listing page', () => {
    const query = 'purpose=rent&location=dubai-marina&type=villa&bedrooms_min=2&features=pool'
    expect(searchFromQuery(query, known)).toEqual({
      purpose: 'rent',
      location: ['dubai-marina'],
      type: ['villa'],
      bedrooms_min: 2,
      features: ['pool'],
    })
  })

  it('loses what is unknown or broken, and nothing else', () => {
    const query =
      'purpose=steal&location=atlantis&features=moat&bedrooms_min=900&price_max=1e9&west=3&category=x&price_min=5000&__proto__=1'
    expect(searchFromQuery(query, known)).toEqual({ price_min: 5000 })
    expect(searchFromQuery('%%%=&&=&\u0000', known)).toEqual({})
  })

  it('takes the place of what was understood; exclusions stay', () => {
    const state = {
      ...newState(),
      slots: { purpose: 'sale' as const, not_location: ['deira'], not_features: ['gym'] },
    }
    const { slots } = aboutSearch(state, { purpose: 'rent', features: ['gym'] })
    expect(slots).toEqual({ purpose: 'rent', features: ['gym'], not_location: ['deira'] })
  })

  it('is searched with the message on top of it', async () => {
    const search = 'purpose=sale&location=dubai-marina&bedrooms_min=2&bedrooms_max=2'
    const { text, searches } = await answer({ search, text: 'with a balcony' })
    expect(searches.at(-1)).toMatchObject({ location: ['dubai-marina'], features: ['balcony'] })
    expect(text).toMatchObject({ search: { query: `${search}&features=balcony`, excluded: [] } })
  })

  it('is searched where the message says nothing else', async () => {
    const { searches } = await answer({ search: 'location=dubai-marina', text: 'hmm these please' })
    expect(searches.at(-1)).toEqual({ location: ['dubai-marina'] })
  })

  it('is what the next message goes on with', async () => {
    const search = 'purpose=sale&location=dubai-marina'
    const { text } = await answer({ search, text: 'not in Deira, 2 bedrooms' })
    expect(text).toMatchObject({ search: { excluded: ['Deira'] } })
  })
})

it('a search fits into one address', () => {
  const all = knowledge.gazetteer.places.map(({ slug }) => slug)
  const slots = { location: all, features: amenityNames.map(({ slug }) => slug) }
  const fitted = fittedSearch(slots)
  expect(searchQueryString(fitted).length).toBeLessThan(4000)
  expect(fitted.location).toHaveLength(20)
})
