import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { type PropertyField, propertyFields } from '@manzil/domain/property-search'
import { Button } from '@manzil/ui/Button/Button'
import { ErrorState } from '@manzil/ui/ErrorState/ErrorState'
import { useTranslation } from 'react-i18next'
import type { Filters } from './use-filters.ts'
import { useReason } from './use-reason.ts'

interface RefusedStateProps {
  fields: readonly FieldError[]
  filters: Filters
}

/** `location.0` and `location` are both the field `location`. */
const fieldOf = (path: string): PropertyField | undefined =>
  propertyFields.find((field) => field === path.split('.')[0])

/** The server refused filters: names each with its value and the reason, and offers to reset it. */
export function RefusedState({ fields, filters }: RefusedStateProps) {
  const { t } = useTranslation('listing')
  const reason = useReason()
  const named = [...new Set(fields.flatMap(({ path }) => fieldOf(path) ?? []))]
  const lines = fields.map((error) => {
    const field = fieldOf(error.path)
    if (!field) return `${error.path}: ${reason(error)}`
    const value = filters.address.getAll(field).join(t('listSeparator'))
    return t('refused.value', {
      field: t(`refused.fields.${field}`),
      value,
      reason: reason(error),
    })
  })
  return (
    <ErrorState
      title={t('refused.title', { count: fields.length })}
      text={lines.map((line) => (
        <span key={line} className="listing__refused">
          {line}
        </span>
      ))}
      actions={
        <>
          {named.map((field) => (
            <Button key={field} variant="outline" onClick={() => filters.reset([field])}>
              {t('refused.reset', { field: t(`refused.fields.${field}`) })}
            </Button>
          ))}
          {named.length > 1 && (
            <Button onClick={() => filters.reset(named)}>{t('refused.resetAll')}</Button>
          )}
        </>
      }
    />
  )
}
