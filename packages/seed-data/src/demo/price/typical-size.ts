import type { PropertyType } from '@manzil/api-client/generated/types.gen'

type Row = readonly number[]

/** Square feet by bedrooms, from 0 (studio; commercial kinds have this one only). */
const TYPICAL: Readonly<Record<PropertyType, Row>> = {
  apartment: [430, 760, 1_200, 1_750, 2_700, 3_800],
  penthouse: [1_600, 1_600, 2_400, 3_300, 4_800, 6_400],
  duplex: [900, 1_050, 1_650, 2_400, 3_300, 4_200],
  'hotel-apartment': [420, 800, 1_250, 1_800],
  villa: [1_800, 1_800, 2_300, 3_000, 3_800, 5_400, 7_600, 9_800],
  townhouse: [1_300, 1_300, 1_550, 2_050, 2_350, 2_900],
  'villa-compound': [2_000, 2_000, 2_400, 2_900, 3_500, 4_300],
  office: [1_150],
  retail: [900],
  warehouse: [4_200],
  land: [6_500],
}

/** How far from the typical size a property may be before it looks wrong, as factors. */
const RANGE: Readonly<Record<PropertyType, readonly [number, number]>> = {
  apartment: [0.74, 1.55],
  penthouse: [0.7, 1.7],
  duplex: [0.75, 1.5],
  'hotel-apartment': [0.78, 1.4],
  villa: [0.72, 1.75],
  townhouse: [0.8, 1.35],
  'villa-compound': [0.8, 1.4],
  office: [0.5, 5],
  retail: [0.45, 4],
  warehouse: [0.4, 6],
  land: [0.55, 5],
}

/** Square feet that a property of this kind usually has. */
export function typicalSize(type: PropertyType, bedrooms: number | null): number {
  const row = TYPICAL[type]
  return row[Math.min(bedrooms ?? 0, row.length - 1)] ?? 1_000
}

/** Holds a size within what the kind and the bedrooms allow. */
export function boundedSize(type: PropertyType, bedrooms: number | null, size: number): number {
  const typical = typicalSize(type, bedrooms)
  const [low, high] = RANGE[type]
  return Math.max(typical * low, Math.min(typical * high, size))
}
