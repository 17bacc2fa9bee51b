import { type RefObject, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { SendIcon } from '../icons/actions.tsx'
import { Icon } from '../icons/Icon.tsx'

interface ComposerActionProps {
  send: { label: string; disabled: boolean }
  /** An answer is coming. */
  stop: { label: string; onStop: () => void } | undefined
  /** Something is typed that can be sent. */
  canSend: boolean
  /** Takes the focus when what was pressed is gone. */
  field: RefObject<HTMLTextAreaElement | null>
}

/**
 * Send becomes Stop while an answer comes. With something typed both are there, Send in its place,
 * so that a further question does not end the answer.
 */
export function ComposerAction({ send, stop, canSend, field }: ComposerActionProps) {
  const main = useRef<HTMLButtonElement>(null)
  const stops = stop !== undefined && !canSend
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
      {stop && canSend && (
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

function StopIcon() {
  return (
    <Icon filled>
      <rect x="6" y="6" width="12" height="12" rx="2" />
    </Icon>
  )
}
