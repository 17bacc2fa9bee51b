import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { countListeners } from '../../test/listeners.ts'
import { useMediaQuery } from './use-media-query.ts'

afterEach(() => vi.restoreAllMocks())

/** A window whose width can be changed, and how many listen to that. */
function pretendWindow() {
  let matches = false
  const list = Object.assign(new EventTarget(), {
    media: '',
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
  const listeners = countListeners(list, ['change'])
  const query = Object.defineProperty(Object.assign(list, { matches }), 'matches', {
    get: () => matches,
  })
  vi.spyOn(window, 'matchMedia').mockReturnValue(query)
  return {
    listeners,
    narrow: () =>
      act(() => {
        matches = true
        list.dispatchEvent(new Event('change'))
      }),
  }
}

it('follows the window, and leaves nobody listening', () => {
  const { listeners, narrow } = pretendWindow()
  const { result, unmount } = renderHook(() => useMediaQuery('(max-width: 768px)'))
  expect(result.current).toBe(false)
  narrow()
  expect(result.current).toBe(true)
  expect(listeners()).toBe(1)
  unmount()
  expect(listeners()).toBe(0)
})
