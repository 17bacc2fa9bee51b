import type { PropertyDraftContent } from '@manzil/api-client/generated/types.gen'
import { useTranslation } from '../../../language/use-translation.ts'
import type { Field } from './form-sections.ts'

/** What each field is called, beside it and where it is spoken of. */
export function useFieldLabels({
  purpose,
}: Pick<PropertyDraftContent, 'purpose'>): Record<Field, string> {
  const { t } = useTranslation(['propertyForm', 'details', 'listing'])
  return {
    title: t('field.title'),
    title_ar: t('field.title_ar'),
    description: t('field.description'),
    description_ar: t('field.description_ar'),
    purpose: t('details:facts.purpose'),
    completion: t('details:facts.completion'),
    category_id: t('listing:filters.category'),
    sub_category_id: t('listing:filters.subCategory'),
    sub_sub_category_id: t('listing:filters.subSubCategory'),
    location_id: t('field.location'),
    lat: t('field.lat'),
    lng: t('field.lng'),
    price: t(purpose === 'rent' ? 'field.rent' : 'field.price'),
    bedrooms: t('details:facts.bedrooms'),
    bathrooms: t('details:facts.bathrooms'),
    size: t('field.size'),
    plot_size: t('field.plot_size'),
    furnished: t('details:facts.furnished'),
    permit_number: t('field.permit'),
    service_charge: t('field.service_charge'),
    cheques: t('field.cheques'),
    security_deposit: t('field.security_deposit'),
    developer: t('details:facts.developer'),
    floor: t('details:facts.floor'),
    total_floors: t('field.total_floors'),
    parking: t('details:facts.parking'),
    year_built: t('details:facts.yearBuilt'),
    handover: t('details:facts.handover'),
    available_from: t('details:facts.availableFrom'),
    video_url: t('field.video_url'),
    tour_url: t('field.tour_url'),
    features: t('field.amenities'),
    media: t('media.label'),
    read: t('paste.title'),
  }
}
