import { useEffect, useLayoutEffect, useRef } from 'react'
import { READ_MS } from '../api/call-timeout.ts'
import { useLocation } from './location.ts'
import { isOtherPage } from './page-number.ts'

/** State of a new entry of the history that leaves the page where it is scrolled. */
export const stay = 'stay'

/** Key of session storage. */
const storageKey = 'scrollPositions'
/** Entries of the history that are remembered. */
const REMEMBERED = 50

/** Scroll positions by history entry, in px; they outlive a reload. */
const positions = new Map<string, number>(readPositions())

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function keepPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-REMEMBERED)))
  } catch {
    // Without storage a reload begins at the top.
  }
}

/** A visitor who does any of it has found a place of their own. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * Scrolls down as soon as the page is tall enough, unless the visitor moves first, or what fills the page
 * could not be read in time.
 */
function restore(top: number): () => void {
  const reach = () => {
    window.scrollTo({ top, behavior: 'instant' })
    return Math.abs(window.scrollY - top) < 2
  }
  if (reach()) return () => {}
  const watcher = new ResizeObserver(() => {
    if (reach()) stop()
  })
  const stop = () => {
    watcher.disconnect()
    clearTimeout(timer)
    for (const event of ownMoves) removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, READ_MS)
  for (const event of ownMoves) addEventListener(event, stop, { passive: true })
  watcher.observe(document.body)
  return stop
}

/**
 * New pages, and other pages of a list, start at the top and hand the focus to their content; going back or forward returns to
 * the place that was left. Replaced entries (`replace`) stay where they are, and so do those whose state
 * asks for it: what was changed is in view.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, state, type } = useLocation()
  const stays = state === stay
  const shown = useRef({ key, pathname, search })

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    // Follows the ref: the page that left has shrunk the document before effects run again.
    const remember = () => positions.set(shown.current.key, window.scrollY)
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', keepPositions)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', keepPositions)
    }
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { key, pathname, search }
    const turns = type === 'PUSH' && !stays && isOtherPage(before.search, search)
    if (before.pathname !== pathname || turns)
      document.getElementById('main')?.focus({ preventScroll: true })
    if (type === 'POP') {
      const top = positions.get(key) ?? 0
      // What lists leave undrawn below the screen would have the place lie elsewhere.
      if (top > 0) document.documentElement.dataset.whole = ''
      return restore(top)
    }
    if (type === 'PUSH' && !stays) {
      delete document.documentElement.dataset.whole
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
    return undefined
  }, [key, type, pathname, search, stays])
}
