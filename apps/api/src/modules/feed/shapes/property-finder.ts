import type { PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import type { AmenitySlug } from '@manzil/catalogue/amenities'
import { every, type FeedRecord, first } from '../source/feed-record.ts'
import { type FeedFields, paymentsOf, picturesOf } from './feed-fields.ts'

/** Codes of kinds; land for farms, flats for whole floors. */
export const types: Readonly<Record<string, PropertyType>> = {
  AP: 'apartment',
  BC: 'office',
  BW: 'villa',
  CD: 'villa-compound',
  CW: 'office',
  DX: 'duplex',
  FA: 'warehouse',
  FF: 'apartment',
  FM: 'land',
  HA: 'hotel-apartment',
  HF: 'office',
  LP: 'land',
  OF: 'office',
  PH: 'penthouse',
  RE: 'retail',
  RT: 'retail',
  SH: 'retail',
  SR: 'retail',
  ST: 'warehouse',
  TH: 'townhouse',
  VH: 'villa',
  WH: 'warehouse',
}

export const purposes: Readonly<Record<string, Purpose>> = {
  RS: 'sale',
  CS: 'sale',
  RR: 'rent',
  CR: 'rent',
}

/** Codes of amenities; those that the site has no word for are left out. */
export const amenityCodes: Readonly<Record<string, AmenitySlug>> = {
  AC: 'central-ac',
  BA: 'balcony',
  BK: 'kitchen-appliances',
  BL: 'landmark-view',
  BR: 'barbecue-area',
  BW: 'built-in-wardrobes',
  CP: 'parking',
  CS: 'concierge',
  MR: 'maids-room',
  PA: 'pets-allowed',
  PG: 'garden',
  PP: 'private-pool',
  PR: 'play-area',
  PY: 'gym',
  SE: 'security',
  SP: 'pool',
  ST: 'study',
  SY: 'gym',
  VW: 'water-view',
}

const rents = ['yearly', 'quarterly', 'monthly', 'weekly'] as const

/** A row of `<list><property>`. */
export function propertyFinderFields(record: FeedRecord): FeedFields {
  const text = (path: string) => first(record, path)
  const offering = text('offering_type')
  const code = text('property_type').toUpperCase()
  const [lng = '', lat = ''] = text('geopoints').split(',')
  const period = rents.find((name) => text(`price/${name}`) !== '')
  const codes = every(record, ['amenities', 'private_amenities', 'commercial_amenities'])
  const onRequest = /^yes$/i.test(text('price_on_application'))
  return {
    reference: text('reference_number'),
    permit: text('permit_number') || text('dtcm_permit'),
    purpose: purposes[offering.toUpperCase()],
    said: { purpose: offering, type: code },
    type: types[code],
    price: onRequest ? '' : period ? text(`price/${period}`) : text('price'),
    payments: paymentsOf(period ?? text('rental_period')),
    title: text('title_en') || text('title'),
    titleAr: text('title_ar'),
    description: text('description_en') || text('description'),
    descriptionAr: text('description_ar'),
    address: [text('property_name'), text('sub_community'), text('community'), text('city')],
    bedrooms: text('bedroom'),
    bathrooms: text('bathroom'),
    size: text('size'),
    plotSize: text('plot_size'),
    furnished: text('furnished'),
    completion: text('completion_status'),
    amenities: codes.flatMap((list) =>
      list.split(',').flatMap((each) => amenityCodes[each.trim().toUpperCase()] ?? []),
    ),
    serviceCharge: text('service_charge'),
    cheques: text('cheques'),
    developer: text('developer'),
    floor: text('floor'),
    totalFloors: text('stories'),
    parking: text('parking'),
    yearBuilt: text('build_year'),
    handover: '',
    availableFrom: text('availability_date').slice(0, 10),
    lat: lat.trim(),
    lng: lng.trim(),
    video: text('video_tour_url'),
    tour: text('view360'),
    pictures: picturesOf(every(record, ['photo/url']), every(record, ['floor_plan/url'])),
    agentEmail: text('agent/email'),
    isWithdrawn: false,
  }
}
