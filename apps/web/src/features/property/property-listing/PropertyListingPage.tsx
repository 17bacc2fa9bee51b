import './PropertyListingPage.css'
import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { fadeEdges } from '@manzil/ui/hooks/fade-edges'
import { ActiveFilters } from '@manzil/ui/listing/FilterPanel/ActiveFilters'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useLazyOverlay } from '../../../overlays/use-lazy-overlay.ts'
import { activeFilters } from '../../../property/active-filters.ts'
import { noteSearch } from '../../../property/last-search.ts'
import { searchQuery } from '../../../property/search-query.ts'
import { useFilterNames } from '../../../property/use-filter-names.ts'
import { FilterRow } from './FilterRow.tsx'
import type { FilterSheetProps } from './FilterSheet.tsx'
import { ListingHead } from './ListingHead.tsx'
import { ListingTools } from './ListingTools.tsx'
import { listingState } from './listing-state.ts'
import { BesideMap } from './map/BesideMap.tsx'
import { ReadAs } from './ReadAs.tsx'
import { RefusedNote } from './RefusedNote.tsx'
import { Results } from './Results.tsx'
import { SortSelect } from './SortSelect.tsx'
import { useFilters } from './use-filters.ts'
import { useHeading } from './use-heading.ts'
import { useRead } from './use-read.ts'
import { useRefused } from './use-refused.ts'

/** Two filters and more can be cleared at once. */
const MANY = 2

const none: readonly PropertyCard[] = []
const nowhere: readonly string[] = []

const sheet = { load: () => import('./FilterSheet.tsx'), texts: ['listing'] } as const

/** The search: filters in the address, properties in pages. */
export default function PropertyListingPage() {
  const { t } = useTranslation(['listing', 'common'])
  const formats = useFormats()
  const filters = useFilters()
  const names = useFilterNames(filters.query)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(api, filters.address),
    placeholderData: keepPreviousData,
  })
  const queryClient = useQueryClient()
  useEffect(() => noteSearch(queryClient, filters.address), [queryClient, filters.address])
  // A draft of another search's filters goes with it, as where somebody goes back.
  const [sheetFor, setSheetFor] = useState<string>()
  const sheetOpen = sheetFor === filters.address.toString()
  // Nor does it come back with its search: forward again is no press on its button.
  if (sheetFor !== undefined && !sheetOpen) setSheetFor(undefined)
  const [sheetWanted, setSheetWanted] = useState(false)
  const head = useRef<HTMLDivElement>(null)
  const closeSheet = () => setSheetFor(undefined)
  const Sheet = useLazyOverlay<FilterSheetProps>(sheetWanted || sheetOpen, sheet, stayClosed)
  const active = activeFilters(filters.query, { t, formats, names })
  // Deferred: a page of cards is drawn in slices, while the filters answer at once.
  const { address } = filters
  const now = useMemo(() => listingState({ address, data, error }), [address, data, error])
  const state = useDeferredValue(now)
  const read = useRead(isPlaceholderData ? undefined : data, filters.query.search)
  const heading = useHeading(state, filters, names)
  const refused = useRefused(now)

  return (
    <div className="listing" data-view={filters.view}>
      <FilterRow
        filters={filters}
        read={read}
        active={active}
        onMore={() => setSheetFor(filters.address.toString())}
        onMoreLikely={() => setSheetWanted(true)}
      />
      <div className="listing__line">
        <div className="listing__chosen" ref={fadeEdges}>
          <SortSelect filters={filters} />
          <ActiveFilters
            active={active.map(({ id, text }) => ({
              id,
              label: text,
              removeLabel: t('chips.remove', { filter: text }),
            }))}
            onRemove={(id) => {
              const filter = active.find((each) => each.id === id)
              if (filter) filters.change(filter.without)
            }}
            onClear={filters.clear}
            clearFrom={MANY}
            after={head}
            texts={{ active: t('chips.label'), clear: t('filters.clear') }}
          />
          {'answer' in state && (
            <ReadAs read={state.answer.search.read} filters={filters} after={head} />
          )}
        </div>
        <ListingTools filters={filters} heading={heading} />
      </div>
      <RefusedNote refused={refused} />
      <div ref={head} tabIndex={-1} className="listing__head">
        <ListingHead state={state} filters={filters} heading={heading} />
      </div>
      <BesideMap
        filters={filters}
        properties={state.kind === 'ready' ? state.answer.data : none}
        named={('answer' in state && state.answer.search.read.location) || nowhere}
        ready={state.kind !== 'loading' && state.kind !== 'refused'}
      >
        <Results
          state={state}
          stale={isPlaceholderData}
          filters={filters}
          active={active}
          retry={refetch}
        />
      </BesideMap>
      {Sheet && sheetOpen && <Sheet filters={filters} read={read} onClose={closeSheet} />}
    </div>
  )
}

/** Nothing to undo: a sheet that could not be fetched is asked for again by the next press. */
const stayClosed = () => {}
