import './FactTable.css'
import type { ReactNode } from 'react'

export interface FactLine {
  id: string
  label: string
  value: ReactNode
  /** Small print below the value, such as the sum that it comes from. */
  detail?: ReactNode
}

export interface FactTableProps {
  /** What is not stated has no line. */
  facts: readonly FactLine[]
  /** Names the list, where no heading does. */
  label?: string
  /** One below the other also where there is room for more. */
  single?: boolean
}

/** Labels and what is stated under them, between hairlines; in columns where there is room. */
export function FactTable({ facts, label, single = false }: FactTableProps) {
  if (facts.length === 0) return null
  return (
    <dl
      className={single ? 'mz-fact-table mz-fact-table--single' : 'mz-fact-table'}
      aria-label={label}
    >
      {facts.map(({ id, label: name, value, detail }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <span dir="auto">{value}</span>
            {detail && <span className="mz-fact-table__detail">{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
