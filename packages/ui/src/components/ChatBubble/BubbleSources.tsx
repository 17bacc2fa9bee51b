import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'

export interface BubbleSource {
  id: string
  /** What is said: "AED 2,350,000". */
  claim: string
  /** Who says so, and as of when. */
  detail?: string
  href?: string
}

export interface BubbleSourcesProps {
  /** "2 sources" */
  summary: string
  items: readonly BubbleSource[]
  /** Unfolded from the start. */
  open?: boolean
  /** A source was followed: on phones the chat makes room for the page. */
  onFollow?: () => void
}

/** Where the figures of an answer come from: small print that opens. */
export function BubbleSources({ summary, items, open, onFollow }: BubbleSourcesProps) {
  if (items.length === 0) return null
  return (
    <Disclosure variant="source" summary={summary} {...(open !== undefined && { open })}>
      <ul className="mz-bubble__sources">
        {items.map(({ id, claim, detail, href }) => (
          <li key={id}>
            {href === undefined ? (
              <bdi>{claim}</bdi>
            ) : (
              <TextLink href={href} {...(onFollow && { onClick: onFollow })}>
                <bdi>{claim}</bdi>
              </TextLink>
            )}
            {detail && ` · ${detail}`}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
