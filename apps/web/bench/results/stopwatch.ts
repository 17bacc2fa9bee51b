import type { Page } from 'playwright-core'

/** What has to be on screen for a wait to be over; selectors, judged in the page. */
interface Goal {
  present: string
  /** Is there while an answer is under way. */
  busy: string
  /** Elements that tell one answer from the one before, by the property that they show or their text. */
  told: string
  /** No change for so long means that the last one was the answer, in ms; 0 takes the first. */
  quiet: number
}

export const goals = {
  suggestions: {
    present: '[role="listbox"] [role="option"]',
    busy: '.mz-search__note',
    told: '[role="listbox"] [role="option"]',
    quiet: 600,
  },
  results: {
    present: '.listing__results, .mz-state',
    busy: '.listing__results[aria-busy="true"]',
    told: '[data-property], main h1 .mz-figures',
    quiet: 600,
  },
  pins: { present: '.mz-map .mz-pin', busy: '', told: '.mz-map .mz-pin', quiet: 0 },
} as const satisfies Record<string, Goal>

/** A wait that lasts longer is given up, in ms. */
const TIMEOUT_MS = 5_000

declare global {
  interface Window {
    stopwatch?: Promise<number | null>
  }
}

/**
 * Time from the next press of `act` to the frame that shows what the goal asks for and what was not
 * there before, in ms; null where nothing changed. The clock starts with the browser's own time of
 * the press.
 */
export async function time(page: Page, goal: Goal, act: () => Promise<void>) {
  await page.evaluate(watch, { ...goal, timeoutMs: TIMEOUT_MS })
  await act()
  return page.evaluate(() => window.stopwatch ?? null)
}

/** Runs in the page. */
function watch({ present, busy, told, quiet, timeoutMs }: Goal & { timeoutMs: number }): void {
  const signature = () =>
    [...document.querySelectorAll<HTMLElement>(told)]
      .map((each) => each.dataset.property ?? each.textContent)
      .join()
  const reached = () =>
    document.querySelector(present) !== null && (!busy || document.querySelector(busy) === null)
  const before = signature()
  window.stopwatch = new Promise((resolve) => {
    let pressed: number | undefined
    let shown = before
    let changed: number | undefined
    let pending = false
    let rest: ReturnType<typeof setTimeout> | undefined
    const end = (found: number | null) => {
      observer.disconnect()
      clearTimeout(rest)
      clearTimeout(limit)
      resolve(found)
    }
    const limit = setTimeout(() => end(null), timeoutMs)
    const judge = () => {
      pending = false
      if (pressed === undefined || !reached()) return
      const now = signature()
      if (now === shown) return
      shown = now
      changed = performance.now() - pressed
      clearTimeout(rest)
      if (quiet === 0) return end(changed)
      rest = setTimeout(() => end(changed ?? null), quiet)
    }
    const observer = new MutationObserver(() => {
      if (pending) return
      pending = true
      requestAnimationFrame(judge)
    })
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    const start = (event: Event) => {
      pressed ??= event.timeStamp
    }
    for (const press of ['keydown', 'pointerdown'])
      window.addEventListener(press, start, { capture: true, once: true })
  })
}
