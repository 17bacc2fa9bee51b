import './FactsRow.css'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'

export interface Fact {
  id: string
  icon?: ReactNode
  /** Short, formatted: "2 bed", "1,240 sqft". */
  text: string
  /** Heard instead of a text that is too short to be read aloud: "2 bedrooms". */
  name?: string
}

export interface FactsRowProps {
  /** The facts, each with its icon. */
  facts: readonly Fact[]
  size?: 'md' | 'lg'
}

/** What a property is in figures: beds, baths, size. */
export function FactsRow({ facts, size = 'md' }: FactsRowProps) {
  if (facts.length === 0) return null
  return (
    <ul className={size === 'lg' ? 'mz-facts mz-facts--lg' : 'mz-facts'}>
      {facts.map(({ id, icon, text, name }) => (
        <li key={id}>
          {icon}
          <span aria-hidden={name === undefined ? undefined : true}>{text}</span>
          {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  )
}
