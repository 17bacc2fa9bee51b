import './ChatPropertyResult.css'
import { type ReactNode, useId } from 'react'
import { NotedImage, type NotedImageProps } from '../../foundations/Image/NotedImage.tsx'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'

export interface ResultLine {
  id: string
  label: string
  value: ReactNode
  /** For the price. */
  strong?: boolean
}

export interface ChatPropertyResultProps {
  title: ReactNode
  /** By which the visitor may name it, written out: "1". */
  number?: string | undefined
  picture?: Pick<NotedImageProps, 'src' | 'alt' | 'note'> | undefined
  /** The lines revealed so far; the caller adds one after the other. */
  lines: readonly ResultLine[]
  /** The link to the property; told apart from those of other properties by the title. */
  link?: { href: string; text: string; onClick?: () => void } | undefined
  /** What else can be done with it. */
  actions?: ReactNode
}

/** A property inside a conversation: label and value, line by line. */
export function ChatPropertyResult(props: ChatPropertyResultProps) {
  const { title, number, picture, lines, link, actions } = props
  const id = useId()
  return (
    <article className="mz-result" aria-labelledby={id}>
      {picture && <NotedImage {...picture} ratio="16 / 9" />}
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
          {lines.map((line) => (
            <div className="mz-result__line" key={line.id}>
              <dt>{line.label}</dt>
              <dd data-strong={line.strong || undefined}>{line.value}</dd>
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
