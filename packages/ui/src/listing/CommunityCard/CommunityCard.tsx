import './CommunityCard.css'
import { Image } from '../../foundations/Image/Image.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'

export interface CommunityFigure {
  id: string
  /** "Median price, 2 beds" */
  label: string
  /** Formatted, or why there is none. */
  value: string
  /** Against a year ago, in words. */
  change?: { text: string; direction: 'up' | 'down' } | undefined
}

export interface CommunityCardProps {
  href: string
  name: string
  /** The emirate. */
  place?: string | undefined
  picture?: string | undefined
  /** "182 properties" */
  count?: string | undefined
  /** Figures of the community, each with its name. */
  figures?: readonly CommunityFigure[]
  /** Of what the figures were counted, and when. */
  source?: string | undefined
  level?: 2 | 3
  sizes?: string
  priority?: boolean
}

/**
 * A community, or a category: its picture, how many there are, and its real medians with what they
 * were counted from.
 */
export function CommunityCard(props: CommunityCardProps) {
  const { href, name, place, picture, count, figures = [], source, level = 3 } = props
  const Heading = `h${level}` as const
  return (
    <article className="mz-community">
      <div className="mz-community__media">
        <Image
          src={picture}
          alt=""
          ratio="16 / 10"
          priority={props.priority ?? false}
          {...(props.sizes && { sizes: props.sizes })}
        />
      </div>
      <div className="mz-community__body">
        <Heading className="mz-community__name">
          <UiLink href={href} className="mz-community__link">
            <bdi>{name}</bdi>
          </UiLink>
        </Heading>
        {(place || count) && (
          <p className="mz-community__place">{[place, count].filter(Boolean).join(' · ')}</p>
        )}
        {figures.length > 0 && (
          <dl className="mz-community__figures">
            {figures.map(({ id, label, value, change }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  {change && (
                    <span className="mz-community__change" data-direction={change.direction}>
                      {change.text}
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {source && <p className="mz-community__source">{source}</p>}
      </div>
    </article>
  )
}
