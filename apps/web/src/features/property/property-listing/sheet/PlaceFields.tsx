import { Chip } from '@manzil/ui/Chip/Chip'
import { SearchBox } from '@manzil/ui/SearchBox/SearchBox'
import { SegmentedControl } from '@manzil/ui/SegmentedControl/SegmentedControl'
import { TextField } from '@manzil/ui/TextField/TextField'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlaceSuggestions } from '../../../../property/use-place-suggestions.tsx'
import type { FilterNames } from '../use-filter-names.ts'
import type { FilterValues } from './filter-values.ts'

/** Purpose, text and places. */
export function PlaceFields({ names }: { names: FilterNames }) {
  const { t } = useTranslation(['listing', 'common'])
  const { values, getFieldProps, setFieldValue } = useFormikContext<FilterValues>()
  const [text, setText] = useState('')
  const places = usePlaceSuggestions(text)
  const setPlaces = (location: string[]) => void setFieldValue('location', location)
  return (
    <>
      <SegmentedControl
        label={t('filters.purpose')}
        value={values.purpose}
        onChange={(purpose) => void setFieldValue('purpose', purpose)}
        segments={[
          { value: '', label: t('filters.anyPurpose') },
          { value: 'sale', label: t('filters.sale') },
          { value: 'rent', label: t('filters.rent') },
        ]}
      />
      <TextField label={t('filters.text')} maxLength={200} {...getFieldProps('search')} />
      <fieldset>
        <legend>{t('filters.places')}</legend>
        <SearchBox
          label={t('filters.placesPlaceholder')}
          placeholder={t('filters.placesPlaceholder')}
          value={text}
          onValueChange={setText}
          onChoose={({ id }) => {
            setText('')
            setPlaces([...new Set([...values.location, id])])
          }}
          onSubmit={() => {
            const first = places.suggestions[0]
            if (text.trim() === '' || !first) return
            setText('')
            setPlaces([...new Set([...values.location, first.id])])
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
        {values.location.length > 0 && (
          <ul className="filter-sheet__chips">
            {values.location.map((id) => (
              <li key={id}>
                <Chip
                  onRemove={() => setPlaces(values.location.filter((other) => other !== id))}
                  removeLabel={t('chips.remove', { filter: names.place(id) })}
                >
                  {names.place(id)}
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </fieldset>
    </>
  )
}
