import type {
  AdvertReading,
  PropertyDraftContent,
  ReadValue,
} from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { Chip } from '@manzil/ui/foundations/Chip/Chip'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFieldLabels } from './use-field-labels.ts'
import { useValueNames } from './use-value-names.ts'

interface ReadValuesProps {
  content: PropertyDraftContent
  reading: AdvertReading
  onTakeBack: (values: readonly ReadValue[]) => void
}

/** What was read, each to be taken back, and the sentences of which nothing was. */
export function ReadValues({ content, reading, onTakeBack }: ReadValuesProps) {
  const { t } = useTranslation('propertyForm')
  const labels = useFieldLabels(content)
  const nameOf = useValueNames(content)
  const { values, unread } = reading
  // The kind says its category.
  const shown = values.filter(
    ({ field }) =>
      field !== 'category_id' || !values.some((each) => each.field === 'sub_category_id'),
  )
  return (
    <div className="property-form__read" role="status">
      <p>{values.length === 0 ? t('paste.none') : t('paste.found', { count: shown.length })}</p>
      <ul className="property-form__chips">
        {shown.map((value) => (
          <li key={`${value.field} ${value.value}`}>
            <Chip
              onRemove={() => onTakeBack([value])}
              removeLabel={t('paste.undo', { field: labels[value.field] })}
            >
              {labels[value.field]}: <bdi>{nameOf(value)}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
      {values.length > 1 && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => onTakeBack(values)}>
            {t('paste.undoAll')}
          </Button>
        </div>
      )}
      {unread.length > 0 && (
        <>
          <p>{t('paste.unread')}</p>
          <ul className="property-form__unread">
            {unread.map((sentence) => (
              <li key={sentence} dir="auto">
                {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
