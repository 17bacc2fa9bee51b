import { writePropertyQuery } from '@manzil/domain/property-search'
import { SearchBox } from '@manzil/ui/forms/SearchBox/SearchBox'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import type { FilterChange } from '../../../property/change-address.ts'
import { changeAddress } from '../../../property/change-address.ts'
import { type Choice, useSearchSuggestions } from '../../../property/use-search-suggestions.tsx'
import { currentAddress } from '../../../routing/current-search.ts'
import { useNavigate } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { rememberSearch } from '../../../stores/recent-searches.ts'
import type { Filters } from './use-filters.ts'

/** Text of the search; what is suggested becomes filters of their own, or leads to its page. */
export function PlaceSearch({ filters }: { filters: Filters }) {
  const { t } = useTranslation('listing')
  const navigate = useNavigate()
  const { query, address } = filters
  const { search: held = '', sort_by: _, page: __, limit: ___, ...others } = query
  const [text, setText] = useState(held)
  // Back, forward and chips change what holds behind our back.
  useEffect(() => setText(held), [held])
  const suggestions = useSearchSuggestions(text, others)
  const search = (change: FilterChange) => {
    const next = changeAddress(address, { ...change, sort_by: undefined })
    rememberSearch(next.toString())
    filters.change(change)
  }
  const addPlace = (place: string) => {
    setText('')
    search({
      search: undefined,
      location: [...new Set([...(query.location ?? []), place])],
    })
  }
  const follow = (choice: Choice | undefined) => {
    switch (choice?.kind) {
      case 'page':
        return navigate(choice.href)
      case 'place':
        return addPlace(choice.place)
      case 'query':
        setText(choice.query.search ?? '')
        return search({ search: undefined, ...choice.query })
      case 'recent':
        rememberSearch(writePropertyQuery(choice.query).toString())
        return navigate(paths.propertyListing(choice.query))
    }
  }
  return (
    <SearchBox
      size="md"
      label={t('filters.search')}
      placeholder={t('filters.searchPlaceholder')}
      value={text}
      onValueChange={(next) => {
        setText(next)
        // Of the address as it is: what is held here may not have been drawn yet.
        if (next === '' && currentAddress().search.has('search'))
          filters.change({ search: undefined })
      }}
      onChoose={({ id }) => void follow(suggestions.choiceOf(id))}
      onSubmit={(value) => {
        const place = suggestions.placeOf(value)
        if (place) addPlace(place)
        else search({ search: value.trim() || undefined })
      }}
      suggestions={suggestions.suggestions}
      status={suggestions.status}
      texts={suggestions.texts}
    />
  )
}
