import { type RefObject, useEffect, useState } from 'react'
import { boxesOf, isOver, isOverText, smallBox } from './what-lies-under.ts'

/** Where the button is, so that nothing to fill in, to press or to read lies under it. */
export interface Yielding {
  /** A field lies under it: it is gone meanwhile. */
  away: boolean
  /** A field lies under the hint beside it, which is gone meanwhile. */
  hintAway: boolean
  /** Something to press or to read lies under it: it is small, and at the very edge. */
  small: boolean
  /** How far up from its place nothing to press lies under the small one, in px. */
  lift: number
}

/** What a visitor writes in or presses of a form or of what stands around it, and wherever the focus is. */
const fields =
  'main :is(form, search, section:has(form)) :is(input, select, textarea, button, label, [role="combobox"]), main :focus'

const pressed =
  ':is(main, footer) :is(a, button, input, select, textarea, summary, [role="slider"], [role="button"])'

const lifts = [0, 52, 104, 156, 208]

/** Scrolled pages are read where they stop, ms after the last scroll. */
const REST_MS = 160

const free: Yielding = { away: false, hintAway: false, small: false, lift: 0 }

/** The elements that float; the region has the size of the button even while that is small. */
interface Floating {
  region: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
  hint: RefObject<HTMLElement | null>
}

/**
 * What gives way while something lies under the element. Pages scroll and grow under what is fixed to
 * the window, so it is looked at anew with each of both: for fields at once, for the rest at rest.
 */
export function useYielding({ region, button, hint }: Floating): Yielding {
  const [yielding, setYielding] = useState(free)
  useEffect(() => {
    let frame = 0
    let rest: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      frame = 0
      const boxes = boxesOf(fields)
      const away = isOverOne(button.current, boxes)
      setYielding(after({ away, hintAway: isOverOne(hint.current, boxes) }))
    }
    const lookAround = () => setYielding(after(region.current ? placeOf(region.current) : free))
    // One look for all that happens before a page is drawn.
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
      clearTimeout(rest)
      rest = setTimeout(lookAround, REST_MS)
    }
    const grown = new MutationObserver(soon)
    grown.observe(document.body, { childList: true, subtree: true })
    const happenings = ['scroll', 'resize', 'focusin'] as const
    // Captured: a scroll of a part of the page does not rise to the window.
    for (const name of happenings) addEventListener(name, soon, { capture: true, passive: true })
    soon()
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(rest)
      grown.disconnect()
      for (const name of happenings) removeEventListener(name, soon, { capture: true })
    }
  }, [region, button, hint])
  return yielding
}

/** What holds with these values; the same object where nothing changes, so that nothing is drawn. */
const after =
  (next: Partial<Yielding>) =>
  (held: Yielding): Yielding => {
    const now = { ...held, ...next }
    return JSON.stringify(now) === JSON.stringify(held) ? held : now
  }

const isOverOne = (floating: HTMLElement | null, boxes: readonly DOMRect[]): boolean =>
  floating !== null && isOver(floating.getBoundingClientRect(), boxes)

function placeOf(floating: HTMLElement): Pick<Yielding, 'small' | 'lift'> {
  const whole = floating.getBoundingClientRect()
  const boxes = boxesOf(pressed)
  if (!isOver(whole, boxes) && !isOverText(whole, floating)) return { small: false, lift: 0 }
  const lift = lifts.find((each) => !isOver(smallBox(whole, each), boxes))
  return { small: true, lift: lift ?? 0 }
}
