import './Pagination.css'
import type { ReactNode } from 'react'
import { ChevronEndIcon, ChevronStartIcon } from '../../foundations/icons/actions.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { PageJump } from './PageJump.tsx'
import { pageWindow } from './page-window.ts'

export interface PaginationProps {
  /** Current page, from 1; one beyond the ends counts as the end. */
  page: number
  /** How many pages there are. */
  pages: number
  /** The address of a page: every page is a link of its own. */
  hrefFor: (page: number) => string
  /** How a number is written in the language of the page. */
  formatNumber?: (page: number) => string
  texts: {
    label: string
    previous: string
    next: string
    page: (page: string) => string
    /** "Page 7 of 24": what 'compact' shows. */
    place?: (page: string, pages: string) => string
    /** Label and button of the jump. */
    goTo?: string
    go?: string
  }
  /** 'compact' is two large steps and the place; 'auto' takes it on phones where the text is given. */
  variant?: 'auto' | 'numbers' | 'compact'
  /** Offers a jump to any page by its number, for lists of hundreds. Needs `goTo` and `go`. */
  onGo?: (page: number) => void
}

/** Links to the pages of a list. Shows nothing where there is one page only. */
export function Pagination(props: PaginationProps) {
  const { pages, hrefFor, formatNumber = String, texts, variant = 'auto', onGo } = props
  // Phones have room for seven targets of 44 px.
  const narrow = useMediaQuery('(max-width: 480px)')
  if (pages <= 1) return null
  // An address may ask for a page that is none: the nearest one is meant.
  const page = Math.min(Math.max(props.page, 1), pages)
  const compact = texts.place && (variant === 'compact' || (variant === 'auto' && narrow))
  const slots = pageWindow(page, pages, narrow ? 0 : 1)
  return (
    <nav aria-label={texts.label}>
      <ul className={compact ? 'mz-pages mz-pages--compact' : 'mz-pages'}>
        <li>
          <Step label={texts.previous} href={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
            <ChevronStartIcon />
          </Step>
        </li>
        {compact && (
          <li className="mz-pages__place" aria-current="page">
            {texts.place?.(formatNumber(page), formatNumber(pages))}
          </li>
        )}
        {(compact ? [] : slots).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <UiLink
                href={hrefFor(slot)}
                aria-label={texts.page(formatNumber(slot))}
                aria-current={slot === page ? 'page' : undefined}
              >
                {formatNumber(slot)}
              </UiLink>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
        <li>
          <Step label={texts.next} href={page < pages ? hrefFor(page + 1) : undefined} rel="next">
            <ChevronEndIcon />
          </Step>
        </li>
      </ul>
      {onGo && texts.goTo && texts.go && (
        <PageJump pages={pages} label={texts.goTo} go={texts.go} onGo={onGo} />
      )}
    </nav>
  )
}

interface StepProps {
  label: string
  href: string | undefined
  rel: string
  children: ReactNode
}

function Step({ label, href, rel, children }: StepProps) {
  if (href === undefined) return <span aria-hidden="true">{children}</span>
  return (
    <UiLink href={href} rel={rel} aria-label={label} title={label}>
      {children}
    </UiLink>
  )
}
