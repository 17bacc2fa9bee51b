import type { RangeValue } from '../../forms/RangeInputs/RangeInputs.tsx'
import { Tag } from '../../foundations/Tag/Tag.tsx'

/** A budget that many have: "Up to AED 1M". */
export interface BudgetChoice {
  label: string
  value: RangeValue
}

interface BudgetChoicesProps {
  choices: readonly BudgetChoice[]
  value: RangeValue
  onChange: (value: RangeValue) => void
}

/** Usual budgets, one press each; the one that holds is let go of by another press. */
export function BudgetChoices({ choices, value, onChange }: BudgetChoicesProps) {
  if (choices.length === 0) return null
  return (
    <ul className="mz-search-bar__choices">
      {choices.map((choice) => {
        const selected = choice.value.min === value.min && choice.value.max === value.max
        return (
          <li key={choice.label}>
            <Tag
              selected={selected}
              onPress={() => onChange(selected ? { min: '', max: '' } : choice.value)}
            >
              {choice.label}
            </Tag>
          </li>
        )
      })}
    </ul>
  )
}
