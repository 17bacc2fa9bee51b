import { dubaiMoment } from '@manzil/domain/time/dubai-days'
import { around, element } from './element.ts'
import type { Exported } from './exported.ts'
import { type SharedNames, sharedElements } from './shared-elements.ts'

const types: Readonly<Record<Exported['type'], string>> = {
  apartment: 'Apartment',
  penthouse: 'Penthouse',
  duplex: 'Duplex',
  'hotel-apartment': 'Hotel Apartment',
  villa: 'Villa',
  townhouse: 'Townhouse',
  'villa-compound': 'Villa Compound',
  office: 'Office',
  retail: 'Shop',
  warehouse: 'Warehouse',
  land: 'Residential Land',
}

const names: SharedNames = {
  reference: 'Property_Ref_No',
  permit: 'Permit_Number',
  city: 'City',
  community: 'Locality',
  subCommunity: 'Sub_Locality',
  title: 'Property_Title',
  titleArabic: 'Property_Title_AR',
  description: 'Property_Description',
  descriptionArabic: 'Property_Description_AR',
  size: 'Property_Size',
  plot: 'plotArea',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  furnished: 'Furnished',
  studio: 'Studio',
}

export const bayutHead = '<Properties>'
export const bayutFoot = '</Properties>'

/** A property in the shape of `<Properties><Property>`. */
export function bayutXml(each: Exported): string {
  const { row, purpose } = each
  return [
    '<Property>',
    sharedElements(each, names),
    element('Property_Status', 'live'),
    element('Property_purpose', purpose === 'sale' ? 'Buy' : 'Rent'),
    element('Property_Type', types[each.type]),
    element('Property_Size_Unit', row.size_sqft === null ? null : 'SQFT'),
    element('Price', row.price),
    element('Rent_Frequency', purpose === 'rent' ? 'Yearly' : null),
    element('Off_Plan', each.completion === 'off_plan' ? 'Yes' : 'No'),
    around('Features', each.amenityNames.map((name) => element('Feature', name)).join('')),
    around('Images', each.photos.map((url) => element('Image', url)).join('')),
    around('Floor_Plans', each.plans.map((url) => element('Floor_Plan', url)).join('')),
    around('Videos', element('Video', row.video_url)),
    element('Listing_Agent', row.agent_name),
    element('Listing_Agent_Phone', row.agent_phone),
    element('Listing_Agent_Email', row.agent_email),
    element('Last_Updated', dubaiMoment(row.updated_at)),
    '</Property>',
  ].join('')
}
