import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { countListeners } from '../../test/listeners.ts'
import { useOneOpen } from './use-one-open.ts'

afterEach(() => vi.restoreAllMocks())

const area = { current: document.createElement('nav') }

it('listens to the page only while one is open', () => {
  const listeners = countListeners(document, ['pointerdown', 'focusin', 'keydown'])
  const { result, unmount } = renderHook(() => useOneOpen(area))
  expect(listeners()).toBe(0)
  act(() => result.current.toggle('one'))
  expect(listeners()).toBe(3)
  act(() => result.current.toggle('two'))
  expect(listeners()).toBe(3)
  act(() => result.current.close())
  expect(listeners()).toBe(0)
  act(() => result.current.toggle('one'))
  unmount()
  expect(listeners()).toBe(0)
})

it('opens another in place of the first, and closes what is pressed again', () => {
  const { result } = renderHook(() => useOneOpen(area))
  act(() => result.current.toggle('one'))
  act(() => result.current.toggle('two'))
  expect(result.current.openId).toBe('two')
  act(() => result.current.toggle('two'))
  expect(result.current.openId).toBeNull()
})

it('gives the focus back to what has opened it, once Escape closes it', () => {
  const nav = document.createElement('nav')
  nav.innerHTML = '<button aria-expanded="true">Homes</button><a href="#there">There</a>'
  document.body.append(nav)
  const { result, unmount } = renderHook(() => useOneOpen({ current: nav }))
  act(() => result.current.toggle('one'))
  nav.querySelector('a')?.focus()
  act(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  })
  expect(result.current.openId).toBeNull()
  expect(document.activeElement).toBe(nav.querySelector('button'))
  unmount()
  nav.remove()
})
