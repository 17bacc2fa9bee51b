import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { emptyContent } from '@manzil/domain/property-draft/empty-content'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '../../../../session/session-store.ts'
import { failure, serve } from '../../../../test/serve.ts'
import { createKeeper } from '../draft/draft-keeper.ts'

const id = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'
const content = { ...emptyContent, title: 'Ours' }
const theirs = {
  _id: id,
  version: 7,
  property_id: null,
  content: { ...emptyContent, title: 'Theirs' },
  saved_at: '2026-11-20T08:00:00.000Z',
  editor: 'another window',
  browser: null,
  os: null,
}
const save = `PUT /draft/save-property-draft/${id}`
const read = `GET /draft/get-property-draft/${id}`

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

/** A keeper whose draft another window has saved meanwhile. */
async function overtaken() {
  serve({ [save]: { status: 409, body: failure('Saved elsewhere', 'conflict') } })
  const keeper = createKeeper({
    draft: {
      id,
      version: 3,
      propertyId: null,
      content: emptyContent,
      savedAt: new Date(0),
      unsaved: null,
    },
    onFailure: () => {},
  })
  keeper.change(content)
  keeper.flush()
  await vi.waitFor(() => expect(keeper.store.get().kind).toBe('elsewhere'))
  return keeper
}

test('what this window has replaces what another one has saved, from its version on', async () => {
  const keeper = await overtaken()
  const calls = serve({
    [read]: { body: { data: theirs } },
    [save]: { body: fixtures.savePropertyDraft() },
  })
  await keeper.keepMine()
  expect(calls.at(-1)?.body).toMatchObject({ version: 7, content: { title: 'Ours' } })
  expect(keeper.store.get().kind).toBe('saved')
  await keeper.end()
})

test('what another window has saved comes here, and nothing of it is sent back', async () => {
  const keeper = await overtaken()
  const calls = serve({ [read]: { body: { data: theirs } } })
  expect(await keeper.takeTheirs()).toMatchObject({ title: 'Theirs' })
  keeper.flush()
  expect(calls).toHaveLength(1)
  expect(keeper.store.get()).toEqual({ kind: 'saved', at: new Date(theirs.saved_at) })
  await keeper.end()
})

test('what only this tab has is sent, and what a form begins with is not', async () => {
  const calls = serve({ [save]: { body: fixtures.savePropertyDraft() } })
  const begun = { id, version: 0, propertyId: null, content, savedAt: null, unsaved: null }
  const looked = createKeeper({ draft: begun, onFailure: () => {} })
  looked.flush()
  expect(calls).toHaveLength(0)
  const unsaved = { version: 0, propertyId: null, content }
  const written = createKeeper({ draft: { ...begun, unsaved }, onFailure: () => {} })
  written.flush()
  await vi.waitFor(() => expect(written.store.get().at).not.toBeNull())
  expect(calls).toHaveLength(1)
})

test('what could not be sent is not sent for whoever logs in next', async () => {
  vi.useFakeTimers()
  const { data: agent } = fixtures.loginUser()
  startSession('first', agent)
  serve({ [save]: { status: 503, body: failure('Busy', 'unavailable') } })
  const begun = { id, version: 0, propertyId: null, content, savedAt: null }
  const keeper = createKeeper({
    draft: { ...begun, unsaved: { version: 0, propertyId: null, content } },
    onFailure: () => {},
  })
  keeper.flush()
  await vi.waitFor(() => expect(keeper.store.get().kind).toBe('typing'))
  endSession()
  startSession('second', { ...agent, _id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02' })
  const calls = serve({ [save]: { body: fixtures.savePropertyDraft() } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toEqual([])
  startSession('first', agent)
  keeper.flush()
  await vi.waitFor(() => expect(calls).toHaveLength(1))
})
