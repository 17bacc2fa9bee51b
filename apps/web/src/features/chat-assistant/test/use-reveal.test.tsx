import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useReveal } from '../messages/use-reveal.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const shownOf = (total: number, live: boolean) =>
  renderHook(({ lines }) => useReveal(lines, live), { initialProps: { lines: total } })
const step = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('useReveal', () => {
  it('shows one more line every 250 ms when live', () => {
    const { result } = shownOf(3, true)
    expect(result.current.shown).toBe(1)
    step(249)
    expect(result.current.shown).toBe(1)
    step(1)
    expect(result.current.shown).toBe(2)
    step(10_000)
    expect(result.current.shown).toBe(3)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('shows everything at once from the history', () => {
    expect(shownOf(30, false).result.current.shown).toBe(30)
  })

  it('shows everything at once to people who ask for less motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    expect(shownOf(30, true).result.current.shown).toBe(30)
  })

  it('goes on when more lines arrive', () => {
    const { result, rerender } = shownOf(2, true)
    step(1_000)
    rerender({ lines: 4 })
    expect(result.current.shown).toBe(2)
    step(250)
    expect(result.current.shown).toBe(3)
  })

  it('can be cut short', () => {
    const { result } = shownOf(30, true)
    act(() => result.current.showAll())
    expect(result.current.shown).toBe(30)
  })
})
