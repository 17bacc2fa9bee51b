import '../../forms/Field/Control.css'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { ChevronDownIcon } from '../../foundations/icons/actions.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import type { BudgetPanelProps } from './BudgetPanel.tsx'
import { useBudgetPanel } from './use-budget-panel.ts'

interface BudgetFieldProps extends Omit<BudgetPanelProps, 'onDone'> {
  text: string
}

/**
 * A button that says the budget and unfolds its two fields, which are loaded when somebody comes
 * near; Escape folds it and goes back.
 */
export function BudgetField({ text, ...panel }: BudgetFieldProps) {
  const { texts } = panel
  const [open, setOpen] = useState(false)
  const { Panel, load } = useBudgetPanel()
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
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load()
          setOpen(!open)
        }}
      >
        <VisuallyHidden>{texts.budget}: </VisuallyHidden>
        <span>{text}</span>
        <ChevronDownIcon size={18} />
      </button>
      <div id={id} className="mz-search-bar__panel" hidden={!open}>
        {Panel && <Panel {...panel} onDone={close} />}
      </div>
    </div>
  )
}
