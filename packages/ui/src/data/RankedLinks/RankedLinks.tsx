import './RankedLinks.css'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'

export interface RankedLink {
  id: string
  href: string
  label: string
  /** Its number in words: "182 properties". */
  text: string
  value: number
}

export interface RankedLinksProps {
  /** The greatest value first; undefined while they load. */
  links: readonly RankedLink[] | undefined
  /** Lines to draw while they load. */
  expected?: number
}

/** Places to go, each with its number; a bar compares it with the greatest. */
export function RankedLinks({ links, expected = 6 }: RankedLinksProps) {
  if (!links) {
    return (
      <div className="mz-ranked" aria-hidden="true">
        {Array.from({ length: expected }, (_, line) => (
          <div key={line} className="mz-ranked__line">
            <Skeleton width="60%" height="1rem" />
          </div>
        ))}
      </div>
    )
  }
  const most = Math.max(1, ...links.map(({ value }) => value))
  return (
    <ul className="mz-ranked">
      {links.map(({ id, href, label, text, value }) => (
        <li key={id}>
          <UiLink className="mz-ranked__line" href={href}>
            <span className="mz-ranked__label" dir="auto">
              {label}
            </span>
            <span className="mz-ranked__text">{text}</span>
            <span
              className="mz-ranked__bar"
              style={{ inlineSize: `${(100 * Math.max(0, value)) / most}%` }}
            />
          </UiLink>
        </li>
      ))}
    </ul>
  )
}
