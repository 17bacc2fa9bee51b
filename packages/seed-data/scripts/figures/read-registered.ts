import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import { registeredPath } from './area-rules.ts'
import { bedroomsThatFit } from './bedrooms.ts'
import { houseTypeBySize } from './house-type.ts'
import { MonthSpan, type Observation, type Reading, SQFT_PER_SQM } from './observation.ts'

interface SaleRow {
  readonly TRANSACTION_NUMBER: string
  readonly INSTANCE_DATE: string
  readonly PROCEDURE_EN: string
  readonly IS_OFFPLAN: 0 | 1
  readonly AREA_EN: string
  readonly TRANS_VALUE: number
  readonly ACTUAL_AREA: number | null
  readonly PROP_TYPE_EN: string
  readonly PROP_SB_TYPE_EN: string | null
  readonly ROOMS_EN: string | null
  readonly PROJECT_EN: string | null
}

interface RentRow {
  readonly VERSION_EN: string
  readonly REGISTRATION_DATE: string
  readonly START_DATE: string
  readonly END_DATE: string
  readonly AREA_EN: string
  readonly ANNUAL_AMOUNT: number | null
  readonly ACTUAL_AREA: number | null
  readonly PROP_TYPE_EN: string | null
  readonly PROP_SUB_TYPE_EN: string | null
  readonly USAGE_EN: string | null
  readonly PROJECT_EN: string | null
  readonly ROOMS: number | null
}

/**
 * Purchases; "development" is their name where the land is held by a master developer (Dubai
 * Investment Park, Silicon Oasis). Gifts are not in these files; lease-to-own is left out.
 */
const PURCHASES: readonly string[] = [
  'Sale',
  'Sell - Pre registration',
  'Delayed Sell',
  'Sale On Payment Plan',
  'Development Registration',
  'Development Registration Pre-Registration',
  'Sell Development',
  'Sell Development - Pre Registration',
  'Delayed Development',
  'Delayed Sell Development',
]
const UNIT_TYPES: Readonly<Record<string, PropertyType>> = {
  Flat: 'apartment',
  'Hotel Apartment': 'hotel-apartment',
  Office: 'office',
  Shop: 'retail',
  'Show Rooms': 'retail',
  Warehouse: 'warehouse',
}
const RENT_TYPES: Readonly<Record<string, PropertyType>> = {
  Flat: 'apartment',
  'Studio ': 'apartment',
  Office: 'office',
  Shop: 'retail',
  Showroom: 'retail',
  Warehouse: 'warehouse',
}
/** A contract for a year, give or take a fortnight: shorter and longer ones are priced otherwise. */
const YEAR_DAYS = { min: 350, max: 380 }
const DAY_MS = 86_400_000

function* linesOf<T>(dir: string, prefix: string): Generator<T> {
  const folder = path.join(dir, 'dld')
  if (!existsSync(folder)) throw new Error(`${folder} is absent`)
  const files = readdirSync(folder).filter((name) => name.startsWith(prefix))
  for (const name of files.sort())
    for (const line of gunzipSync(readFileSync(path.join(folder, name)))
      .toString()
      .split('\n'))
      if (line !== '') yield JSON.parse(line)
}

function bedroomsOf(rooms: string | null): number | null {
  if (rooms === 'Studio') return 0
  const count = /^(\d+) B\/R$/.exec(rooms ?? '')?.[1]
  return count === undefined ? null : Number(count)
}

function saleType(row: SaleRow, bedrooms: number | null, size: number): PropertyType | undefined {
  const subType = row.PROP_SB_TYPE_EN ?? ''
  if (row.PROP_TYPE_EN === 'Land') return 'land'
  if (row.PROP_TYPE_EN === 'Building')
    return subType === 'Villa' ? houseTypeBySize(bedrooms, size) : undefined
  return UNIT_TYPES[subType]
}

/** Purchases registered by the Dubai Land Department, ready or off-plan. */
export function readRegisteredSales(dir: string, offPlan: boolean): Reading {
  const seen = new Set<string>()
  const observations: Observation[] = []
  const span = new MonthSpan()
  let rowsRead = 0
  for (const row of linesOf<SaleRow>(dir, 'sales_')) {
    rowsRead += 1
    const isNew = !seen.has(row.TRANSACTION_NUMBER)
    seen.add(row.TRANSACTION_NUMBER)
    if (!isNew || (row.IS_OFFPLAN === 1) !== offPlan || !PURCHASES.includes(row.PROCEDURE_EN))
      continue
    const size = (row.ACTUAL_AREA ?? 0) * SQFT_PER_SQM
    const bedrooms = bedroomsOf(row.ROOMS_EN)
    const type = size > 0 ? saleType(row, bedrooms, size) : undefined
    if (type === undefined) continue
    const isHouse = type === 'villa' || type === 'townhouse'
    const place = registeredPath(row.AREA_EN, row.PROJECT_EN, isHouse)
    if (place === undefined) continue
    span.add(row.INSTANCE_DATE)
    const fitting = bedroomsThatFit(type, bedrooms, size)
    observations.push({ path: place, type, bedrooms: fitting, price: row.TRANS_VALUE, size })
  }
  return { observations, rowsRead, from: span.from, to: span.to }
}

function rentType(row: RentRow, size: number): PropertyType | undefined {
  if (row.PROP_TYPE_EN === 'Villa')
    return row.USAGE_EN === 'Residential' && row.PROP_SUB_TYPE_EN === 'Villa'
      ? houseTypeBySize(row.ROOMS, size)
      : undefined
  return row.PROP_TYPE_EN === 'Unit' ? RENT_TYPES[row.PROP_SUB_TYPE_EN ?? ''] : undefined
}

/** New one-year contracts registered with Ejari. */
export function readRegisteredRents(dir: string): Reading {
  const seen = new Set<string>()
  const observations: Observation[] = []
  const span = new MonthSpan()
  let rowsRead = 0
  for (const row of linesOf<RentRow>(dir, 'rents_')) {
    rowsRead += 1
    // The contract number is always empty, and a contract is repeated once for each project name
    // that the department has for its plot: all other fields together stand for the contract.
    const key = [
      row.REGISTRATION_DATE,
      row.START_DATE,
      row.END_DATE,
      row.AREA_EN,
      row.ANNUAL_AMOUNT,
      row.ACTUAL_AREA,
      row.PROP_SUB_TYPE_EN,
    ].join('|')
    const isNew = !seen.has(key)
    seen.add(key)
    if (!isNew || row.VERSION_EN !== 'New') continue
    const days = (Date.parse(row.END_DATE) - Date.parse(row.START_DATE)) / DAY_MS
    if (!(days >= YEAR_DAYS.min && days <= YEAR_DAYS.max)) continue
    const size = (row.ACTUAL_AREA ?? 0) * SQFT_PER_SQM
    const type = size > 0 ? rentType(row, size) : undefined
    if (type === undefined || row.ANNUAL_AMOUNT === null) continue
    const isHouse = type === 'villa' || type === 'townhouse'
    const place = registeredPath(row.AREA_EN, row.PROJECT_EN, isHouse)
    if (place === undefined) continue
    span.add(row.REGISTRATION_DATE)
    const stated = row.PROP_SUB_TYPE_EN === 'Studio ' ? 0 : isHouse ? row.ROOMS : null
    const bedrooms = bedroomsThatFit(type, stated, size)
    observations.push({ path: place, type, bedrooms, price: row.ANNUAL_AMOUNT, size })
  }
  return { observations, rowsRead, from: span.from, to: span.to }
}
