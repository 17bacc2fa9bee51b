import { useLayoutEffect, useRef } from 'react'
import { READ_MS } from '../api/call-timeout.ts'
import { useLocation } from './location.ts'
import { isOtherPage } from './page-number.ts'
import { positionOf, rememberPosition, setShownEntry, storePositions } from './scroll-positions.ts'

/** State of a new entry of the history that leaves the page where it is scrolled. */
export const stay = 'stay'

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
  const shown = useRef({ pathname, search })

  // With the page, not after it: it can be scrolled from its first frame on.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    addEventListener('scroll', rememberPosition, { passive: true })
    addEventListener('pagehide', storePositions)
    return () => {
      removeEventListener('scroll', rememberPosition)
      removeEventListener('pagehide', storePositions)
    }
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    // Here already: the page that left has shrunk the document before its scrolling is told.
    setShownEntry(key)
    const turns = type === 'PUSH' && !stays && isOtherPage(before.search, search)
    if (before.pathname !== pathname || turns)
      document.getElementById('main')?.focus({ preventScroll: true })
    if (type === 'POP') {
      const top = positionOf(key)
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
