import { Button } from '@manzil/ui/Button/Button'
import { Chip } from '@manzil/ui/Chip/Chip'
import { useTranslation } from 'react-i18next'
import type { ActiveFilter } from './active-filters.ts'
import type { Filters } from './use-filters.ts'

/** Two filters and more can be cleared at once. */
const MANY = 2

interface FilterChipsProps {
  active: readonly ActiveFilter[]
  filters: Filters
}

/** The filters that hold, each of which can be taken away. */
export function FilterChips({ active, filters }: FilterChipsProps) {
  const { t } = useTranslation('listing')
  if (active.length === 0) return null
  return (
    <ul className="listing__chips" aria-label={t('chips.label')}>
      {active.map(({ id, text, without }) => (
        <li key={id}>
          <Chip
            onRemove={() => filters.change(without)}
            removeLabel={t('chips.remove', { filter: text })}
          >
            {text}
          </Chip>
        </li>
      ))}
      {active.length >= MANY && (
        <li>
          <Button variant="link" size="sm" onClick={filters.clear}>
            {t('filters.clear')}
          </Button>
        </li>
      )}
    </ul>
  )
}
