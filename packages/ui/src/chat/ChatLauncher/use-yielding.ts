import { type RefObject, useEffect, useState } from 'react'

/** What a visitor writes in or presses of a form or of what stands around it, and wherever the focus is. */
const kept =
  'main :is(form, search, section:has(form)) :is(input, select, textarea, button, label, [role="combobox"]), main :focus'

/**
 * True while something of a form lies under the element: nothing may float over a field. Pages scroll
 * and grow under what is fixed to the window, so it is looked at anew with each of both.
 */
export function useYielding(floating: RefObject<HTMLElement | null>): boolean {
  const [yields, setYields] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setYields(isOverSomething(floating.current))
    }
    // One look for all that happens before a page is drawn.
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    const grown = new MutationObserver(soon)
    grown.observe(document.body, { childList: true, subtree: true })
    const happenings = ['scroll', 'resize', 'focusin'] as const
    // Captured: a scroll of a part of the page does not rise to the window.
    for (const name of happenings) addEventListener(name, soon, { capture: true, passive: true })
    soon()
    return () => {
      cancelAnimationFrame(frame)
      grown.disconnect()
      for (const name of happenings) removeEventListener(name, soon, { capture: true })
    }
  }, [floating])
  return yields
}

function isOverSomething(floating: HTMLElement | null): boolean {
  if (!floating) return false
  const own = floating.getBoundingClientRect()
  return [...document.querySelectorAll(kept)].some((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top
  })
}
