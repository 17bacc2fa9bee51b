import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import type { SearchSlots } from '../src/state.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

async function after(turns: readonly string[], language: LanguageCode): Promise<SearchSlots> {
  const { state } = await converse(
    fakeTools(() => 12),
    turns,
    language,
  )
  return state.slots
}

describe('a place that is dropped makes room for the one proposed', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'flat in Arjan', 'forget Arjan, try Mirdif'],
    ['en', 'flat in Arjan', 'drop Arjan, how about Mirdif'],
    ['en', 'flat in Arjan', 'skip the Arjan one, Mirdif is better'],
    ['en', 'flat in Arjan', 'forget Arjan, Mirdif'],
    ['de', 'Wohnung in Arjan', 'vergiss Arjan, versuch mal Mirdif'],
    ['de', 'Wohnung in Arjan', 'Arjan streichen, lieber Mirdif'],
    ['ru', 'квартира в Арджане', 'забудь Арджан, лучше Мирдиф'],
  ])('in %s: %s, %s', async (language, search, change) => {
    const { location, not_location } = await after([search, change], language)
    expect([location, not_location]).toEqual([['mirdif'], undefined])
  })

  it('and several features are dropped at once', async () => {
    const { features } = await after(
      ['2 bed in Arjan with pool, gym and balcony', 'forget the pool, gym'],
      'en',
    )
    expect(features).toEqual(['balcony'])
    expect(
      (await after(['2 bed in Arjan with a pool', 'forget the pool, what about a gym'], 'en'))
        .features,
    ).toEqual(['gym'])
  })
})

describe('a place that was searched for is taken back, not shut out', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'flat in Arjan', 'sorry, I meant Mirdif, not Arjan'],
    ['en', 'flat in Arjan', 'not Arjan, Mirdif'],
    ['de', 'Wohnung in Arjan', 'nicht Arjan, ich meinte Mirdif'],
    ['ru', 'квартира в Арджане', 'не Арджан, а Мирдиф'],
  ])('in %s: %s, %s', async (language, search, change) => {
    const { location, not_location } = await after([search, change], language)
    expect([location, not_location]).toEqual([['mirdif'], undefined])
  })

  it('but shut out where nothing else, or a place around it, is named', async () => {
    expect(await after(['flat in Arjan', 'not Arjan'], 'en')).toMatchObject({
      not_location: ['arjan'],
    })
    expect(await after(['flat in Arjan', 'in Dubai, but not in Arjan'], 'en')).toMatchObject({
      location: ['dubai'],
      not_location: ['arjan'],
    })
  })
})

describe('what nobody wants', () => {
  it.each<[LanguageCode, string, SearchSlots]>([
    ['en', 'villa, nothing in Deira', { type: ['villa'], not_location: ['deira'] }],
    ['en', 'villa in Mirdif, nothing on the ground floor', { not_features: ['ground-floor'] }],
    ['en', 'villa in Mirdif, nothing furnished', { furnished: 'unfurnished' }],
    ['en', 'villa in Mirdif, nothing under construction', { completion: 'ready' }],
    ['en', 'nothing fancy, villa in Mirdif', { type: ['villa'], location: ['mirdif'] }],
    ['de', 'Villa, nichts in Deira', { type: ['villa'], not_location: ['deira'] }],
    ['de', 'Villa in Mirdif, nichts im Bau', { completion: 'ready' }],
    ['de', 'Villa in Dubai, Deira mag ich nicht', { location: ['dubai'], not_location: ['deira'] }],
    ['de', 'Villa in Mirdif, Erdgeschoss bitte nicht', { not_features: ['ground-floor'] }],
    ['de', 'nicht Deira und nicht Karama, Studio', { not_location: ['deira', 'al-karama'] }],
    ['de', 'Villa in Mirdif, warum nicht', { type: ['villa'], location: ['mirdif'] }],
    ['de', 'warum nicht in Mirdif?', { location: ['mirdif'] }],
  ])('in %s: %s', async (language, text, slots) => {
    expect(await after([text], language)).toMatchObject(slots)
  })

  it.each<[LanguageCode, string]>([
    ['de', 'den Pool brauchen wir doch nicht'],
    ['de', 'wir brauchen den Pool eigentlich nicht'],
    ['de', 'auf den Pool können wir verzichten'],
    ['de', 'den Pool kann ich weglassen'],
    ['de', 'der Pool ist nicht so wichtig'],
    ['en', 'a pool is not that important'],
    ['en', 'the pool isn’t so necessary'],
  ])('need not be, in %s: %s', async (language, text) => {
    const search = language === 'de' ? 'Villa in Mirdif mit Pool' : 'villa in Mirdif with a pool'
    const { features, not_features } = await after([search, text], language)
    expect([features, not_features]).toEqual([undefined, undefined])
  })

  it.each<[LanguageCode, string, string]>([
    ['de', 'möblierte Villa in Mirdif', 'möbliert oder nicht ist egal'],
    ['en', 'furnished villa in Mirdif', 'furnished or not doesn’t matter'],
  ])('or may be anything, in %s: %s, %s', async (language, search, text) => {
    expect((await after([search, text], language)).furnished).toBeUndefined()
  })
})

describe('a place asked about after "and" takes the place of the one before', () => {
  it.each<[LanguageCode, string, string]>([
    ['de', 'Studio in Arjan', 'und was gibt es in Mirdif'],
    ['en', 'studio in Arjan', 'and what do you have in Mirdif'],
  ])('in %s: %s, %s', async (language, search, text) => {
    expect((await after([search, text], language)).location).toEqual(['mirdif'])
  })

  it('and is added where it is only named', async () => {
    expect((await after(['studio in Arjan', 'and Mirdif'], 'en')).location).toEqual([
      'arjan',
      'mirdif',
    ])
  })
})
