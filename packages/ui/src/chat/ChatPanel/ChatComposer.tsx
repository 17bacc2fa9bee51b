import './ChatComposer.css'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { TextArea } from '../../forms/TextArea/TextArea.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { TrashIcon } from '../../foundations/icons/tools.tsx'
import {
  QuickActionPills,
  type QuickActionPillsProps,
} from '../QuickActionPills/QuickActionPills.tsx'
import { ComposerAction } from './ComposerAction.tsx'
import { CriteriaChips, type Criterion } from './CriteriaChips.tsx'

export interface ChatComposerProps {
  /** What is typed; it stays until the parent takes it. */
  value: string
  onChange: (value: string) => void
  /** The text without blanks around it; never called with none. */
  onSend: (text: string) => void
  texts: { label: string; placeholder: string; send: string }
  /** Nothing can be sent now, for example before there is a session. Typing goes on. */
  blocked?: boolean
  /** An answer is coming and can be stopped; with nothing typed, Send becomes Stop. */
  stop?: { label: string; onStop: () => void } | undefined
  /** What the assistant understood, above the input. */
  criteria?:
    | { label: string; items: readonly Criterion[]; onRemove: (id: string) => void }
    | undefined
  /** What the last answer rests on, above the input: `ChatUnderstood`. */
  understood?: ReactNode
  /** What could be said now, above the input; chosen, it is said. */
  ideas?: Pick<QuickActionPillsProps, 'label' | 'actions' | 'onChoose'> | undefined
  /** Longest message, in characters. */
  maxLength?: number
  /** "120 characters left"; left out while there is room. */
  left?: string | undefined
  /** Why nothing arrives and what to do: an `InlineAlert` with a button. */
  notice?: ReactNode
  /** The button that clears the conversation. */
  clear: { label: string; onClear: () => void; disabled?: boolean }
  /** The link to the terms. */
  terms: { label: string; onOpen: () => void }
  /** Small print: that answers are to be checked. */
  note?: ReactNode
}

/** The foot of the chat. Enter sends, Shift and Enter make a line. */
export function ChatComposer(props: ChatComposerProps) {
  const { value, onChange, texts, blocked = false, stop, criteria, clear, terms } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const text = value.trim()
  const send = () => {
    if (text !== '' && !blocked) props.onSend(text)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composing of Chinese, Hindi and Arabic input methods.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <div className="mz-composer">
      {props.notice && <div className="mz-composer__notice">{props.notice}</div>}
      {criteria && criteria.items.length > 0 && <CriteriaChips {...criteria} />}
      {props.understood}
      {props.ideas && props.ideas.actions.length > 0 && (
        <div className="mz-composer__ideas">
          <QuickActionPills compact disabled={blocked} {...props.ideas} />
        </div>
      )}
      <form className="mz-composer__row" onSubmit={onSubmit}>
        <TextArea
          ref={field}
          label={texts.label}
          hideLabel
          placeholder={texts.placeholder}
          rows={1}
          // Empty, it follows the page, so that the dots of the placeholder stand at its end.
          {...(value !== '' && { dir: 'auto' })}
          value={value}
          hint={props.left}
          {...(props.maxLength !== undefined && { maxLength: props.maxLength })}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <ComposerAction
          send={{ label: texts.send, disabled: text === '' || blocked }}
          stop={stop}
          field={field}
        />
      </form>
      <div className="mz-composer__foot">
        <Button
          variant="ghost"
          size="sm"
          startIcon={<TrashIcon size={16} />}
          disabled={clear.disabled}
          onClick={clear.onClear}
        >
          {clear.label}
        </Button>
        {props.note && <p className="mz-composer__note">{props.note}</p>}
        <Button variant="link" size="sm" onClick={terms.onOpen}>
          {terms.label}
        </Button>
      </div>
    </div>
  )
}
