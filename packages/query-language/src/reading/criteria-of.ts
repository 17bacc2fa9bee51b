import { squareFeetPerSquareMetre } from '@manzil/domain/square-metre'
import type { Meaning, MeaningOf } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'
import type { Quantity } from '../grammar/quantity.ts'
import type { Criterion, Limits } from './mentions.ts'
import { limitsOf } from './merge-bounds.ts'

/** Smallest bare number that can only be a price or a size. */
export const smallestPrice = 1000
/** Most bedrooms or bathrooms that a number is taken for. */
const mostRooms = 20

/** What a piece that is no number says about the search. */
export function criteriaOf({ meaning }: Piece): Criterion[] {
  switch (meaning.kind) {
    case 'place':
      return [{ slot: 'location', slug: meaning.slug }]
    case 'type':
      return [{ slot: 'type', types: meaning.types }]
    case 'cue':
      return criteriaOfOwn(meaning)
    case 'amenity':
      return [{ slot: 'features', slug: meaning.slug }]
    case 'topic':
      return meaning.amenity === undefined ? [] : [{ slot: 'features', slug: meaning.amenity }]
    case 'purpose':
      return [
        { slot: 'purpose', purpose: meaning.purpose },
        ...(meaning.types === undefined ? [] : [{ slot: 'type' as const, types: meaning.types }]),
      ]
    case 'completion':
      return [{ slot: 'completion', completion: meaning.completion }]
    case 'furnished':
      return [{ slot: 'furnished', furnished: meaning.furnished }]
    case 'bound':
      return meaning.alone === undefined
        ? []
        : [{ slot: 'sort_by', sort: meaning.alone, step: meaning.alone === 'price_asc' }]
    case 'sort':
      return [{ slot: 'sort_by', sort: meaning.sort, step: meaning.step === true }]
    case 'kept-size':
      return [{ slot: 'kept_size' }]
    case 'more-rooms':
      return [{ slot: 'bedrooms', limits: {}, by: meaning.by }]
    case 'count':
      return [{ slot: 'bathrooms', limits: { min: meaning.value } }]
    case 'clear':
      return [{ slot: 'clear', noun: meaning.slot }]
    default:
      return []
  }
}

function criteriaOfOwn({
  types,
  bedrooms,
  purpose,
}: Extract<Meaning, { kind: 'cue' }>): Criterion[] {
  const kind: Criterion[] = types === undefined ? [] : [{ slot: 'type', types }]
  if (purpose !== undefined) kind.push({ slot: 'purpose', purpose })
  if (bedrooms === undefined) return kind
  return [...kind, { slot: 'bedrooms', limits: { min: bedrooms, max: bedrooms } }]
}

const impliedApartment: Criterion = { slot: 'type', types: ['apartment'], implied: true }

/** 'Bedroom' as a word of its own, within the limits that stand around it. */
export function criteriaOfRoomWord(
  { apartment, value, oneRoom }: MeaningOf<'count'>,
  limits: Limits,
): Criterion[] {
  if (apartment !== true) return [{ slot: 'bedrooms', limits }]
  const rooms = value === 0 ? {} : ({ livingRoom: oneRoom === true ? 'only' : 'apart' } as const)
  return [{ slot: 'bedrooms', limits, ...rooms }, impliedApartment]
}

/** What a number means: a size, rooms, a price, or nothing yet. */
export function criteriaOfQuantity(quantity: Quantity): Criterion[] {
  const { unit } = quantity
  if (unit === 'sqft') return [{ slot: 'size', quantity }]
  if (unit === 'sqm') return [{ slot: 'size', quantity: inSquareFeet(quantity) }]
  // Germans count half rooms, which sleep nobody.
  const rooms = unit === 'room' ? { ...quantity, low: Math.floor(quantity.low) } : quantity
  if (unit !== undefined && isRoomCount(rooms)) return criteriaOfRooms(unit, rooms)
  if (quantity.noun === 'size' && quantity.currency === undefined && !quantity.scaled) {
    return [{ slot: 'size', quantity }]
  }
  if (quantity.noun === 'bedrooms' && isRoomCount(quantity)) return criteriaOfRooms('bed', quantity)
  if (quantity.noun === 'bathrooms' && isRoomCount(quantity))
    return criteriaOfRooms('bath', quantity)
  if (isPrice(quantity)) return [{ slot: 'price', quantity }]
  return [{ slot: 'number', quantity }]
}

function isRoomCount({ low, high, scaled }: Quantity): boolean {
  return !scaled && Number.isInteger(low) && (high ?? low) <= mostRooms
}

function criteriaOfRooms(unit: 'bed' | 'bath' | 'room', quantity: Quantity): Criterion[] {
  if (unit === 'bath') return [{ slot: 'bathrooms', limits: { min: quantity.low } }]
  if (unit === 'bed') return [{ slot: 'bedrooms', limits: limitsOf(quantity, 0) }]
  // Russian and German count the living room.
  return [
    { slot: 'bedrooms', limits: limitsOf(quantity, 1), livingRoom: 'apart' },
    impliedApartment,
  ]
}

function inSquareFeet(quantity: Quantity): Quantity {
  const convert = (value: number): number => Math.round(value * squareFeetPerSquareMetre)
  const high = quantity.high === undefined ? undefined : convert(quantity.high)
  return { ...quantity, low: convert(quantity.low), high, factor: squareFeetPerSquareMetre }
}

function isPrice(quantity: Quantity): boolean {
  if (quantity.currency !== undefined || quantity.perYear !== undefined || quantity.scaled)
    return true
  return quantity.low >= smallestPrice
}
