import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fadeEdges } from './fade-edges.ts'

class NoObserver {
  observe() {}
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('ResizeObserver', NoObserver))
afterEach(() => vi.unstubAllGlobals())

function region(direction: 'ltr' | 'rtl', sizes: Record<string, number>): HTMLElement {
  const element = document.createElement('ul')
  element.style.direction = direction
  const all = { scrollWidth: 100, clientWidth: 100, scrollHeight: 50, clientHeight: 50, ...sizes }
  for (const [name, value] of Object.entries({ scrollLeft: 0, scrollTop: 0, ...all }))
    Object.defineProperty(element, name, { value, writable: true })
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
  expect(faded(column)).toEqual(['below'])
  column.scrollTop = 70
  column.dispatchEvent(new Event('scroll'))
  expect(faded(column)).toEqual(['above'])
  const fitting = region('rtl', {})
  fadeEdges(fitting)
  expect(faded(fitting)).toEqual([])
})
