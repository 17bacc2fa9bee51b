import { SearchBox } from '@manzil/ui/forms/SearchBox/SearchBox'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { usePlaceSuggestions } from '../../../../property/use-place-suggestions.tsx'
import type { FilterValues } from './filter-values.ts'

/** Adds places; those that hold are among the chips above. */
export function PlacesSlot() {
  const { t } = useTranslation(['listing', 'common'])
  const { values, setFieldValue } = useFormikContext<FilterValues>()
  const [text, setText] = useState('')
  const places = usePlaceSuggestions(text)
  const add = (id: string) => {
    setText('')
    void setFieldValue('location', [...new Set([...values.location, id])])
  }
  return (
    <SearchBox
      size="md"
      label={t('filters.placesPlaceholder')}
      placeholder={t('filters.placesPlaceholder')}
      value={text}
      onValueChange={setText}
      onChoose={({ id }) => add(id)}
      onSubmit={() => {
        const first = places.suggestions[0]
        if (text.trim() !== '' && first) add(first.id)
      }}
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
