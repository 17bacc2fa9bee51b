import { Button } from '@manzil/ui/Button/Button'
import { EmptyState } from '@manzil/ui/EmptyState/EmptyState'
import { useTranslation } from 'react-i18next'
import type { ActiveFilter } from './active-filters.ts'
import type { Filters } from './use-filters.ts'

interface NoneStateProps {
  active: readonly ActiveFilter[]
  filters: Filters
}

/** Nothing matches: any one filter can be dropped, or all. */
export function NoneState({ active, filters }: NoneStateProps) {
  const { t } = useTranslation('listing')
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        <>
          {active.map(({ id, text, without }) => (
            <Button key={id} variant="outline" onClick={() => filters.change(without)}>
              {t('empty.drop', { filter: text })}
            </Button>
          ))}
          <Button onClick={filters.clear}>{t('empty.clear')}</Button>
        </>
      }
    />
  )
}
