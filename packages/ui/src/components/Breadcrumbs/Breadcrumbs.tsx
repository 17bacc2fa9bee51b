import './Breadcrumbs.css'
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
  crumbs: readonly Crumb[]
}

/** The way here from the home page. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="mz-crumbs">
        {crumbs.map((crumb, place) => (
          <li key={crumb.id}>
            {place > 0 && <ChevronEndIcon size={14} />}
            {crumb.href === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <UiLink href={crumb.href}>{crumb.label}</UiLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
