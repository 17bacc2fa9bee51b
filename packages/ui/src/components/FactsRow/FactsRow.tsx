import './FactsRow.css'
import type { ReactNode } from 'react'

export interface Fact {
  id: string
  icon?: ReactNode
  /** Short, formatted: "2 bed", "1,240 sqft". */
  text: string
}

export interface FactsRowProps {
  facts: readonly Fact[]
  size?: 'md' | 'lg'
}

/** What a home is in figures: beds, baths, size. */
export function FactsRow({ facts, size = 'md' }: FactsRowProps) {
  if (facts.length === 0) return null
  return (
    <ul className={size === 'lg' ? 'mz-facts mz-facts--lg' : 'mz-facts'}>
      {facts.map((fact) => (
        <li key={fact.id}>
          {fact.icon}
          {fact.text}
        </li>
      ))}
    </ul>
  )
}
