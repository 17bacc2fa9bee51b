import { listAmenitiesQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import { Checkbox } from '@manzil/ui/forms/Checkbox/Checkbox'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import type { PropertyFormState } from '../use-property-form.ts'
import { FormSection } from './FormSection.tsx'

/** What it has, and what is seen from it, in groups. */
export function AmenitiesSection({ content, errors, change }: PropertyFormState) {
  const { t } = useTranslation(['propertyForm', 'listing'])
  const { name: nameOf } = useFormats()
  const { data } = useQuery(listAmenitiesQuery(api))
  const groups = Map.groupBy(data?.data ?? [], ({ group }) => group)
  const { features, read } = content
  const toggle = (slug: string) =>
    change({
      features: features.includes(slug)
        ? features.filter((each) => each !== slug)
        : [...features, slug],
      read: read.filter(({ field, value }) => field !== 'features' || value !== slug),
    })
  const isRead = (slug: string) =>
    read.some(({ field, value }) => field === 'features' && value === slug)
  return (
    <FormSection name="amenities">
      {errors.features && <p role="alert">{errors.features}</p>}
      {[...groups].map(([group, amenities]) => (
        <fieldset key={group} className="property-form__group">
          <legend>{t(`listing:amenityGroups.${group}`)}</legend>
          <div className="property-form__checks">
            {amenities.map((amenity) => (
              <Checkbox
                key={amenity._id}
                label={isRead(amenity._id) ? <mark>{nameOf(amenity)}</mark> : nameOf(amenity)}
                checked={features.includes(amenity._id)}
                onChange={() => toggle(amenity._id)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </FormSection>
  )
}
