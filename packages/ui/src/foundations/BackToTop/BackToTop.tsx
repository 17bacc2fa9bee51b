import './BackToTop.css'
import { useEffect, useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ArrowUpIcon } from '../icons/media.tsx'

export interface BackToTopProps {
  label: string
  /** px scrolled until it appears; by default one and a half screens. */
  after?: number
  /** Id of what gets the focus at the top, by default the page's `main`. */
  focusId?: string
}

/** Leads back to the top of a long page, with the focus too, since the eye and Tab must agree. */
export function BackToTop({ label, after, focusId }: BackToTopProps) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const update = () => setShown(window.scrollY > (after ?? 1.5 * window.innerHeight))
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [after])

  function rise() {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const target = focusId ? document.getElementById(focusId) : document.querySelector('main')
    if (target instanceof HTMLElement) {
      if (target.tabIndex < 0) target.tabIndex = -1
      target.focus({ preventScroll: true })
    }
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  }

  return (
    <div className="mz-to-top" data-shown={shown || undefined} inert={!shown}>
      <IconButton label={label} variant="outline" round onClick={rise}>
        <ArrowUpIcon />
      </IconButton>
    </div>
  )
}
