import type { PropertyDraftSummary } from '@manzil/api-client/generated/types.gen'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../language/use-formats.ts'
import { paths } from '../../../../routing/paths.ts'

/** Drafts that wait, so that nobody begins the same property twice. */
export function DraftChoice({ drafts }: { drafts: readonly PropertyDraftSummary[] }) {
  const { t } = useTranslation('propertyForm')
  const { relative } = useFormats()
  if (drafts.length === 0) return null
  return (
    <section className="property-form__drafts">
      <SectionHeading size="md" title={t('drafts.title')} />
      <ul>
        {drafts.map(({ _id, title, saved_at, property_id }) => (
          <li key={_id}>
            <UiLink href={property_id ? paths.propertyUpdate(property_id) : paths.addProperty(_id)}>
              <bdi>{title || t('drafts.untitled')}</bdi>
            </UiLink>
            <span>{t('drafts.changed', { time: relative(saved_at) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
