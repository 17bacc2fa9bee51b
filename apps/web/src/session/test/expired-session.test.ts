import { SESSION_EXPIRED_REDIRECT_MS } from '@manzil/domain/limits'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '../../stores/toasts.ts'
import { guest, sara } from '../../test/people.ts'
import { expireSession } from '../expired-session.ts'
import { getSession, startSession } from '../session-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  startSession('a-token-of-twenty-letters', sara)
  window.location.hash = '#/property-listing'
  vi.stubGlobal('fetch', async () => Response.json({ data: guest, token: 'guest-token' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  toastStore.clear()
})

describe('an expired session', () => {
  it('is forgotten and told at once, however many calls fail', () => {
    expireSession('Session expired. Please log in again.')
    expireSession('Session expired. Please log in again.')
    expect(getSession()).toEqual({ token: null, user: null })
    expect(localStorage.getItem('userToken')).toBeNull()
    expect(localStorage.getItem('userData')).toBeNull()
    expect(toastStore.snapshot().map(({ text }) => text)).toEqual([
      'Session expired. Please log in again.',
    ])
    vi.runAllTimers()
  })

  it('ends on the home page after two seconds, as a new guest', async () => {
    expireSession('Session expired. Please log in again.')
    await vi.advanceTimersByTimeAsync(SESSION_EXPIRED_REDIRECT_MS - 1)
    expect(window.location.hash).toBe('#/property-listing')
    await vi.advanceTimersByTimeAsync(1)
    expect(window.location.hash).toBe('#/')
    await vi.runAllTimersAsync()
    expect(getSession().token).toBe('guest-token')
  })
})
