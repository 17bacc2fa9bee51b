import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const texts = (store: ReturnType<typeof createToastStore>) =>
  store.snapshot().map((toast) => toast.text)

it('has one global toast at a time: a new one replaces the old', () => {
  const store = createToastStore()
  store.show({ text: 'first' })
  store.show({ text: 'second' })
  expect(texts(store)).toEqual(['second'])
})

it('replaces within a scope only, and never without one', () => {
  const store = createToastStore()
  store.show({ text: 'global' })
  store.show({ text: 'chat 1', scope: 'chat' })
  store.show({ text: 'chat 2', scope: 'chat' })
  store.show({ text: 'alone 1', scope: null })
  store.show({ text: 'alone 2', scope: null })
  expect(texts(store)).toEqual(['global', 'chat 2', 'alone 1', 'alone 2'])
})

it('keeps at most 20, the newest', () => {
  const store = createToastStore()
  for (let count = 1; count <= 25; count++) store.show({ text: String(count), scope: null })
  expect(texts(store)).toHaveLength(20)
  expect(texts(store)[0]).toBe('6')
})

it('lets a toast go after 3000 ms, fading before it is gone', () => {
  const store = createToastStore({ removalDelay: 1000 })
  store.show({ text: 'hello' })
  vi.advanceTimersByTime(2999)
  expect(store.snapshot()[0]?.leaving).toBe(false)
  vi.advanceTimersByTime(1)
  expect(store.snapshot()[0]?.leaving).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(store.snapshot()).toEqual([])
})

it('never lets loading toasts go, whatever duration they ask for', () => {
  const store = createToastStore()
  store.show({ text: 'loading', tone: 'loading', duration: 10 })
  store.show({ text: 'kept', tone: 'warning', duration: null, scope: null })
  vi.advanceTimersByTime(60_000)
  expect(texts(store)).toEqual(['loading', 'kept'])
})

it('stops the clocks while somebody reads, and goes on with what was left', () => {
  const store = createToastStore({ removalDelay: 0 })
  store.show({ text: 'read me', duration: 1000 })
  vi.advanceTimersByTime(600)
  store.pause()
  vi.advanceTimersByTime(10_000)
  expect(texts(store)).toEqual(['read me'])
  store.resume()
  vi.advanceTimersByTime(399)
  expect(store.snapshot()[0]?.leaving).toBe(false)
  vi.advanceTimersByTime(1)
  expect(store.snapshot()[0]?.leaving).toBe(true)
})

it('leaves no clock behind for a replaced toast', () => {
  const store = createToastStore()
  store.show({ text: 'old', duration: 1000 })
  vi.advanceTimersByTime(900)
  store.show({ text: 'new', duration: 1000 })
  vi.advanceTimersByTime(900)
  expect(store.snapshot()[0]).toMatchObject({ text: 'new', leaving: false })
})

it('tells its listeners until they leave', () => {
  const store = createToastStore()
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  store.show({ text: 'one' })
  leave()
  store.show({ text: 'two' })
  expect(listener).toHaveBeenCalledTimes(1)
})

it('says something else in its place, and starts its clock', () => {
  const store = createToastStore({ removalDelay: 0 })
  const id = store.show({ text: 'uploading', tone: 'loading', scope: 'upload' })
  store.show({ text: 'other', duration: null })
  vi.advanceTimersByTime(60_000)
  store.update(id, { text: 'uploaded', tone: 'success', duration: 1000 })
  expect(store.snapshot()[0]).toMatchObject({ id, text: 'uploaded', scope: 'upload' })
  vi.advanceTimersByTime(1001)
  expect(texts(store)).toEqual(['other'])
  store.update(id, { text: 'too late' })
  expect(texts(store)).toEqual(['other'])
})

it('lets a toast take its own time between going and being gone', () => {
  const store = createToastStore({ duration: 1000 })
  store.show({ text: 'slow', removalDelay: 1000 })
  vi.advanceTimersByTime(1999)
  expect(store.snapshot()[0]?.leaving).toBe(true)
  vi.advanceTimersByTime(1)
  expect(texts(store)).toEqual([])
})

it('lets a toast go that was fading when somebody began to read', () => {
  const store = createToastStore({ duration: 1000, removalDelay: 500 })
  store.show({ text: 'fading' })
  vi.advanceTimersByTime(1000)
  store.pause()
  vi.advanceTimersByTime(500)
  expect(texts(store)).toEqual([])
  store.resume()
  vi.advanceTimersByTime(5000)
  expect(texts(store)).toEqual([])
})
