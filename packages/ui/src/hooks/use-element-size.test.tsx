import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useElementSize } from './use-element-size.ts'

const fallback = { width: 100, height: 50 }

function Measured() {
  const { ref, width, height } = useElementSize(fallback)
  return <output ref={ref}>{`${width} x ${height}`}</output>
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The component and what a browser measures of it. */
function open() {
  const watched = new Set<Element>()
  let changed = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        changed = callback
      }
      observe(element: Element) {
        watched.add(element)
      }
      disconnect() {
        watched.clear()
      }
    },
  )
  const { unmount } = render(<Measured />)
  const element = screen.getByRole('status')
  return {
    watched,
    unmount,
    said: () => element.textContent,
    measure: (width: number, height: number) => {
      vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(width)
      vi.spyOn(element, 'clientHeight', 'get').mockReturnValue(height)
      act(() => changed())
    },
  }
}

it('follows the element, from what is known of it before', () => {
  const { said, measure } = open()
  expect(said()).toBe('100 x 50')
  measure(320, 200)
  expect(said()).toBe('320 x 200')
})

it('keeps its size while it is hidden', () => {
  const { said, measure } = open()
  measure(320, 200)
  measure(0, 0)
  expect(said()).toBe('320 x 200')
})

it('watches nothing once it is gone', () => {
  const { watched, unmount } = open()
  expect(watched.size).toBe(1)
  unmount()
  expect(watched.size).toBe(0)
})
