import { zPropertyType, zPurpose } from '@manzil/api-client/generated/zod.gen'
import type { CsvColumn } from '@manzil/domain/feeds/csv-columns'
import { type FeedRecord, first } from '../source/feed-record.ts'
import { amenitiesNamed } from './amenity-names.ts'
import { type FeedFields, paymentsOf, picturesOf } from './feed-fields.ts'

/** A row of the template. */
export function csvFields(record: FeedRecord): FeedFields {
  const text = (column: CsvColumn) => first(record, column)
  const list = (column: CsvColumn) =>
    text(column)
      .split('|')
      .map((each) => each.trim())
      .filter((each) => each !== '')
  const purpose = text('purpose')
  const type = text('type')
  return {
    reference: text('reference'),
    permit: text('permit_number'),
    purpose: zPurpose.safeParse(purpose.toLowerCase()).data,
    said: { purpose, type },
    type: zPropertyType.safeParse(type.toLowerCase().replaceAll(/[\s_]+/g, '-')).data,
    price: text('price'),
    payments: paymentsOf(text('rent_period')),
    title: text('title'),
    titleAr: text('title_ar'),
    description: text('description'),
    descriptionAr: text('description_ar'),
    address: [text('building'), text('sub_community'), text('community'), text('city')],
    bedrooms: text('bedrooms'),
    bathrooms: text('bathrooms'),
    size: text('size_sqft'),
    plotSize: text('plot_size_sqft'),
    furnished: text('furnished'),
    completion: text('completion'),
    amenities: amenitiesNamed(list('amenities')),
    serviceCharge: text('service_charge'),
    cheques: text('cheques'),
    developer: text('developer'),
    floor: text('floor'),
    totalFloors: text('total_floors'),
    parking: text('parking'),
    yearBuilt: text('year_built'),
    handover: text('handover'),
    availableFrom: text('available_from'),
    lat: text('latitude'),
    lng: text('longitude'),
    video: text('video_url'),
    tour: text('tour_url'),
    pictures: picturesOf(list('photos'), list('floor_plans')),
    agentEmail: text('agent_email'),
    isWithdrawn: false,
  }
}
