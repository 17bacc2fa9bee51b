import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { ChevronDownIcon } from '../icons/actions.tsx'
import { RangeInputs, type RangeValue } from '../RangeInputs/RangeInputs.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { type BudgetChoice, BudgetChoices } from './BudgetChoices.tsx'

interface BudgetFieldProps {
  text: string
  error?: string | undefined
  choices?: readonly BudgetChoice[]
  value: RangeValue
  onChange: (value: RangeValue) => void
  texts: { budget: string; from: string; to: string; unit: string; done: string }
}

/** A button that says the budget and unfolds its two fields; Escape folds it and goes back. */
export function BudgetField(props: BudgetFieldProps) {
  const { text, error, choices = [], value, onChange, texts } = props
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement | null>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close()
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // A press on what takes no focus stays inside: `relatedTarget` is null then.
    const next = event.relatedTarget
    if (next !== null && !event.currentTarget.contains(next)) setOpen(false)
  }
  return (
    <div className="mz-search-bar__field mz-search-bar__budget" {...{ onKeyDown, onBlur }}>
      <button
        ref={button}
        type="button"
        className="mz-control"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <VisuallyHidden>{texts.budget}: </VisuallyHidden>
        <span>{text}</span>
        <ChevronDownIcon size={18} />
      </button>
      <div id={id} className="mz-search-bar__panel" hidden={!open}>
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
        <Button block onClick={close}>
          {texts.done}
        </Button>
      </div>
    </div>
  )
}
