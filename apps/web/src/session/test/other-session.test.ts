import { getCurrentUser } from '@manzil/api-client/generated/account-calls.gen'
import { getCurrentUserQuery } from '@manzil/api-client/generated/account-queries.gen'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../api/api.ts'
import { expireSession, isExpiring } from '../../api/expired-session.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { resumeSession, startGuestSession } from '../../api/start-session.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { toastStore } from '../../stores/toasts.ts'
import { guest, sara } from '../../test/people.ts'
import { getSession, startSession } from '../session-store.ts'

const saras = { token: 'a-token-of-sara', user: sara }
let answer: (body: unknown, status?: number) => void

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = (body, status = 200) => resolve(Response.json(body, { status }))
  vi.stubGlobal('fetch', () => promise)
  startSession('a-token-of-a-guest', guest)
})

const refusal = { message: 'The token is not known.', code: 'unauthorized' }
const begin = () => startSession(saras.token, saras.user)

describe('an answer to the session before', () => {
  it('ends none by refusing a data load', async () => {
    const queryClient = createQueryClient(() => expireSession('Session expired.'))
    const load = queryClient.fetchQuery(getCurrentUserQuery(api)).catch(() => {})
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1))
    begin()
    answer(refusal, 401)
    await load
    expect([getSession(), isExpiring()]).toEqual([saras, false])
  })

  it('ends none by refusing what was pressed, and says so', async () => {
    const call = getCurrentUser(api)
    begin()
    answer(refusal, 401)
    const result = await call
    if (!result.ok) tellFailure(String, result.error)
    expect([getSession(), isExpiring()]).toEqual([saras, false])
    expect(toastStore.snapshot().map(({ text }) => text)).toEqual(['The token is not known.'])
  })

  it('says nothing where that one is just told to have run out', async () => {
    const call = getCurrentUser(api)
    expireSession('Session expired.')
    answer(refusal, 401)
    const result = await call
    if (!result.ok) tellFailure(String, result.error)
    expect(toastStore.snapshot().map(({ text }) => text)).toEqual(['Session expired.'])
  })

  it('is no account of this one, nor its end, when it comes from the start', async () => {
    for (const [body, status] of [
      [{ data: guest }, 200],
      [refusal, 401],
    ] as const) {
      startSession('a-token-of-a-guest', guest)
      const { promise, resolve } = Promise.withResolvers<Response>()
      vi.stubGlobal('fetch', () => promise)
      const resumed = resumeSession()
      begin()
      resolve(Response.json(body, { status }))
      expect(await resumed).toBe('ready')
      expect(getSession()).toEqual(saras)
    }
  })

  it('makes no guest of whoever logs in meanwhile', async () => {
    const started = startGuestSession()
    begin()
    answer({ data: guest, token: 'a-token-of-another-guest' })
    await started
    expect(getSession()).toEqual(saras)
  })
})
