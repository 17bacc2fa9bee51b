import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Relaxations } from './Relaxations.tsx'
import type { Filters } from './use-filters.ts'
import { useRelaxations } from './use-relaxations.ts'

/** Below few properties: what to change for more. */
export function FewProperties({ filters }: { filters: Filters }) {
  const { t } = useTranslation('search')
  const id = useId()
  const links = useRelaxations(filters)
  if (links?.length === 0) return null
  return (
    <section className="listing__few" aria-labelledby={id}>
      <SectionHeading id={id} size="md" title={t('few.title')} />
      <Relaxations links={links} />
    </section>
  )
}
