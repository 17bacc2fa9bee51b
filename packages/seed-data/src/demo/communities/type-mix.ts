import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { BuiltKind } from '@manzil/catalogue/places/surroundings'

export type TypeMix = readonly (readonly [PropertyType, number])[]

/** Percent of the properties of a community, by type. */
export const typeMixes: Readonly<Record<BuiltKind, TypeMix>> = {
  towers: [
    ['apartment', 83],
    ['penthouse', 4],
    ['duplex', 4],
    ['hotel-apartment', 5],
    ['retail', 4],
  ],
  business: [
    ['apartment', 66],
    ['penthouse', 2],
    ['duplex', 3],
    ['hotel-apartment', 6],
    ['office', 19],
    ['retail', 4],
  ],
  midrise: [
    ['apartment', 90],
    ['penthouse', 2],
    ['duplex', 3],
    ['hotel-apartment', 2],
    ['retail', 3],
  ],
  oldtown: [
    ['apartment', 80],
    ['hotel-apartment', 4],
    ['office', 6],
    ['retail', 9],
    ['duplex', 1],
  ],
  village: [
    ['apartment', 78],
    ['duplex', 3],
    ['penthouse', 1],
    ['townhouse', 9],
    ['villa', 5],
    ['land', 2],
    ['retail', 2],
  ],
  island: [
    ['apartment', 60],
    ['penthouse', 7],
    ['duplex', 2],
    ['hotel-apartment', 6],
    ['villa', 19],
    ['townhouse', 4],
    ['retail', 2],
  ],
  mixed: [
    ['apartment', 55],
    ['penthouse', 2],
    ['duplex', 2],
    ['townhouse', 15],
    ['villa', 22],
    ['land', 3],
    ['retail', 1],
  ],
  'mixed-town': [
    ['apartment', 60],
    ['duplex', 2],
    ['townhouse', 36],
    ['retail', 2],
  ],
  'park-mix': [
    ['apartment', 52],
    ['townhouse', 12],
    ['villa', 5],
    ['warehouse', 14],
    ['office', 8],
    ['retail', 4],
    ['land', 5],
  ],
  resort: [
    ['apartment', 60],
    ['duplex', 3],
    ['penthouse', 2],
    ['hotel-apartment', 5],
    ['townhouse', 14],
    ['villa', 13],
    ['land', 3],
  ],
  springs: [
    ['townhouse', 68],
    ['villa', 32],
  ],
  villas: [
    ['villa', 91],
    ['townhouse', 3],
    ['land', 6],
  ],
  houses: [
    ['villa', 55],
    ['townhouse', 45],
  ],
  townhouses: [
    ['townhouse', 82],
    ['villa', 18],
  ],
  oldvillas: [
    ['villa', 68],
    ['villa-compound', 9],
    ['townhouse', 5],
    ['apartment', 9],
    ['land', 6],
    ['retail', 3],
  ],
  industrial: [
    ['warehouse', 58],
    ['land', 16],
    ['office', 16],
    ['retail', 10],
  ],
}
