import { beforeEach, expect, it } from 'vitest'
import { draftOf } from '../../form/draft.ts'
import { forgetOthers, forgetOwned } from '../../session/owned.ts'
import { dropSession, startSession } from '../../session/session-store.ts'
import { guest, sara } from '../../test/people.ts'

const draft = draftOf('enquiryForm:p-1', { message: '' })
const omar = { ...sara, _id: '0197a1c2-7d10-7e3a-9b54-0000000000ff' }

beforeEach(() => {
  sessionStorage.clear()
  startSession('token', sara)
  draft.keep({ message: 'private words' })
})

it('shows a draft to who wrote it alone', () => {
  expect(draft.read()).toEqual({ message: 'private words' })
  startSession('token', guest)
  expect(draft.read()).toBeNull()
  startSession('token', omar)
  expect(draft.read()).toBeNull()
})

it('keeps a draft for an owner whose session has run out', () => {
  dropSession()
  startSession('token', guest)
  forgetOthers()
  expect(draft.read()).toBeNull()
  startSession('token', sara)
  forgetOthers()
  expect(draft.read()).toEqual({ message: 'private words' })
})

it('takes a draft away when another account comes, and at logout', () => {
  startSession('token', omar)
  forgetOthers()
  expect(Object.keys(sessionStorage)).toEqual([])
  draft.keep({ message: 'of Omar' })
  sessionStorage.setItem('visitTracked', 'true')
  forgetOwned()
  expect(Object.keys(sessionStorage)).toEqual(['visitTracked'])
})

it('goes on with what a guest began', () => {
  startSession('token', guest)
  draft.keep({ message: 'of a guest' })
  startSession('token', sara)
  forgetOthers()
  expect(draft.read()).toEqual({ message: 'of a guest' })
})

it('is empty where what was kept is no text', () => {
  const kept = JSON.stringify({
    account: sara._id,
    value: { message: 7, other: 'of another form' },
  })
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, kept)
  expect(draft.read()).toEqual({ message: '' })
})
