import type { PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import { every, type FeedRecord, first } from '../source/feed-record.ts'
import { amenitiesNamed } from './amenity-names.ts'
import { type FeedFields, paymentsOf, picturesOf } from './feed-fields.ts'

const types: readonly (readonly [RegExp, PropertyType])[] = [
  [/^hotel apartment/, 'hotel-apartment'],
  [/^(?:apartment|flat|loft|studio|residential floor)/, 'apartment'],
  [/^pent ?house/, 'penthouse'],
  [/^duplex/, 'duplex'],
  [/^villa compound/, 'villa-compound'],
  [/^(?:villa|bungalow|house)/, 'villa'],
  [/^town ?house/, 'townhouse'],
  [/^(?:office|commercial floor|commercial villa|business cent)/, 'office'],
  [/^(?:shop|showroom|retail)/, 'retail'],
  [/^(?:warehouse|factory|storage)/, 'warehouse'],
  [/(?:land|plot)$/, 'land'],
]

const purposes: Readonly<Record<string, Purpose>> = { buy: 'sale', sale: 'sale', rent: 'rent' }

/** A row of `<Properties><Property>`. Names of elements are in lower case here. */
export function bayutFields(record: FeedRecord): FeedFields {
  const text = (path: string) => first(record, path)
  const purpose = text('property_purpose')
  const type = text('property_type')
  const kind = type.toLowerCase().replace(/s$/, '')
  const unit = text('property_size_unit')
  const features = every(record, ['features/feature', 'features']).flatMap((each) =>
    each.split(','),
  )
  return {
    reference: text('property_ref_no'),
    permit: text('permit_number'),
    purpose: purposes[purpose.toLowerCase().replace(/^for /, '')],
    said: { purpose, type },
    type: types.find(([pattern]) => pattern.test(kind))?.[1],
    price: text('price'),
    payments: paymentsOf(text('rent_frequency')),
    title: text('property_title'),
    titleAr: text('property_title_ar'),
    description: text('property_description'),
    descriptionAr: text('property_description_ar'),
    address: [text('tower_name'), text('sub_locality'), text('locality'), text('city')],
    bedrooms: text('bedrooms').replace(/^-1$/, '0'),
    bathrooms: text('bathrooms') || text('bathroom'),
    size: withUnit(text('property_size'), unit),
    plotSize: withUnit(text('plot_size') || text('plotarea'), unit),
    furnished: text('furnished'),
    completion: /^yes$/i.test(text('off_plan')) ? 'off_plan' : 'ready',
    amenities: amenitiesNamed(features),
    serviceCharge: text('service_charge'),
    cheques: text('cheques'),
    developer: text('developer'),
    floor: text('floor'),
    totalFloors: '',
    parking: text('parking_spaces'),
    yearBuilt: text('completion_year'),
    handover: '',
    availableFrom: '',
    lat: text('latitude'),
    lng: text('longitude'),
    video: text('videos/video'),
    tour: '',
    pictures: picturesOf(
      every(record, ['images/image']),
      every(record, ['floor_plans/floor_plan', 'floor_plans/floorplan']),
    ),
    agentEmail: text('listing_agent_email'),
    isWithdrawn: /^(?:deleted?|inactive|archived?)$/i.test(text('property_status')),
  }
}

const withUnit = (size: string, unit: string): string =>
  size !== '' && /m$|met/i.test(unit) ? `${size} sqm` : size
