import './PropertyCard.css'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { type Fact, FactsRow } from '../../data/FactsRow/FactsRow.tsx'
import { Badge, type BadgeTone } from '../../foundations/Badge/Badge.tsx'
import { EyeIcon } from '../../foundations/icons/actions.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { PriceText, type PriceTextProps } from '../PriceText/PriceText.tsx'
import { useSnapStrip } from '../use-snap-strip.ts'
import { type CardPicture, CardPictures, type CardPicturesProps } from './CardPictures.tsx'
import { type ComparedPrice, PriceBar } from './PriceBar.tsx'

/**
 * 'grid' and 'list' for results, 'compact' for a line in a column, 'map' for the bubble of a pin,
 * 'chat' for a message of the assistant.
 */
export type CardLayout = 'grid' | 'list' | 'compact' | 'map' | 'chat'

export interface CardBadge {
  id: string
  text: string
  /** Read out after the text: what the badge means. */
  hint?: string
  tone?: BadgeTone
  icon?: ReactNode
}

export interface PropertyCardProps {
  href: string
  /** What else is said of it; the card gives it two lines. */
  title: string
  /** The first words: building, then community. */
  place: string
  /** Formatted; see `PriceText`. */
  price: Omit<PriceTextProps, 'size'>
  pictures: readonly CardPicture[]
  /** How many pictures there are, in words. */
  pictureCount?: string
  /** In place of the count, what the picture is where it is no photograph: "Illustration". */
  pictureNote?: string
  /** Bedrooms, bathrooms, size, each with its icon. */
  facts: readonly Fact[]
  /** How its price stands among those of properties like it. Not in compact cards. */
  comparison?: ComparedPrice
  /** What tells it from its neighbours, in words: furnishing, cheques, rate, age, agency. Not in compact cards. */
  details?: readonly string[]
  /** What stands on the picture. */
  badges?: readonly CardBadge[]
  /** A `HeartButton`, or whatever else may be done to the property. */
  heart?: ReactNode
  /** More that may be done, below the facts: compare, hide. */
  actions?: ReactNode
  /** The word for a property that was looked at before; its presence marks the card. */
  seen?: string | undefined
  layout?: CardLayout
  /** `sizes` of the pictures, where the sources are responsive. */
  sizes?: string
  /** For the cards above the fold. */
  priority?: boolean
  /** Drawn as chosen, for example while its pin on the map is hovered. */
  lit?: boolean
  /** The pointer or the focus came, or went. */
  onLit?: (lit: boolean) => void
  /** Names of the buttons that step through the pictures. */
  texts: CardPicturesProps['texts']
}

/** Width : height of the pictures; the skeleton has the same. */
export const cardRatios: Record<CardLayout, string> = {
  grid: 'var(--mz-card-ratio, 4 / 3)',
  list: '4 / 3',
  compact: '1',
  map: '16 / 9',
  chat: '16 / 9',
}

/**
 * A property in a list. One link for the keyboard, on which the left and right arrows step through the
 * pictures; the whole card for the pointer.
 */
export function PropertyCard(props: PropertyCardProps) {
  const { href, layout = 'grid', badges = [], details = [], seen, lit = false, onLit } = props
  const { dir } = useUi()
  const compact = layout === 'compact'
  const pictures = compact ? props.pictures.slice(0, 1) : props.pictures
  const strip = useSnapStrip(pictures.length)
  const [wanted, setWanted] = useState(false)
  const enter = () => {
    setWanted(true)
    onLit?.(true)
  }
  const leave = () => onLit?.(false)
  const watch = { onPointerEnter: enter, onFocus: enter, onPointerLeave: leave, onBlur: leave }
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const forward = (event.key === 'ArrowRight') === (dir === 'ltr')
    strip.show(strip.index + (forward ? 1 : -1))
  }
  return (
    <article
      className={`mz-card mz-card--${layout}`}
      data-lit={lit || undefined}
      data-seen={seen !== undefined || undefined}
      {...watch}
    >
      <div className="mz-card__media">
        <CardPictures
          href={href}
          pictures={pictures}
          strip={strip}
          wanted={wanted}
          count={compact ? undefined : props.pictureCount}
          note={compact ? undefined : props.pictureNote}
          ratio={cardRatios[layout]}
          sizes={props.sizes}
          priority={props.priority ?? false}
          texts={props.texts}
        />
        {!compact && badges.length > 0 && (
          <div className="mz-card__badges">
            {badges.map((badge) => (
              <Badge key={badge.id} tone={badge.tone ?? 'media'} icon={badge.icon}>
                {badge.text}
                {badge.hint && <VisuallyHidden>{` (${badge.hint})`}</VisuallyHidden>}
              </Badge>
            ))}
          </div>
        )}
        {!compact && props.heart && <div className="mz-card__heart">{props.heart}</div>}
        {!compact && seen !== undefined && (
          <span className="mz-card__seen">
            <EyeIcon size={14} />
            {seen}
          </span>
        )}
      </div>
      <div className="mz-card__body">
        <PriceText {...props.price} size={compact ? 'sm' : 'md'} />
        <p className="mz-card__place">{props.place}</p>
        <h3 className="mz-card__title">
          <UiLink href={href} className="mz-card__link" onKeyDown={stepByKey}>
            {props.title}
          </UiLink>
        </h3>
        <div className="mz-card__facts">
          <FactsRow facts={props.facts} />
        </div>
        {!compact && props.comparison && <PriceBar {...props.comparison} />}
        {!compact && details.length > 0 && (
          <ul className="mz-card__details">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        {compact && seen !== undefined && <VisuallyHidden>{seen}</VisuallyHidden>}
        {props.actions && <div className="mz-card__actions">{props.actions}</div>}
      </div>
    </article>
  )
}
