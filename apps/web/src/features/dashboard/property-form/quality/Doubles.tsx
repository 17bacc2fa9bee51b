import './QualityPanel.css'
import type { PropertyDuplicate } from '@manzil/api-client/generated/types.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { paths } from '../../../../routing/paths.ts'

/** Properties that seem to be the same as the one that is being written; nothing is forbidden by it. */
export function Doubles({ doubles }: { doubles: readonly PropertyDuplicate[] }) {
  const { t } = useTranslation(['propertyForm', 'ownProperties'])
  const language = useLanguage()
  if (doubles.length === 0) return null
  return (
    <InlineAlert tone="warning" title={t('double.title')} announce="polite">
      <p>{t('double.text')}</p>
      <ul className="property-doubles">
        {doubles.map(({ _id, reason, is_own, status, reference, title, title_ar }) => (
          <li key={_id}>
            <strong>{t(`double.${reason}`)}</strong>
            {': '}
            <UiLink
              href={status === 'live' ? paths.propertyDetails(_id) : paths.propertyUpdate(_id)}
              dir="auto"
            >
              {(language === 'ar' && title_ar) || title}
            </UiLink>
            {' · '}
            {t('double.ref', { reference })}
            {' · '}
            {is_own
              ? t('double.own', { status: t(`ownProperties:status.${status}`) })
              : t('double.other')}
          </li>
        ))}
      </ul>
    </InlineAlert>
  )
}
