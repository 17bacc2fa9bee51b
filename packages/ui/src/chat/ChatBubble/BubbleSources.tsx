import { useEffect, useRef } from 'react'
import { Disclosure } from '../../foundations/Disclosure/Disclosure.tsx'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'

/** A figure as it stands in the answer, and what it is. */
export interface SourceFigure {
  id: string
  /** "AED 2,350,000" */
  claim: string
  /** "Price" */
  name?: string | undefined
}

/** A row, or rows counted together, with the figures that were read from it. */
export interface BubbleSource {
  id: string
  /** What it is: the title of a property, or "Asking prices of live properties". */
  title: string
  /** As of when. */
  detail?: string | undefined
  /** Shows the rows. Its words are the title's where it has none: "See these properties". */
  link?: { href: string; text?: string } | undefined
  figures: readonly SourceFigure[]
}

export interface BubbleSourcesProps {
  /** "2 figures with their sources" */
  summary: string
  items: readonly BubbleSource[]
  /** Unfolded from the start. */
  open?: boolean
  /** Unfolds and leads to the row of a figure; a new object for each time. */
  asked?: { figure: string } | undefined
  /** A source was followed: on phones the chat makes room for the page. */
  onFollow?: () => void
}

/** Where the figures of an answer come from: small print that opens. */
export function BubbleSources(props: BubbleSourcesProps) {
  const { summary, items, open, asked, onFollow } = props
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!asked) return
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-figure]') ?? []
    const row = [...rows].find(({ dataset }) => dataset.figure === asked.figure)
    const fold = row?.closest('details')
    if (!row || !fold) return
    fold.open = true
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  }, [asked])
  if (items.length === 0) return null
  const follow = onFollow ? { onClick: onFollow } : {}
  return (
    <div className="mz-bubble__small-print">
      <Disclosure variant="source" summary={summary} {...(open !== undefined && { open })}>
        <ul className="mz-bubble__sources" ref={list}>
          {items.map(({ id, title, detail, link, figures }) => (
            <li key={id}>
              <p className="mz-bubble__source">
                {link && !link.text ? (
                  <TextLink href={link.href} {...follow}>
                    <bdi>{title}</bdi>
                  </TextLink>
                ) : (
                  <bdi>{title}</bdi>
                )}
                {detail && <span>{detail}</span>}
              </p>
              {figures.length > 0 && (
                <dl className="mz-bubble__figures">
                  {figures.map((figure) => (
                    <div key={figure.id} data-figure={figure.id} tabIndex={-1}>
                      <dt>{figure.name}</dt>
                      <dd>
                        <bdi>{figure.claim}</bdi>
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
              {link?.text && (
                <TextLink href={link.href} {...follow}>
                  {link.text}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
