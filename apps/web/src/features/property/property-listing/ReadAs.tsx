import './ReadAs.css'
import type { SearchQuery } from '@manzil/api-client/generated/types.gen'
import { ActiveFilters } from '@manzil/ui/listing/FilterPanel/ActiveFilters'
import type { RefObject } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { activeFilters } from '../../../property/active-filters.ts'
import { useFilterNames } from '../../../property/use-filter-names.ts'
import { readBesides, takeAway } from './read-filters.ts'
import type { Filters } from './use-filters.ts'

interface ReadAsProps {
  read: SearchQuery
  filters: Filters
  /** Takes the focus after the last. */
  after: RefObject<HTMLElement | null>
}

/**
 * What a text was read as, part by part. Taking a part away makes filters of the others, since the
 * text would bring it back.
 */
export function ReadAs({ read, filters, after }: ReadAsProps) {
  const { t } = useTranslation(['listing', 'search', 'common'])
  const formats = useFormats()
  const names = useFilterNames(read)
  const besides = readBesides(read, filters.query)
  const isRead = Object.keys(besides).some((name) => name !== 'search')
  if (!isRead) return null
  const parts = activeFilters(besides, { t, formats, names })
  return (
    <div className="read-as">
      <span>{t('search:readAs')}</span>
      <ActiveFilters
        active={parts.map(({ id, text }) => ({
          id,
          label: text,
          removeLabel: t('search:unread', { part: text }),
        }))}
        onRemove={(id) => {
          const part = parts.find((each) => each.id === id)
          if (part) filters.change(takeAway(besides, part.without))
        }}
        onClear={() => filters.change({ search: undefined })}
        clearFrom={Number.POSITIVE_INFINITY}
        after={after}
        texts={{ active: t('search:readAs'), clear: t('filters.clearSearch') }}
      />
    </div>
  )
}
