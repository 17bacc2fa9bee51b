import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { goToSection } from '@manzil/ui/go-to-section'
import type { ReactNode } from 'react'
import type { SectionId } from '../../section-ids.ts'

interface VerdictFactProps {
  label: string
  /** Undefined while it is under way. */
  value: string | undefined
  detail?: ReactNode
  /** The section where it is worked out. */
  to?: SectionId
}

/** One of the figures, with the way to where it comes from. */
export function VerdictFact({ label, value, detail, to }: VerdictFactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Value text={value} to={to} />
        {detail && <span className="details-verdict__detail">{detail}</span>}
      </dd>
    </div>
  )
}

function Value({ text, to }: { text: string | undefined; to: SectionId | undefined }) {
  if (text === undefined) return <Skeleton width="8rem" />
  if (!to) return <span className="details-verdict__value">{text}</span>
  return (
    <button type="button" className="details-verdict__value" onClick={() => goToSection(to)}>
      {text}
    </button>
  )
}
