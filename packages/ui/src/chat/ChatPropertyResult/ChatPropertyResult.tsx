import './ChatPropertyResult.css'
import { type ReactNode, useId } from 'react'
import { NotedImage, type NotedImageProps } from '../../foundations/Image/NotedImage.tsx'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'

export interface ResultLine {
  id: string
  label: string
  value: ReactNode
  /** Stands for the label of a short figure, beside others of its kind. */
  icon?: ReactNode
  /** For the price. */
  strong?: boolean
}

export interface ChatPropertyResultProps {
  title: ReactNode
  /** By which the visitor may name it, written out: "1". */
  number?: string | undefined
  picture?: Pick<NotedImageProps, 'src' | 'alt' | 'note'> | undefined
  /** What is told of it, the price first. */
  lines: readonly ResultLine[]
  /** How many of the lines show, others keep their room; all of them, if not said. */
  shown?: number | undefined
  /** The link to the property; told apart from those of other properties by the title. */
  link?: { href: string; text: string; onClick?: () => void } | undefined
  /** A `HeartButton`, over the picture. */
  heart?: ReactNode
  /** What else can be done with it: beside the link. */
  actions?: ReactNode
}

/** A property inside a conversation: a small card whose lines come one after the other. */
export function ChatPropertyResult(props: ChatPropertyResultProps) {
  const { title, number, picture, lines, shown = lines.length, link, heart, actions } = props
  const id = useId()
  return (
    <article className="mz-result" aria-labelledby={id}>
      <div className="mz-result__media">
        {picture && <NotedImage {...picture} />}
        {heart && <div className="mz-result__heart">{heart}</div>}
      </div>
      <div className="mz-result__body">
        <h3 className="mz-result__title" dir="auto" id={id}>
          {number !== undefined && (
            <>
              <span className="mz-result__number">{number}</span>{' '}
            </>
          )}
          {title}
        </h3>
        <dl className="mz-result__lines">
          {lines.map(({ id: line, label, value, icon, strong }, at) => (
            <div
              className="mz-result__line"
              key={line}
              data-short={icon !== undefined || undefined}
              data-strong={strong || undefined}
              data-waits={at >= shown || undefined}
            >
              <dt>
                {icon}
                <VisuallyHidden>{label}</VisuallyHidden>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mz-result__end">
          {link && (
            <TextLink
              id={`${id}-link`}
              aria-labelledby={`${id}-link ${id}`}
              href={link.href}
              {...(link.onClick && { onClick: link.onClick })}
            >
              {link.text}
            </TextLink>
          )}
          {actions}
        </div>
      </div>
    </article>
  )
}
