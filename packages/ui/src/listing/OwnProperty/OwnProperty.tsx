import './OwnProperty.css'
import { type ReactNode, useId } from 'react'
import { Badge, type BadgeTone } from '../../foundations/Badge/Badge.tsx'
import { Image } from '../../foundations/Image/Image.tsx'
import { WarningIcon } from '../../foundations/icons/things.tsx'
import { Spinner } from '../../foundations/Spinner/Spinner.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { PriceText, type PriceTextProps } from '../PriceText/PriceText.tsx'

export interface OwnPropertyFigure {
  id: string
  /** "Views" */
  label: string
  /** Formatted. */
  value: string
}

export interface OwnPropertyProps {
  /** The property as visitors see it; a draft has no such page. */
  href?: string | undefined
  title: string
  place: string
  /** The price, as `PriceText` takes it. */
  price: Omit<PriceTextProps, 'size'>
  /** Its cover, in all the sizes that there are of it. */
  picture?:
    | string
    | {
        src: string
        srcSet?: string | undefined
        /** A tiny copy, shown blurred while the picture is on its way. */
        placeholder?: string | null | undefined
        alt?: string
      }
    | undefined
  /** Draft, live, hidden, expired: a word, an icon, a tone. */
  status: { text: string; tone?: BadgeTone; icon?: ReactNode }
  /** Beside the status: a paid place, and the like. */
  mark?: string | undefined
  /** Views, enquiries and the like, each with its name. */
  figures?: readonly OwnPropertyFigure[]
  /** When it was changed, and when it ends. */
  dates?: readonly string[]
  /** What has to be done: "The permit ended. Renew it." */
  note?: string | undefined
  /** Buttons, a menu: the main one first. */
  actions?: ReactNode
  /** A `Checkbox`, where several can be chosen. */
  select?: ReactNode
  /** Being deleted or changed: the words for it. */
  busy?: string | undefined
  /** 'auto' is a row where there is room for one, and a card otherwise. */
  layout?: 'auto' | 'card'
}

/** A property in the hands of its owner: how it stands, how it does, and what can be done. */
export function OwnProperty(props: OwnPropertyProps) {
  const { href, title, status, figures = [], dates = [], note, busy, layout = 'auto' } = props
  const titleId = useId()
  const { src, srcSet, placeholder } = coverOf(props.picture)
  return (
    <article
      className={`mz-own mz-own--${layout}`}
      aria-labelledby={titleId}
      aria-busy={busy ? true : undefined}
    >
      <div className="mz-own__box" inert={busy ? true : undefined}>
        {props.select && <div className="mz-own__select">{props.select}</div>}
        <div className="mz-own__picture">
          <Image
            src={src}
            {...(srcSet && { srcSet, sizes: '11rem' })}
            {...(placeholder && { placeholder })}
            alt=""
            ratio="4 / 3"
          />
        </div>
        <div className="mz-own__main">
          <div className="mz-own__states">
            <Badge tone={status.tone ?? 'neutral'} icon={status.icon}>
              {status.text}
            </Badge>
            {props.mark && <Badge tone="info">{props.mark}</Badge>}
          </div>
          <h3 className="mz-own__title" id={titleId} dir="auto">
            {href === undefined ? title : <UiLink href={href}>{title}</UiLink>}
          </h3>
          <p className="mz-own__place">{props.place}</p>
          <PriceText {...props.price} size="sm" />
          {note && (
            <p className="mz-own__note">
              <WarningIcon size={16} />
              <span>{note}</span>
            </p>
          )}
        </div>
        {figures.length > 0 && (
          <dl className="mz-own__figures">
            {figures.map(({ id, label, value }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="mz-own__end">
          {props.actions && <div className="mz-own__actions">{props.actions}</div>}
          <div>
            {dates.map((date) => (
              <p key={date}>{date}</p>
            ))}
          </div>
        </div>
      </div>
      {busy && (
        <p className="mz-own__busy" role="status">
          <Spinner />
          {busy}
        </p>
      )}
    </article>
  )
}

const coverOf = (picture: OwnPropertyProps['picture']) =>
  typeof picture === 'object'
    ? picture
    : { src: picture, srcSet: undefined, placeholder: undefined }
