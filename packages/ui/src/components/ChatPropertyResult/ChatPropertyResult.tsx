import './ChatPropertyResult.css'
import type { ReactNode } from 'react'
import { Image } from '../Image/Image.tsx'

export interface ResultLine {
  id: string
  label: string
  value: ReactNode
  /** For the price. */
  strong?: boolean
}

export interface ChatPropertyResultProps {
  title: ReactNode
  picture?: { src: string; alt: string } | undefined
  /** The lines revealed so far; the caller adds one after the other. */
  lines: readonly ResultLine[]
  /** The link to the listing, and what else can be done with it. */
  actions: ReactNode
}

/** A home inside a conversation: label and value, line by line. */
export function ChatPropertyResult({ title, picture, lines, actions }: ChatPropertyResultProps) {
  return (
    <article className="mz-result">
      {picture && <Image {...picture} ratio="16 / 9" />}
      <div className="mz-result__body">
        <h3 className="mz-result__title" dir="auto">
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
        <div className="mz-result__end">{actions}</div>
      </div>
    </article>
  )
}
