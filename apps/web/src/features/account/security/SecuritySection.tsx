import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import type { ReactNode } from 'react'

interface SecuritySectionProps {
  title: string
  lead: string
  children: ReactNode
}

/** A part of the page with its heading. */
export function SecuritySection({ title, lead, children }: SecuritySectionProps) {
  return (
    <section className="account-security">
      <SectionHeading level={2} size="md" title={title} lead={lead} />
      {children}
    </section>
  )
}

interface SecurityRowProps {
  name: ReactNode
  /** What is known of it, one after another. */
  facts: readonly (string | undefined)[]
  /** What can be done with it. */
  ends?: ReactNode
}

/** One log-in, passkey or event. */
export function SecurityRow({ name, facts, ends }: SecurityRowProps) {
  return (
    <li className="account-security__row">
      <div className="account-security__what">
        <div className="account-security__name">{name}</div>
        <div className="account-security__facts">{facts.filter(Boolean).join(' · ')}</div>
      </div>
      {ends && <div className="account-security__ends">{ends}</div>}
    </li>
  )
}

/** Rows that are on their way. */
export function SecuritySkeleton() {
  return <Skeleton height="9rem" />
}
