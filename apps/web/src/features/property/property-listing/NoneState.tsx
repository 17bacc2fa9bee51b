import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useTranslation } from '../../../language/use-translation.ts'
import type { ActiveFilter } from '../../../property/active-filters.ts'
import { Relaxations } from './Relaxations.tsx'
import type { Filters } from './use-filters.ts'
import { useRelaxations } from './use-relaxations.ts'

interface NoneStateProps {
  active: readonly ActiveFilter[]
  filters: Filters
}

/** Nothing matches: small changes that bring properties; where none is known, any filter can be dropped. */
export function NoneState({ active, filters }: NoneStateProps) {
  const { t } = useTranslation(['listing', 'search'])
  const links = useRelaxations(filters)
  const none = links?.length === 0
  return (
    <EmptyState
      title={t('empty.title')}
      text={none ? t('empty.text') : t('search:few.title')}
      actions={
        <>
          {none ? (
            active.map(({ id, dropText, without }) => (
              <Button key={id} variant="outline" onClick={() => filters.change(without)}>
                {dropText}
              </Button>
            ))
          ) : (
            <Relaxations links={links} />
          )}
          <Button onClick={filters.clear}>{t('empty.clear')}</Button>
        </>
      }
    />
  )
}
