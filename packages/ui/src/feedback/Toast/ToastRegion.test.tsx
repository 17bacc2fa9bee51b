import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { createToastStore } from '../../stores/toast-store.ts'
import { ToastRegion } from './ToastRegion.tsx'

it('tells new toasts politely, and closes them by their button', () => {
  const store = createToastStore()
  show(<ToastRegion store={store} label="Messages" closeLabel="Close" />)
  const region = screen.getByRole('region', { name: 'Messages' })
  expect(region.getAttribute('aria-live')).toBe('polite')
  act(() => {
    store.show({ text: 'Saved', tone: 'success' })
  })
  expect(region.textContent).toContain('Saved')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(store.snapshot()[0]?.leaving).toBe(true)
})

it('does the action once and goes', () => {
  const store = createToastStore()
  const onPress = vi.fn()
  show(<ToastRegion store={store} label="Messages" closeLabel="Close" />)
  act(() => {
    store.show({ text: 'Removed', action: { label: 'Undo', onPress } })
  })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(store.snapshot()[0]?.leaving).toBe(true)
})

it('lets the clocks run again when the toast that was read is gone', () => {
  vi.useFakeTimers()
  const store = createToastStore({ duration: 1000, removalDelay: 0 })
  show(<ToastRegion store={store} label="Messages" closeLabel="Close" />)
  act(() => {
    store.show({ text: 'one' })
  })
  const close = screen.getByRole('button')
  act(() => close.focus())
  fireEvent.click(close)
  act(() => {
    vi.advanceTimersByTime(1)
  })
  act(() => {
    store.show({ text: 'two' })
  })
  act(() => {
    vi.advanceTimersByTime(1001)
  })
  expect(store.snapshot()).toEqual([])
  vi.useRealTimers()
})

it('lets the clocks run again when the pointer is elsewhere after a toast was replaced under it', () => {
  vi.useFakeTimers()
  const store = createToastStore({ duration: 1000, removalDelay: 0 })
  show(<ToastRegion store={store} label="Messages" closeLabel="Close" />)
  act(() => {
    store.show({ text: 'done' })
  })
  // As the browser leaves it: entered, and never left.
  store.pause()
  act(() => {
    vi.advanceTimersByTime(5000)
  })
  fireEvent.pointerMove(screen.getByText('done'))
  act(() => {
    vi.advanceTimersByTime(5000)
  })
  fireEvent.pointerMove(document.body)
  act(() => {
    vi.advanceTimersByTime(1001)
  })
  expect(store.snapshot()).toEqual([])
  vi.useRealTimers()
})
