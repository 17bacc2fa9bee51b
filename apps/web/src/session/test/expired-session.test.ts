import { SESSION_EXPIRED_REDIRECT_MS } from '@manzil/domain/limits'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expireSession, isExpiring } from '../../api/expired-session.ts'
import { closeLogin, getLogin } from '../../stores/login-dialog.ts'
import { toastStore } from '../../stores/toasts.ts'
import { leaveSite } from '../../test/leave-site.ts'
import { guest, sara } from '../../test/people.ts'
import { getSession, startSession } from '../session-store.ts'

/** Guests that the server was asked for. */
let guests = 0

beforeEach(() => {
  vi.useFakeTimers()
  startSession('a-token-of-twenty-letters', sara)
  window.location.hash = '#/property-listing'
  guests = 0
  vi.stubGlobal('fetch', async () => {
    guests += 1
    return Response.json({ data: guest, token: 'guest-token' })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  toastStore.clear()
  closeLogin()
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

  it('leads nobody home who has closed the page', async () => {
    expireSession('Session expired. Please log in again.')
    leaveSite()
    expect(isExpiring()).toBe(false)
    window.location.hash = '#/faqs'
    await vi.runAllTimersAsync()
    expect([guests, window.location.hash]).toEqual([0, '#/faqs'])
  })

  it('makes one new guest, and goes home once', async () => {
    expireSession('Session expired. Please log in again.')
    const [told] = toastStore.snapshot()
    await vi.advanceTimersByTimeAsync(1_000)
    expireSession('Session expired. Please log in again.')
    expect(toastStore.snapshot()).toEqual([told])
    await vi.advanceTimersByTimeAsync(SESSION_EXPIRED_REDIRECT_MS - 1_000)
    expect([guests, window.location.hash]).toEqual([1, '#/'])
    window.location.hash = '#/faqs'
    await vi.runAllTimersAsync()
    expect([guests, window.location.hash]).toEqual([1, '#/faqs'])
  })

  it('goes home too where another tab has made the new guest meanwhile', async () => {
    expireSession('Session expired. Please log in again.')
    startSession('guest-of-another-tab', guest)
    await vi.runAllTimersAsync()
    expect([guests, window.location.hash]).toEqual([0, '#/'])
    expect(getSession().token).toBe('guest-of-another-tab')
  })

  it('leaves whoever logs in meanwhile where they are', async () => {
    expireSession('Session expired. Please log in again.')
    startSession('a-new-token-of-sara', sara)
    await vi.runAllTimersAsync()
    expect([guests, window.location.hash]).toEqual([0, '#/property-listing'])
    expect(getSession().token).toBe('a-new-token-of-sara')
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

  it('asks to log in again, for the page that it ended on', async () => {
    window.location.hash = '#/leads?lead=l-1'
    expireSession('Session expired. Please log in again.')
    await vi.runAllTimersAsync()
    expect(getLogin()).toEqual({ open: true, next: '/leads?lead=l-1' })
  })
})
