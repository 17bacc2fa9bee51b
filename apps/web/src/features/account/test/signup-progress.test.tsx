import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepProgress, noDetails, readProgress } from '../sign-up/signup-progress.ts'
import { useSecondsUntil } from '../sign-up/use-seconds-until.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

describe('a sign-up that was begun', () => {
  it('goes on for an hour, and is forgotten after it', () => {
    const details = { ...noDetails, first_name: 'Mariam' }
    keepProgress({ details, attempt: null })
    vi.advanceTimersByTime(3_600_000 - 1)
    expect(readProgress().details.first_name).toBe('Mariam')
    vi.advanceTimersByTime(1)
    expect(readProgress().details.first_name).toBe('')
    expect(localStorage.getItem('formData')).toBeNull()
  })
})

describe('the seconds until a new code', () => {
  it('count down to none, and then stand still', () => {
    const at = Date.now() + 2_500
    const { result } = renderHook(() => useSecondsUntil(at))
    const shown = [result.current]
    for (let second = 0; second < 3; second++) {
      act(() => vi.advanceTimersByTime(1_000))
      shown.push(result.current)
    }
    expect(shown).toEqual([3, 2, 1, 0])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are not counted for a page that was left', () => {
    const at = Date.now() + 60_000
    const { unmount } = renderHook(() => useSecondsUntil(at))
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
