import { around, element, momentOf } from './element.ts'
import type { Exported } from './exported.ts'

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

const furnished = { furnished: 'Yes', unfurnished: 'No', partly: 'Partly' } as const

export const bayutHead = '<Properties>'
export const bayutFoot = '</Properties>'

/** A property in the shape of `<Properties><Property>`. */
export function bayutXml(each: Exported): string {
  const { row, place, purpose } = each
  return [
    '<Property>',
    element('Property_Ref_No', row.reference),
    element('Permit_Number', row.permit_number),
    element('Property_Status', 'live'),
    element('Property_purpose', purpose === 'sale' ? 'Buy' : 'Rent'),
    element('Property_Type', types[each.type]),
    element('City', place.city),
    element('Locality', place.community),
    element('Sub_Locality', place.subCommunity),
    element('Property_Title', row.title),
    element('Property_Title_AR', row.title_ar),
    element('Property_Description', row.description),
    element('Property_Description_AR', row.description_ar),
    element('Property_Size', row.size_sqft),
    element('Property_Size_Unit', row.size_sqft === null ? null : 'SQFT'),
    element('plotArea', row.plot_size),
    element('Bedrooms', row.beds === 0 ? 'Studio' : row.beds),
    element('Bathrooms', row.baths),
    element('Price', row.price),
    element('Rent_Frequency', purpose === 'rent' ? 'Yearly' : null),
    element('Furnished', each.furnished && furnished[each.furnished]),
    element('Off_Plan', each.completion === 'off_plan' ? 'Yes' : 'No'),
    around('Features', each.amenityNames.map((name) => element('Feature', name)).join('')),
    around('Images', each.photos.map((url) => element('Image', url)).join('')),
    around('Floor_Plans', each.plans.map((url) => element('Floor_Plan', url)).join('')),
    around('Videos', element('Video', row.video_url)),
    element('Listing_Agent', row.agent_name),
    element('Listing_Agent_Phone', row.agent_phone),
    element('Listing_Agent_Email', row.agent_email),
    element('Last_Updated', momentOf(row.updated_at)),
    '</Property>',
  ].join('')
}
