import './Relaxations.css'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import type { RelaxationLink } from './use-relaxations.ts'

/** Small changes as links, each with the properties that it brings. */
export function Relaxations({ links }: { links: readonly RelaxationLink[] | undefined }) {
  if (!links)
    return (
      <div className="relaxations" aria-hidden="true">
        <Skeleton width="14rem" height="2.75rem" />
        <Skeleton width="12rem" height="2.75rem" />
        <Skeleton width="16rem" height="2.75rem" />
      </div>
    )
  return (
    <ul className="relaxations">
      {links.map(({ href, text, properties }) => (
        <li key={href}>
          <Button variant="outline" asChild>
            <UiLink href={href}>
              <span dir="auto">{text}</span>{' '}
              <span className="relaxations__homes mz-figures">{properties}</span>
            </UiLink>
          </Button>
        </li>
      ))}
    </ul>
  )
}
