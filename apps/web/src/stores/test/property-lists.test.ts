import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { dropSession, endSession, startSession } from '../../session/session-store.ts'
import { guest, sara } from '../../test/people.ts'
import { answerConsent } from '../consent.ts'
import {
  comparedProperties,
  forgetProperties,
  hiddenProperties,
  likedProperties,
  MOST_COMPARED,
  seenProperties,
} from '../property-lists.ts'
import { forgetSearches, rememberSearch, useRecentSearches } from '../recent-searches.ts'

const stored = (key: string) => localStorage.getItem(key)?.split('\n') ?? null

describe('properties that were seen', () => {
  it('are kept with consent alone, and go from the storage when it is withdrawn', () => {
    seenProperties.add('p-1')
    expect(stored('seenHomes')).toBeNull()
    answerConsent(['convenience'])
    expect(stored('seenHomes')).toEqual(['p-1'])
    seenProperties.add('p-2')
    answerConsent([])
    expect([stored('seenHomes'), seenProperties.get()]).toEqual([null, ['p-2', 'p-1']])
  })
})

describe('properties that are compared', () => {
  it('are kept without asking, once each, the newest first and the oldest dropped', () => {
    for (let property = 1; property <= MOST_COMPARED + 1; property++)
      comparedProperties.add(`p-${property}`)
    comparedProperties.add('p-3')
    expect(stored('comparedHomes')).toEqual(['p-3', 'p-5', 'p-4', 'p-2'])
  })

  it('follow the other tabs of the browser', () => {
    comparedProperties.add('p-1')
    localStorage.setItem('comparedHomes', 'p-2\np-1')
    window.dispatchEvent(new StorageEvent('storage', { key: 'somethingElse' }))
    expect(comparedProperties.get()).toEqual(['p-1'])
    window.dispatchEvent(new StorageEvent('storage', { key: 'comparedHomes' }))
    expect(comparedProperties.get()).toEqual(['p-2', 'p-1'])
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(comparedProperties.get()).toEqual([])
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

describe.each([
  ['comparedHomes', comparedProperties.use, comparedProperties.add],
  ['likedHomes', likedProperties.use, likedProperties.add],
  ['hiddenHomes', hiddenProperties.use, hiddenProperties.add],
  ['seenHomes', seenProperties.use, seenProperties.add],
  ['recentSearches', useRecentSearches, rememberSearch],
] as const)('%s', (key, use, add) => {
  const omar = { ...sara, _id: 'u-2' } as const
  const shown = () => renderHook(use).result.current
  const become = (who: typeof sara | typeof omar | typeof guest) =>
    act(() => startSession('token', who))
  beforeEach(() => {
    answerConsent(['convenience'])
    become(sara)
    act(() => add('of Sara'))
  })

  it('wait for an owner whose session has run out, and nobody else sees them', () => {
    act(dropSession)
    expect(shown()).toEqual([])
    become(guest)
    expect(shown()).toEqual([])
    expect(localStorage.getItem(key)).toContain('of Sara')
    become(sara)
    expect(shown()).toEqual(['of Sara'])
  })

  it('go when another account comes, at once or after a guest', () => {
    become(omar)
    expect([shown(), localStorage.getItem(key)]).toEqual([[], null])
    act(() => add('of Omar'))
    act(dropSession)
    become(guest)
    become(sara)
    expect([shown(), localStorage.getItem(key)]).toEqual([[], null])
  })

  it('go along with a guest to the account that they log in to, whose they are then', () => {
    act(dropSession)
    become(guest)
    act(() => add('of a guest'))
    become(omar)
    expect(shown()).toEqual(['of a guest'])
    act(dropSession)
    expect(shown()).toEqual([])
    become(guest)
    expect(shown()).toEqual([])
  })

  it('are gone after a logout', () => {
    act(() => {
      endSession()
      forgetProperties()
      forgetSearches()
    })
    expect([shown(), localStorage.getItem(key)]).toEqual([[], null])
  })

  it('show nobody in another window what it does not find to be theirs', () => {
    const kept = localStorage.getItem(key)
    become(omar)
    localStorage.setItem(key, kept ?? '')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    expect(shown()).toEqual([])
  })
})
