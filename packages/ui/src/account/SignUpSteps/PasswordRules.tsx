import './SignUpSteps.css'
import { CheckIcon } from '../../foundations/icons/actions.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'

export interface PasswordRulesProps {
  /** Names the list. */
  label: string
  /** The rules, and which of them are met. */
  rules: readonly { id: string; text: string; met: boolean }[]
  /** The states in words, for screen readers. */
  texts: { met: string; open: string }
}

/** What a new password has to be, ticked off while it is typed. */
export function PasswordRules({ label, rules, texts }: PasswordRulesProps) {
  return (
    <ul className="mz-rules" aria-label={label}>
      {rules.map(({ id, text, met }) => (
        <li key={id} data-met={met || undefined}>
          <span className="mz-rules__mark" aria-hidden="true">
            {met && <CheckIcon size={14} />}
          </span>
          <span>
            {text}
            <VisuallyHidden>{`, ${met ? texts.met : texts.open}`}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  )
}
