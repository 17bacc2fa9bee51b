import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSettled } from '../use-settled.ts'

test('what is being typed counts once it has not changed for the pause', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ typed }) => useSettled(typed, 200), {
    initialProps: { typed: '' },
  })
  for (const typed of ['m', 'ma', 'mar']) {
    rerender({ typed })
    act(() => vi.advanceTimersByTime(199))
    expect(result.current).toBe('')
  }
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe('mar')
})
