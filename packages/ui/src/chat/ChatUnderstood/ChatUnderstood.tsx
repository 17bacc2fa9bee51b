import './ChatUnderstood.css'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Chip } from '../../foundations/Chip/Chip.tsx'
import { reachSideways } from '../../hooks/reach-sideways.ts'

/** Something that was understood. */
export interface UnderstoodPart {
  id: string
  text: string
  /** "Remove: 2 bedrooms" */
  removeLabel: string
  /** "Change: 2 bedrooms"; without it there is nothing to choose instead. */
  changeLabel?: string | undefined
  /** What the visitor does not want; its text says so. */
  excludes?: boolean
}

export interface ChatUnderstoodProps {
  /** "What I understood" */
  label: string
  /** What was understood, one by one. */
  parts: readonly UnderstoodPart[]
  onRemove: (id: string) => void
  /** The part that is being changed. */
  editing?: string | null
  /** One is to be changed, or all of them: null. */
  onEdit?: (id: string | null) => void
  /** Choices for the part that is being changed. */
  editor?: ReactNode
  /** An answer is under way: nothing can be changed until it has come. */
  disabled?: boolean
}

/**
 * What an answer rests on, as a line of chips that scrolls: pressed they offer other values, and each can be
 * taken back.
 */
export function ChatUnderstood(props: ChatUnderstoodProps) {
  const { label, parts, onRemove, onEdit, editor, disabled = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const editing = parts.some((part) => part.id === props.editing) ? props.editing : null
  useEffect(() => {
    if (!editing) return
    const first = frame.current?.querySelector<HTMLElement>(
      '.mz-understood__editor :is(input, button)',
    )
    first?.focus()
  }, [editing])
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !editing) return
    event.stopPropagation()
    frame.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    onEdit?.(null)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the choices inside
    <div className="mz-understood" ref={frame} onKeyDown={close}>
      <ul aria-label={label} ref={reachSideways}>
        {parts.map((part) => (
          <li key={part.id} data-excludes={part.excludes || undefined}>
            <Chip
              disabled={disabled}
              removeLabel={part.removeLabel}
              onRemove={() => onRemove(part.id)}
              {...(part.changeLabel !== undefined &&
                onEdit && {
                  press: {
                    label: part.changeLabel,
                    expanded: editing === part.id,
                    onPress: () => onEdit(editing === part.id ? null : part.id),
                  },
                })}
            >
              {part.text}
            </Chip>
          </li>
        ))}
      </ul>
      {editing && !disabled && editor && <div className="mz-understood__editor">{editor}</div>}
    </div>
  )
}
