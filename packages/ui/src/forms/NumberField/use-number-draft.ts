import { type ChangeEvent, type FocusEvent, useState } from 'react'

export interface NumberDraftOptions {
  value: number | null
  onChange: (value: number | null, typed: string) => void
  onBlur?: (() => void) | undefined
  /** Reads what was typed. */
  read: (text: string) => number | null
  /** Writes the value for reading: with groups. */
  show: (value: number) => string
  /** Writes the value for editing: without. */
  edit: (value: number) => string
  readOnly?: boolean | undefined
}

/**
 * The text of a field whose value is a number. While it has the focus the text is what was typed;
 * after that, the value as it is read. A text that is no number stays, so that nothing typed is
 * lost, and the value is `null`. A value set from outside takes the place of any text.
 */
export function useNumberDraft(options: NumberDraftOptions) {
  const { value, onChange, onBlur, read, show, edit, readOnly = false } = options
  const [draft, setDraft] = useState<{ text: string; value: number | null } | null>(null)
  const current = draft !== null && Object.is(draft.value, value) ? draft.text : null
  const set = (text: string, next: number | null) => {
    setDraft({ text, value: next })
    onChange(next, text)
  }
  return {
    /** What was typed and is not yet put in order; `null` while the value is shown for reading. */
    draft: current,
    /** Sets a number as if it had been typed, as steppers do. */
    step: (next: number) => set(edit(next), next),
    input: {
      value: current ?? (value === null ? '' : show(value)),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        set(event.target.value, read(event.target.value)),
      onFocus: () => {
        if (value !== null && !readOnly) setDraft({ text: edit(value), value })
      },
      onBlur: (_event: FocusEvent<HTMLInputElement>) => {
        if (value !== null || current?.trim() === '') setDraft(null)
        onBlur?.()
      },
    },
  }
}
