import './LoginModal.css'
import { type ReactNode, useId } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'

export interface SocialWay {
  id: string
  label: string
  icon: ReactNode
  onSelect: () => void
  /** Its popup is open. */
  busy?: boolean
  /** Near the button, for example that nothing is set up for it. */
  note?: string
}

interface SocialWaysProps {
  ways: readonly SocialWay[]
  /** Between these ways and the others. */
  or: string
  /** Where the others are: above, unless told. */
  place?: 'below' | 'above'
}

/** A button for each other service. */
export function SocialWays({ ways, or, place = 'below' }: SocialWaysProps) {
  if (ways.length === 0) return null
  const divider = <div className="mz-login__or">{or}</div>
  return (
    <>
      {place === 'below' && divider}
      <ul className="mz-login__social">
        {ways.map((way) => (
          <SocialButton key={way.id} {...way} />
        ))}
      </ul>
      {place === 'above' && divider}
    </>
  )
}

function SocialButton({ label, icon, onSelect, busy = false, note }: SocialWay) {
  const noteId = useId()
  return (
    <li>
      <Button
        variant="outline"
        block
        startIcon={icon}
        loading={busy}
        loadingText={label}
        onClick={onSelect}
        aria-describedby={note === undefined ? undefined : noteId}
      >
        {label}
      </Button>
      {note !== undefined && (
        <p id={noteId} className="mz-login__note">
          {note}
        </p>
      )}
    </li>
  )
}
