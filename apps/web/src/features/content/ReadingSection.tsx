import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import type { ReactNode } from 'react'

interface ReadingSectionProps {
  /** Of its element, for the table of contents. */
  id: string
  title: string
  children: ReactNode
}

/** A part of a long text that the table of contents leads to. */
export function ReadingSection({ id, title, children }: ReadingSectionProps) {
  return (
    <section id={id} className="reading-section" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <SectionHeading size="md" id={`${id}-title`} title={title} />
      {children}
    </section>
  )
}
