import { describe, expect, it } from 'vitest'
import { answerConsent } from '../consent.ts'
import { comparedHomes, MOST_COMPARED, seenHomes } from '../kept-homes.ts'
import { rememberSearch } from '../recent-searches.ts'

const stored = (key: string) => localStorage.getItem(key)?.split('\n') ?? null

describe('homes that were seen', () => {
  it('are kept with consent alone, and go from the storage when it is withdrawn', () => {
    seenHomes.add('p-1')
    expect(stored('seenHomes')).toBeNull()
    answerConsent(['convenience'])
    expect(stored('seenHomes')).toEqual(['p-1'])
    seenHomes.add('p-2')
    answerConsent([])
    expect([stored('seenHomes'), seenHomes.get()]).toEqual([null, ['p-2', 'p-1']])
  })
})

describe('homes that are compared', () => {
  it('are kept without asking, once each, the newest first and the oldest dropped', () => {
    for (let home = 1; home <= MOST_COMPARED + 1; home++) comparedHomes.add(`p-${home}`)
    comparedHomes.add('p-3')
    expect(stored('comparedHomes')).toEqual(['p-3', 'p-5', 'p-4', 'p-2'])
  })

  it('follow the other tabs of the browser', () => {
    comparedHomes.add('p-1')
    localStorage.setItem('comparedHomes', 'p-2\np-1')
    window.dispatchEvent(new StorageEvent('storage', { key: 'somethingElse' }))
    expect(comparedHomes.get()).toEqual(['p-1'])
    window.dispatchEvent(new StorageEvent('storage', { key: 'comparedHomes' }))
    expect(comparedHomes.get()).toEqual(['p-2', 'p-1'])
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(comparedHomes.get()).toEqual([])
  })
})

describe('recent searches', () => {
  it('stand there once each, the newest of six first', () => {
    answerConsent(['convenience'])
    for (let rooms = 1; rooms <= 7; rooms++) rememberSearch(`bedrooms_min=${rooms}`)
    rememberSearch('bedrooms_min=4')
    const rooms = [4, 7, 6, 5, 3, 2]
    expect(stored('recentSearches')).toEqual(rooms.map((count) => `bedrooms_min=${count}`))
  })
})
