import { type RefObject, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { StopIcon } from '../../foundations/icons/StopIcon.tsx'
import { SendIcon } from '../../foundations/icons/tools.tsx'

interface ComposerActionProps {
  /** Disabled where nothing is typed that can be sent. */
  send: { label: string; disabled: boolean }
  /** An answer is coming. */
  stop: { label: string; onStop: () => void } | undefined
  /** Takes the focus when what was pressed is gone. */
  field: RefObject<HTMLTextAreaElement | null>
}

/**
 * Send becomes Stop while an answer comes. With something typed both are there, Send in its place,
 * so that a further question does not end the answer.
 */
export function ComposerAction({ send, stop, field }: ComposerActionProps) {
  const main = useRef<HTMLButtonElement>(null)
  const stops = stop !== undefined && send.disabled
  // Where the answer ends by itself, the button under the focus turns into one that is disabled.
  const wasStop = useRef(stops)
  useLayoutEffect(() => {
    if (wasStop.current && !stops && document.activeElement === main.current) field.current?.focus()
    wasStop.current = stops
  }, [stops, field])
  const end = () => {
    stop?.onStop()
    field.current?.focus()
  }
  return (
    <>
      {stop && !stops && (
        <IconButton variant="outline" label={stop.label} onClick={end}>
          <StopIcon />
        </IconButton>
      )}
      <IconButton
        ref={main}
        type={stops ? 'button' : 'submit'}
        variant={stops ? 'outline' : 'solid'}
        label={stops ? stop.label : send.label}
        disabled={!stops && send.disabled}
        {...(stops && { onClick: end })}
      >
        {stops ? <StopIcon /> : <SendIcon />}
      </IconButton>
    </>
  )
}
