import './DropZone.css'
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import { buttonClass } from '../../foundations/Button/button-look.ts'
import { UploadIcon } from '../../foundations/icons/files.tsx'
import type { GroupControl } from '../Field/GroupField.tsx'

export interface DropZoneTexts {
  /** What to do: "Drop files here, paste them, or". */
  drop: ReactNode
  /** Names the button: "Choose files". */
  choose: string
  /** What may come: "PDF or JPEG, up to 10 MB each". */
  limits?: ReactNode
}

export interface DropZoneProps {
  group: GroupControl
  texts: DropZoneTexts
  onFiles: (files: File[]) => void
  accept?: string | undefined
  multiple: boolean
  invalid: boolean
  disabled: boolean
  name?: string | undefined
  onBlur?: (() => void) | undefined
}

/** Where files are dropped, pasted or chosen. The choosing is the browser's own input. */
export function DropZone(props: DropZoneProps) {
  const { group, texts, onFiles, disabled } = props
  const [over, setOver] = useState(false)
  // Entering a child leaves its parent, so drags are counted.
  const depth = useRef(0)
  const give = (files: FileList | null) => {
    if (files !== null && files.length > 0 && !disabled) onFiles([...files])
  }
  const drag = (event: DragEvent, step: 1 | -1) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    depth.current += step
    setOver(depth.current > 0 && !disabled)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    depth.current = 0
    setOver(false)
    give(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    give(event.clipboardData.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drops and pastes; the input has the keys
    <div
      className="mz-drop"
      data-over={over || undefined}
      data-invalid={props.invalid || undefined}
      onDragEnter={(event) => drag(event, 1)}
      onDragLeave={(event) => drag(event, -1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={paste}
    >
      <UploadIcon size={28} />
      <span className="mz-drop__text">{texts.drop}</span>
      <label className="mz-drop__choose">
        <input
          id={group.id}
          type="file"
          className="mz-drop__input"
          accept={props.accept}
          multiple={props.multiple}
          disabled={disabled}
          name={props.name}
          aria-describedby={group['aria-describedby']}
          aria-invalid={props.invalid || undefined}
          onBlur={props.onBlur}
          onChange={(event) => {
            give(event.target.files)
            // So that choosing the same file again is a change again.
            event.target.value = ''
          }}
        />
        <span className={buttonClass({ variant: 'outline' }, 'mz-drop__button')}>
          {texts.choose}
        </span>
      </label>
      {texts.limits && <span className="mz-drop__limits">{texts.limits}</span>}
    </div>
  )
}
