import './TypingDots.css'

/** Somebody is writing. Still dots for people who ask for less motion. */
export function TypingDots({ label }: { label: string }) {
  return (
    <span className="mz-typing" role="status" aria-label={label}>
      <i />
      <i />
      <i />
    </span>
  )
}
