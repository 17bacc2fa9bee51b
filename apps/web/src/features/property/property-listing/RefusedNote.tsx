import { propertyFields } from '@manzil/domain/property-search'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { useTranslation } from '../../../language/use-translation.ts'
import type { Refused } from './refused-filters.ts'
import { useReason } from './use-reason.ts'

/** Keeps the letters of a link in their own direction: beside Arabic, the quotes would change places. */
const isolated = (text: string) => `\u2068${text}\u2069`

/** Names the filters that were left out, each with its value and the reason. */
export function RefusedNote({ refused }: { refused: readonly Refused[] }) {
  const { t } = useTranslation('listing')
  const reason = useReason()
  if (refused.length === 0) return null
  return (
    <InlineAlert
      tone="warning"
      announce="polite"
      title={t('refused.title', { count: refused.length })}
    >
      {refused.map(({ name, value, rule, message }) => {
        const field = propertyFields.find((each) => each === name)
        const text = t('refused.value', {
          field: isolated(field ? t(`refused.fields.${field}`) : name),
          value: isolated(value),
          reason: reason({ rule, message }),
        })
        return (
          <span key={text} className="listing__refused">
            {text}
          </span>
        )
      })}
    </InlineAlert>
  )
}
