import { listAmenitiesQuery } from '@manzil/api-client/generated/queries.gen'
import type { Amenity } from '@manzil/api-client/generated/types.gen'
import { Checkbox } from '@manzil/ui/Checkbox/Checkbox'
import { useQuery } from '@tanstack/react-query'
import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../api/api.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import type { FilterValues } from './filter-values.ts'

/** In the order in which people ask. */
const groups: readonly Amenity['group'][] = [
  'leisure',
  'home',
  'view',
  'location',
  'building',
  'terms',
]

/** Amenities that the home must all have. */
export function AmenityFields() {
  const { t } = useTranslation('listing')
  const { name } = useFormats()
  const { values, setFieldValue } = useFormikContext<FilterValues>()
  const amenities = useQuery(listAmenitiesQuery(api)).data?.data ?? []
  return groups.map((group) => {
    const members = amenities.filter((amenity) => amenity.group === group)
    if (members.length === 0) return null
    return (
      <fieldset key={group}>
        <legend>
          {t('filters.amenities')}: {t(`amenityGroups.${group}`)}
        </legend>
        <div className="filter-sheet__checks">
          {members.map((amenity) => (
            <Checkbox
              key={amenity._id}
              label={name(amenity)}
              checked={values.features.includes(amenity._id)}
              onChange={({ target }) =>
                void setFieldValue(
                  'features',
                  target.checked
                    ? [...values.features, amenity._id]
                    : values.features.filter((other) => other !== amenity._id),
                )
              }
            />
          ))}
        </div>
      </fieldset>
    )
  })
}
