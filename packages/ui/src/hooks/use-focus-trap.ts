import { type RefObject, useEffect, useState } from 'react'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/**
 * Keeps Tab inside a modal element (`aria-modal`) while `active`, and gives the focus back to where it was
 * afterwards. Dialogs above it keep their own focus: keys that are pressed there do not come here.
 */
export function useFocusTrap(container: RefObject<HTMLElement | null>, active = true): void {
  // Asked while drawing: the effects of what is inside may have moved the focus already.
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    const element = container.current
    if (!element || !active) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || element.getAttribute('aria-modal') !== 'true') return
      const stops = [...element.querySelectorAll<HTMLElement>(focusable)].filter(
        (stop) => stop.checkVisibility?.() ?? true,
      )
      const [first, last] = [stops[0], stops.at(-1)]
      const current = document.activeElement
      const leaving = event.shiftKey ? current === first || current === element : current === last
      if (!leaving) return
      event.preventDefault()
      const next = event.shiftKey ? last : first
      next?.focus()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => {
      element.removeEventListener('keydown', onKeyDown)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [container, active, before])
}
