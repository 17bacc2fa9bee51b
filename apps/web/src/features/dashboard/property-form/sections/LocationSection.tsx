import { findPlaces } from '@manzil/api-client/generated/draft-calls.gen'
import type { PlaceOption } from '@manzil/api-client/generated/types.gen'
import { isFarFrom } from '@manzil/domain/own-property/pin'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Combobox } from '@manzil/ui/forms/Combobox/Combobox'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { api } from '../../../../api/api.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import type { LazyPart } from '../../../../loading/lazy-with-texts.ts'
import { MapFrame } from '../../../../map/MapFrame.tsx'
import { usePlace } from '../../../../own-properties/use-place.ts'
import { numberOf } from '../body-of.ts'
import { useField } from '../use-field.ts'
import { useOptionTexts } from '../use-option-texts.ts'
import type { PropertyFormState } from '../use-property-form.ts'
import { FormSection } from './FormSection.tsx'
import type { PinMapProps } from './PinMap.tsx'

const map: LazyPart<PinMapProps> = { load: () => import('./PinMap.tsx'), texts: ['map'] }

const SIX = 6

/** The place by its name, and the pin on the map. */
export function LocationSection(form: PropertyFormState) {
  const { t } = useTranslation('propertyForm')
  const { name: nameOf } = useFormats()
  const field = useField(form)
  const texts = useOptionTexts()
  const { content, change } = form
  const place = usePlace(content.location_id)
  const toOption = (found: PlaceOption) => ({
    value: found._id,
    label: nameOf(found),
    ...(found.parent && { detail: nameOf(found.parent) }),
  })
  const load = async (search: string) => {
    const result = await findPlaces(api, { params: { query: search ? { search } : {} } })
    if (!result.ok) throw new Error(result.error.message)
    return result.data.data.map(toOption)
  }
  const [lat, lng] = [numberOf(content.lat), numberOf(content.lng)]
  const isExact = lat !== null && lng !== null && Number.isFinite(lat) && Number.isFinite(lng)
  const pin = isExact ? { lat, lng } : place?.coordinates
  const isFar =
    isExact &&
    place !== undefined &&
    isFarFrom({ lat, lng }, { ...place.coordinates, kind: place.kind })
  const {
    onChange: _change,
    maxLength: _longest,
    ...location
  } = field('location_id', t('field.locationHint'))
  return (
    <FormSection name="location">
      <Combobox
        {...location}
        required
        load={load}
        chosen={place ? toOption(place) : null}
        texts={texts}
        onChange={(location_id) => change({ location_id, lat: '', lng: '' })}
      />
      {pin && place && (
        <div className="property-form__pin">
          <p>{t('pin.text')}</p>
          <div className="property-form__map">
            <MapFrame
              key={place._id}
              part={map}
              props={{
                at: pin,
                place: nameOf(place),
                onSet: (at) => change({ lat: at.lat.toFixed(SIX), lng: at.lng.toFixed(SIX) }),
              }}
            />
          </div>
          {isFar ? (
            <InlineAlert tone="warning">{t('pin.far', { place: nameOf(place) })}</InlineAlert>
          ) : (
            <p role="status">{t(isExact ? 'pin.exact' : 'pin.approximate')}</p>
          )}
          {isExact && (
            <Button variant="ghost" size="sm" onClick={() => change({ lat: '', lng: '' })}>
              {t('pin.middle')}
            </Button>
          )}
        </div>
      )}
      <div className="property-form__pair">
        <TextField {...field('lat')} inputMode="decimal" dir="ltr" />
        <TextField {...field('lng')} inputMode="decimal" dir="ltr" />
      </div>
    </FormSection>
  )
}
