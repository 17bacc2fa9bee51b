import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { ChatLog } from './ChatLog.tsx'

/** px of the log that are seen at once. */
const view = 400

/**
 * A conversation that can grow to a height, the last answer beginning so many px below its top: what
 * a browser measures, since the tests draw nothing.
 */
function open() {
  let measured = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measured = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const log = (asked: number) => (
    <ChatLog label="Conversation" asked={asked} newestLabel="Newest">
      <p>Hello</p>
      <p>Nine homes</p>
    </ChatLog>
  )
  const { rerender } = show(log(0))
  const area = screen.getByRole('region', { name: 'Conversation' })
  let [height, answerAt] = [view, 0]
  vi.spyOn(area, 'clientHeight', 'get').mockReturnValue(view)
  vi.spyOn(area, 'scrollHeight', 'get').mockImplementation(() => height)
  vi.spyOn(screen.getByText('Nine homes'), 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, answerAt - area.scrollTop, 300, 100),
  )
  return {
    area,
    grow: (to: number, beginningAt: number) => {
      height = to
      answerAt = beginningAt
      act(() => measured())
    },
    scroll: (top: number) => {
      area.scrollTop = top
      fireEvent.scroll(area)
    },
    ask: () => rerender(log(1)),
  }
}
const newest = () => screen.queryByRole('button', { name: 'Newest' })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('follows the end while the visitor is there', () => {
  const { area, grow } = open()
  grow(1000, 900)
  expect(area.scrollTop).toBe(600)
  grow(1200, 1100)
  expect(area.scrollTop).toBe(800)
  expect(newest()).toBeNull()
})

it('stops where the start of a long answer is at the top', () => {
  const { area, grow } = open()
  grow(1000, 500)
  grow(2000, 500)
  // 12 px are left above it.
  expect(area.scrollTop).toBe(488)
  expect(newest()).not.toBeNull()
})

it('leaves whoever scrolls up where they read', () => {
  const { area, grow, scroll } = open()
  grow(1000, 900)
  scroll(600)
  scroll(200)
  grow(1400, 1300)
  expect(area.scrollTop).toBe(200)
  expect(newest()).not.toBeNull()
})

it('follows again from the end, by the button or by scrolling', () => {
  const { area, grow, scroll } = open()
  grow(1000, 900)
  scroll(600)
  scroll(200)
  scroll(590)
  grow(1400, 1300)
  expect(area.scrollTop).toBe(1000)
  scroll(1000)
  scroll(100)
  fireEvent.click(newest() ?? document.body)
  grow(1800, 1700)
  expect(area.scrollTop).toBe(1400)
})

it('comes to the end when the visitor says something', () => {
  const { area, grow, scroll, ask } = open()
  grow(1000, 900)
  scroll(600)
  scroll(200)
  ask()
  grow(1500, 1400)
  expect(area.scrollTop).toBe(1100)
})
