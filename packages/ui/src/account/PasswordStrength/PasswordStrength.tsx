import './PasswordStrength.css'

/** From 0, guessed at once, to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4

export interface PasswordStrengthProps {
  /** What the words are about, for screen readers: "How hard to guess". */
  label: string
  /** Undefined while nothing is typed, or nobody knows yet. */
  strength: Strength | undefined
  /** The strength in words. */
  text: string | undefined
}

const steps = [1, 2, 3, 4] as const

/** How hard a new password is to guess, in bars and in words that are told when they change. Advises, never forbids. */
export function PasswordStrength({ label, strength, text }: PasswordStrengthProps) {
  return (
    <div className="mz-strength" data-strength={strength}>
      <div className="mz-strength__bars" aria-hidden="true">
        {steps.map((step) => (
          <span key={step} data-full={(strength ?? -1) >= step || undefined} />
        ))}
      </div>
      <p className="mz-strength__text" role="status">
        {text && (
          <>
            <span className="mz-visually-hidden">{`${label}: `}</span>
            {text}
          </>
        )}
      </p>
    </div>
  )
}
