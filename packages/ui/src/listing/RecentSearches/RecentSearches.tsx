import './RecentSearches.css'
import { type ReactNode, useId, useRef } from 'react'
import { Badge } from '../../foundations/Badge/Badge.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CloseIcon, SearchIcon } from '../../foundations/icons/actions.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'

export interface RecentSearch {
  id: string
  href: string
  /** "Apartments for sale in Dubai Marina" */
  label: string
  /** The other criteria in words. */
  detail?: string
  /** Properties that came since: "3 new". */
  fresh?: string | undefined
  /** "Forget: apartments for sale in Dubai Marina" */
  removeLabel: string
}

export interface RecentSearchesProps {
  /** The searches, the latest first. */
  searches: readonly RecentSearch[]
  onRemove: (id: string) => void
  onClear: () => void
  level?: 2 | 3
  texts: { title: string; clear: string; none: ReactNode }
}

/**
 * What was searched before, newest first. After one is forgotten the focus goes to the next one's
 * button, or to the heading after the last.
 */
export function RecentSearches(props: RecentSearchesProps) {
  const { searches, onRemove, onClear, level = 2, texts } = props
  const id = useId()
  const title = useRef<HTMLHeadingElement | null>(null)
  const list = useRef<HTMLUListElement | null>(null)
  const Heading = `h${level}` as const

  function remove(search: RecentSearch, at: number) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at + 1] ?? buttons[at - 1] ?? title.current
    next?.focus()
    onRemove(search.id)
  }

  return (
    <section className="mz-recent" aria-labelledby={id}>
      <div className="mz-recent__head">
        <Heading ref={title} id={id} tabIndex={-1} className="mz-recent__title">
          {texts.title}
        </Heading>
        {searches.length > 0 && (
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              title.current?.focus()
              onClear()
            }}
          >
            {texts.clear}
          </Button>
        )}
      </div>
      {searches.length === 0 ? (
        <p className="mz-recent__none">{texts.none}</p>
      ) : (
        <ul ref={list} className="mz-recent__list">
          {searches.map((search, at) => (
            <li key={search.id}>
              <UiLink href={search.href} className="mz-recent__link">
                <SearchIcon size={18} />
                <span className="mz-recent__text">
                  <span dir="auto">{search.label}</span>
                  {search.detail && <span className="mz-recent__detail">{search.detail}</span>}
                </span>
                {search.fresh && <Badge tone="accent">{search.fresh}</Badge>}
              </UiLink>
              <IconButton label={search.removeLabel} onClick={() => remove(search, at)}>
                <CloseIcon size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
