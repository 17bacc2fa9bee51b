import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { type FormSection as Name, sectionId } from '../form-sections.ts'

/** A part of the form under its heading, which the index leads to. */
export function FormSection({ name, children }: { name: Name; children: ReactNode }) {
  const { t } = useTranslation('propertyForm')
  return (
    <section id={sectionId(name)} className="property-form__part" tabIndex={-1}>
      <SectionHeading size="md" title={t(`section.${name}`)} />
      {children}
    </section>
  )
}
