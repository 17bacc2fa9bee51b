import './PlanComparison.css'
import type { ReactNode } from 'react'
import {
  SegmentedControl,
  type SegmentedControlProps,
} from '../../forms/SegmentedControl/SegmentedControl.tsx'
import { CheckIcon } from '../../foundations/icons/actions.tsx'
import { MinusIcon } from '../../foundations/icons/tools.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { PlanCard, type PlanCardProps } from './PlanCard.tsx'

export interface ComparedPlan extends PlanCardProps {
  id: string
}

export interface PlanRow {
  id: string
  label: string
  /** By plan: included or not, or how much. */
  values: Readonly<Record<string, boolean | string>>
}

export interface PlanComparisonProps<Period extends string> {
  /** Names the region. */
  label: string
  /** Monthly or yearly; without it there is no switch. */
  period?: SegmentedControlProps<Period>
  plans: readonly ComparedPlan[]
  /** All differences in one table, below the cards. */
  table?: {
    caption: string
    featureLabel: string
    rows: readonly PlanRow[]
    /** The words for the two marks. */
    included: string
    notIncluded: string
  }
  /** In place of the cards: skeletons, nothing offered, a failure. */
  instead?: ReactNode
}

/** Plans beside each other, by month or year, and what tells them apart. */
export function PlanComparison<Period extends string>(props: PlanComparisonProps<Period>) {
  const { label, period, plans, table, instead } = props
  return (
    <section className="mz-plans" aria-label={label}>
      {period && (
        <div className="mz-plans__period">
          <SegmentedControl {...period} />
        </div>
      )}
      {instead ?? (
        <ul className="mz-plans__cards">
          {plans.map(({ id, ...plan }) => (
            <li key={id}>
              <PlanCard {...plan} />
            </li>
          ))}
        </ul>
      )}
      {!instead && table && table.rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <section className="mz-plans__table" tabIndex={0} aria-label={table.caption}>
          <table>
            <caption>{table.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{table.featureLabel}</th>
                {plans.map(({ id, name }) => (
                  <th scope="col" key={id}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.label}</th>
                  {plans.map(({ id }) => (
                    <td key={id}>
                      <Value value={row.values[id] ?? false} texts={table} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}

interface ValueProps {
  value: boolean | string
  texts: { included: string; notIncluded: string }
}

function Value({ value, texts }: ValueProps) {
  if (typeof value === 'string') return value
  return (
    <span className="mz-plans__mark" data-yes={value || undefined}>
      {value ? <CheckIcon size={18} /> : <MinusIcon size={18} />}
      <VisuallyHidden>{value ? texts.included : texts.notIncluded}</VisuallyHidden>
    </span>
  )
}
