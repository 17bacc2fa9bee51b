import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSession, rereadSession } from '../../session/session-store.ts'
import { toastStore } from '../../stores/toasts.ts'
import { refusal, serveMock } from '../../test/mock-server.ts'
import { forgetVisit, logIn, openSite, place } from '../../test/open-site.tsx'

const hero = () => screen.findByRole('heading', { level: 1, name: 'Find a home you can check' })
const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(forgetVisit)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('start-up', () => {
  it('starts a guest session where there is none', async () => {
    const { calls } = serveMock()
    await openSite('/')
    expect(await hero()).toBeTruthy()
    expect(calls).toContain('POST /user/guest-user-login')
    expect(localStorage.getItem('userToken')).toBe(getSession().token)
    expect(JSON.parse(localStorage.getItem('userData') ?? '').role).toBe('guest')
  })

  it('loads the account of the stored token', async () => {
    const { calls } = serveMock()
    await logIn('individual')
    await openSite('/')
    expect(await screen.findByRole('link', { name: 'Your account' })).toBeTruthy()
    expect(calls).toContain('GET /user/get-all-user-details')
    expect(calls).not.toContain('POST /user/guest-user-login')
  })

  it('renders although no session can be started', async () => {
    const warn = warnings()
    serveMock((_request, path) =>
      path === '/user/guest-user-login' ? refusal(503, 'unavailable', 'later') : undefined,
    )
    await openSite('/')
    expect(await hero()).toBeTruthy()
    expect(getSession().token).toBeNull()
    expect(warn).toHaveBeenCalled()
  })

  it('ignores and logs a stored account that cannot be read', async () => {
    const warn = warnings()
    const { calls } = serveMock()
    localStorage.setItem('userData', '{"role":')
    rereadSession()
    expect(warn.mock.calls[0]?.[0]).toContain('cannot be read')
    await openSite('/')
    expect(await hero()).toBeTruthy()
    expect(calls).toContain('POST /user/guest-user-login')
  })

  it('gives a guest whose token the server forgot a new one, without a word', async () => {
    warnings()
    serveMock()
    localStorage.setItem('userToken', 'forgotten')
    localStorage.setItem('userData', JSON.stringify({ _id: 'g', role: 'guest' }))
    rereadSession()
    await openSite('/')
    expect(await hero()).toBeTruthy()
    expect(getSession().token).not.toBe('forgotten')
    expect(toastStore.snapshot()).toEqual([])
  })

  it('tells an account whose token the server refuses, and goes home after two seconds', async () => {
    warnings()
    serveMock()
    localStorage.setItem('userToken', 'expired')
    localStorage.setItem('userData', JSON.stringify({ _id: 'u', role: 'individual' }))
    rereadSession()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await openSite('/property-listing')
    expect(localStorage.getItem('userToken')).toBeNull()
    expect(localStorage.getItem('userData')).toBeNull()
    // Its words may come after the page; this waits by the true clock.
    await expect
      .poll(() => toastStore.snapshot().map(({ text }) => text))
      .toEqual(['Session expired. Please log in again.'])
    await act(() => vi.advanceTimersByTimeAsync(1_999))
    expect(place()).toBe('/property-listing')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(place()).toBe('/')
    vi.useRealTimers()
    await waitFor(() => expect(getSession().user?.role).toBe('guest'))
  })
})
