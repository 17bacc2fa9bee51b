import { SearchBox } from '@manzil/ui/SearchBox/SearchBox'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlaceSuggestions } from '../../../property/use-place-suggestions.tsx'
import type { Filters } from './use-filters.ts'

/** Text of the search; a suggested place becomes a filter of its own instead. */
export function PlaceSearch({ filters }: { filters: Filters }) {
  const { t } = useTranslation(['listing', 'common'])
  const { query, change } = filters
  const held = query.search ?? ''
  const [text, setText] = useState(held)
  // Back, forward and chips change what holds behind our back.
  useEffect(() => setText(held), [held])
  const places = usePlaceSuggestions(text)
  return (
    <SearchBox
      size="md"
      label={t('filters.search')}
      placeholder={t('filters.searchPlaceholder')}
      value={text}
      onValueChange={(next) => {
        setText(next)
        if (next === '' && held !== '') change({ search: undefined })
      }}
      onChoose={({ id }) => {
        setText('')
        change({ search: undefined, location: [...new Set([...(query.location ?? []), id])] })
      }}
      onSubmit={(value) => change({ search: value.trim() || undefined })}
      suggestions={places.suggestions}
      status={places.status}
      texts={{
        clear: t('filters.clearSearch'),
        loading: t('common:loading'),
        none: t('filters.noPlaces'),
        failed: t('filters.placesFailed'),
        count: (count) => t('filters.suggestions', { count }),
      }}
    />
  )
}
