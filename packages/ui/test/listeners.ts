import { vi } from 'vitest'

/** How many listeners of these types a target gains from here on: those added, less those removed. */
export function countListeners(target: EventTarget, types: readonly string[]): () => number {
  const live = new Set<string>()
  const ids = new Map<unknown, number>()
  const key = (type: string, listener: unknown) => {
    if (!ids.has(listener)) ids.set(listener, ids.size)
    return `${type} ${ids.get(listener)}`
  }
  const { addEventListener, removeEventListener } = target
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    if (types.includes(type)) live.add(key(type, listener))
    addEventListener.call(target, type, listener, options)
  })
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    live.delete(key(type, listener))
    removeEventListener.call(target, type, listener, options)
  })
  return () => live.size
}
