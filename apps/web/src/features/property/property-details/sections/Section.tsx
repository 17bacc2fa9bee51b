import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import type { ReactNode, Ref } from 'react'
import type { SectionId } from '../section-ids.ts'

interface SectionProps {
  id: SectionId
  title: string
  frame?: Ref<HTMLElement>
  children: ReactNode
}

/** A section that the index leads to. */
export function Section({ id, title, frame, children }: SectionProps) {
  return (
    <section
      ref={frame}
      id={id}
      className="details-section"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <SectionHeading size="md" id={`${id}-title`} title={title} />
      {children}
    </section>
  )
}
