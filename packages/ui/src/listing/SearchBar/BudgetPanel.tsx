import { RangeInputs, type RangeValue } from '../../forms/RangeInputs/RangeInputs.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { type BudgetChoice, BudgetChoices } from './BudgetChoices.tsx'

export interface BudgetPanelProps {
  error?: string | undefined
  choices?: readonly BudgetChoice[]
  value: RangeValue
  onChange: (value: RangeValue) => void
  onDone: () => void
  texts: { budget: string; from: string; to: string; unit: string; done: string }
}

/** What `BudgetField` unfolds: two amounts, and usual ones. */
export function BudgetPanel({
  error,
  choices = [],
  value,
  onChange,
  onDone,
  texts,
}: BudgetPanelProps) {
  return (
    <>
      <RangeInputs
        label={texts.budget}
        minLabel={texts.from}
        maxLabel={texts.to}
        unit={texts.unit}
        error={error}
        value={value}
        onChange={onChange}
      />
      <BudgetChoices choices={choices} value={value} onChange={onChange} />
      <Button block onClick={onDone}>
        {texts.done}
      </Button>
    </>
  )
}
