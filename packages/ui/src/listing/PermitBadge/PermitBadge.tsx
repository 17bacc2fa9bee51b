import './PermitBadge.css'
import { type ReactNode, useId } from 'react'
import { CheckIcon, ExternalIcon } from '../../foundations/icons/actions.tsx'
import { InfoIcon, VerifiedIcon, WarningIcon } from '../../foundations/icons/things.tsx'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'

/**
 * 'stated' by the advertiser, 'checked' with the register, 'ended' there, 'made-up' for a show, or
 * 'missing'.
 */
export type PermitState = 'stated' | 'checked' | 'ended' | 'made-up' | 'missing'

export interface PermitBadgeProps {
  /** "Advertisement permit" */
  label: string
  /** As it is printed; without one `state` is 'missing'. */
  number?: string | undefined
  /** What is known of the permit. */
  state?: PermitState
  /** What the state means: "Checked with the land department on …". */
  note?: string | undefined
  /** Registrations of who advertises: broker (BRN) and office (ORN). */
  registrations?: readonly { id: string; label: string; number: string }[]
  /** A picture of the code that leads to the register, with its own text alternative. */
  qr?: ReactNode
  /** Below the code. */
  qrText?: string
  /** The register's page of this permit. */
  check?: { href: string; text: string } | undefined
}

const icons = {
  stated: CheckIcon,
  checked: VerifiedIcon,
  ended: WarningIcon,
  'made-up': InfoIcon,
  missing: WarningIcon,
}

/** The permit of an advertisement, in view: its number, who answers for it, where to check it. */
export function PermitBadge(props: PermitBadgeProps) {
  const { label, number, note, registrations = [], qr, qrText, check } = props
  const id = useId()
  const state = number === undefined ? 'missing' : (props.state ?? 'stated')
  const Sign = icons[state]
  return (
    <section className="mz-permit" data-state={state} aria-labelledby={id}>
      <div className="mz-permit__text">
        <h3 id={id} className="mz-permit__label">
          {label}
        </h3>
        {number !== undefined && (
          <p className="mz-permit__number">
            <bdi translate="no">{number}</bdi>
          </p>
        )}
        {note && (
          <p className="mz-permit__note">
            <Sign size={18} />
            <span>{note}</span>
          </p>
        )}
        {registrations.length > 0 && (
          <dl className="mz-permit__rows">
            {registrations.map((row) => (
              <div key={row.id}>
                <dt>{row.label}</dt>
                <dd>
                  <bdi translate="no">{row.number}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {check && (
          <TextLink href={check.href} newTab className="mz-permit__check">
            {check.text}
            <ExternalIcon size={16} />
          </TextLink>
        )}
      </div>
      {qr && (
        <figure className="mz-permit__qr">
          {qr}
          {qrText && <figcaption>{qrText}</figcaption>}
        </figure>
      )}
    </section>
  )
}
