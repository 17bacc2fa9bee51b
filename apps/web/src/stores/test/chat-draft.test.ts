import { afterEach, expect, it } from 'vitest'
import { dropSession, startSession } from '../../session/session-store.ts'
import { guest, sara } from '../../test/people.ts'
import { getChatDraft, setChatDraft } from '../chat-draft.ts'
import { getChatSearch, setChatSearch } from '../chat-search.ts'

afterEach(() => {
  setChatDraft('')
  setChatSearch(null)
  dropSession()
})

const left = () => [getChatDraft(), getChatSearch(), sessionStorage.getItem('chatDraft')]

it.each([
  ['the session ends', dropSession],
  ['somebody else logs in', () => startSession('other', { ...sara, _id: 'u-2' })],
])('what a signed-in person began goes when %s, without the chat', (_, change) => {
  startSession('token', sara)
  setChatDraft('Is this home still free?')
  setChatSearch('purpose=rent')
  change()
  expect(left()).toEqual(['', null, null])
})

it('what a guest began stays theirs when they log in, and through a change of the profile', () => {
  startSession('guest', guest)
  setChatDraft('Two bedrooms')
  setChatSearch('purpose=rent')
  startSession('token', sara)
  expect([getChatDraft(), getChatSearch()]).toEqual(['Two bedrooms', 'purpose=rent'])
  startSession('token', { ...sara, first_name: 'Sarah' })
  expect([getChatDraft(), getChatSearch()]).toEqual(['Two bedrooms', 'purpose=rent'])
})
