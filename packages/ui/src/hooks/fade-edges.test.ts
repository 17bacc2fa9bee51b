import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fadeEdges } from './fade-edges.ts'

/** Those that wait for the next frame to be told of sizes. */
const waiting = new Set<() => void>()
const nextFrame = () => {
  for (const tell of waiting) tell()
  waiting.clear()
}
class FrameObserver {
  tell: () => void
  constructor(tell: () => void) {
    this.tell = tell
  }
  observe() {
    waiting.add(this.tell)
  }
  unobserve() {}
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('ResizeObserver', FrameObserver))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function region(direction: 'ltr' | 'rtl', sizes: Record<string, number>): HTMLElement {
  const element = document.createElement('ul')
  element.style.direction = direction
  const all = { scrollWidth: 100, clientWidth: 100, scrollHeight: 50, clientHeight: 50, ...sizes }
  for (const [name, value] of Object.entries({ scrollLeft: 0, scrollTop: 0, ...all }))
    Object.defineProperty(element, name, { value, writable: true, configurable: true })
  document.body.append(element)
  return element
}
const faded = (element: HTMLElement) =>
  element
    .getAttributeNames()
    .filter((name) => name.startsWith('data-more-'))
    .map((name) => name.replace('data-more-', ''))

it('fades where more follows, in both directions of reading', () => {
  const wide = { scrollWidth: 300 }
  const one = (direction: 'ltr' | 'rtl', scrollLeft: number) => {
    const element = region(direction, { ...wide, scrollLeft })
    fadeEdges(element)
    nextFrame()
    return faded(element)
  }
  expect(one('ltr', 0)).toEqual(['right'])
  expect(one('ltr', 100)).toEqual(['left', 'right'])
  expect(one('ltr', 200)).toEqual(['left'])
  expect(one('rtl', 0)).toEqual(['left'])
  expect(one('rtl', -100)).toEqual(['left', 'right'])
  expect(one('rtl', -200)).toEqual(['right'])
})

it('follows the scrolling of a column, and leaves alone what fits', () => {
  const column = region('ltr', { scrollHeight: 120 })
  fadeEdges(column)
  nextFrame()
  expect(faded(column)).toEqual(['below'])
  column.scrollTop = 70
  column.dispatchEvent(new Event('scroll'))
  expect(faded(column)).toEqual(['above'])
  const fitting = region('rtl', {})
  fadeEdges(fitting)
  nextFrame()
  expect(faded(fitting)).toEqual([])
})

it('measures nothing before the page is laid out, and again when the content changes', async () => {
  const list = region('ltr', {})
  const width = vi.fn(() => 300)
  Object.defineProperty(list, 'scrollWidth', { get: width })
  fadeEdges(list)
  expect(width).not.toHaveBeenCalled()
  nextFrame()
  expect(faded(list)).toEqual(['right'])
  width.mockReturnValue(100)
  list.append(document.createElement('li'))
  await vi.waitFor(() => expect(waiting.size).toBe(1))
  nextFrame()
  expect(faded(list)).toEqual([])
})
