import './Breadcrumbs.css'
import { useEffect, useRef, useState } from 'react'
import { ChevronEndIcon } from '../icons/actions.tsx'
import { UiLink } from '../UiLink/UiLink.tsx'

export interface Crumb {
  id: string
  label: string
  /** Missing on the last: the page itself. */
  href?: string
}

export interface BreadcrumbsProps {
  label: string
  /** The way from the top to this page, which is the last. */
  crumbs: readonly Crumb[]
  /** Name of the button that stands for the steps between on phones; without it they all show. */
  moreLabel?: string
}

/** The way here from the home page. On phones the first, the parent and the page itself remain. */
export function Breadcrumbs({ label, crumbs, moreLabel }: BreadcrumbsProps) {
  const list = useRef<HTMLOListElement>(null)
  const [unfolded, setUnfolded] = useState(false)
  const folds = moreLabel !== undefined && crumbs.length > 3

  // The button that was pressed is gone: the first step in its place takes the focus.
  useEffect(() => {
    if (unfolded) list.current?.querySelectorAll<HTMLElement>('li > a')[1]?.focus()
  }, [unfolded])

  const step = (crumb: Crumb, place: number) => {
    const between = folds && !unfolded && place > 0 && place < crumbs.length - 2
    return (
      <li key={crumb.id} className={between ? 'mz-crumbs__between' : ''}>
        {place > 0 && <ChevronEndIcon size={14} />}
        {crumb.href === undefined ? (
          <span aria-current="page">{crumb.label}</span>
        ) : (
          <UiLink href={crumb.href}>{crumb.label}</UiLink>
        )}
      </li>
    )
  }
  return (
    <nav aria-label={label}>
      <ol className="mz-crumbs" ref={list}>
        {crumbs.slice(0, 1).map(step)}
        {folds && !unfolded && (
          <li className="mz-crumbs__more">
            <ChevronEndIcon size={14} />
            <button type="button" aria-label={moreLabel} onClick={() => setUnfolded(true)}>
              …
            </button>
          </li>
        )}
        {crumbs.slice(1).map((crumb, at) => step(crumb, at + 1))}
      </ol>
    </nav>
  )
}
