import { afterEach, expect, it } from 'vitest'
import { dropSession, startSession } from '../../session/session-store.ts'
import { getChatDraft, setChatDraft, suggestChatDraft } from '../chat-draft.ts'
import { getChatSearch, setChatSearch } from '../chat-search.ts'

const person = {
  _id: 'u-1',
  role: 'individual',
  first_name: 'Sara',
  last_name: 'Khan',
  email: 'sara@example.com',
  profile_picture: null,
  company_logo: null,
  agent_photo: null,
  agency_logo: null,
} as const
const guest = { ...person, _id: 'g-1', role: 'guest' } as const

afterEach(() => {
  setChatDraft('')
  setChatSearch(null)
  dropSession()
})

const left = () => [getChatDraft(), getChatSearch(), sessionStorage.getItem('chatDraft')]

it.each([
  ['the session ends', dropSession],
  ['somebody else logs in', () => startSession('other', { ...person, _id: 'u-2' })],
])('what a signed-in person began goes when %s, without the chat', (_, change) => {
  startSession('token', person)
  suggestChatDraft('Is this home still free?')
  setChatSearch('purpose=rent')
  change()
  expect(left()).toEqual(['', null, null])
})

it('what a guest began stays theirs when they log in, and through a change of the profile', () => {
  startSession('guest', guest)
  setChatDraft('Two bedrooms')
  setChatSearch('purpose=rent')
  startSession('token', person)
  expect([getChatDraft(), getChatSearch()]).toEqual(['Two bedrooms', 'purpose=rent'])
  startSession('token', { ...person, first_name: 'Sarah' })
  expect([getChatDraft(), getChatSearch()]).toEqual(['Two bedrooms', 'purpose=rent'])
})
