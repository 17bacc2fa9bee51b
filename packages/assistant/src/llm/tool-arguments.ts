import {
  completions,
  furnishings,
  propertyTypes,
  purposes,
  sortOrders,
} from '@manzil/domain/vocabulary'
import { areaAspects } from '@manzil/query-language/lexicon/area-words'
import { z } from 'zod'
import { emiratesNamed } from '../passages/asker-emirate.ts'
import type { ToolDescription } from './language-model.ts'

const names = z.array(z.string().min(1).max(100)).max(20)
const aed = z.number().int().min(0).max(10_000_000_000)
const rooms = z.number().int().min(0).max(50)
const sqft = z.number().min(0).max(10_000_000)
const purpose = z.enum(purposes)
const types = z.array(z.enum(propertyTypes)).max(propertyTypes.length)
const cardNumber = z.number().int().min(1).max(20)
const percent = z.number().min(0).max(100)
const term = z.number().int().min(1).max(50)
/** Models write null for what they leave open. */
const open = <T extends z.ZodType>(schema: T) => schema.nullish()

/** Arguments of each tool. What a tool does not know is refused, not ignored. */
export const toolArguments = {
  search_properties: z.strictObject({
    purpose: open(purpose),
    types: open(types),
    places: open(names).describe('Names as the visitor says them'),
    bedrooms_min: open(rooms).describe('0 for a studio'),
    bedrooms_max: open(rooms),
    bathrooms_min: open(rooms),
    price_min: open(aed).describe('AED; for rent AED a year'),
    price_max: open(aed),
    size_min: open(sqft).describe('Square feet'),
    size_max: open(sqft),
    amenities: open(names).describe('Slugs of the list of amenities'),
    furnished: open(z.enum(furnishings)),
    completion: open(z.enum(completions)),
    sort: open(z.enum(sortOrders)),
    exclude_places: open(names),
    exclude_types: open(types),
    exclude_amenities: open(names),
    page: open(z.number().int().min(1).max(200)),
  }),
  area_figures: z.strictObject({
    place: z.string().min(1).max(100),
    purpose,
    types: open(types),
    bedrooms: open(rooms),
  }),
  area_yields: z.strictObject({
    places: open(names).describe('None for all'),
    types: open(types),
  }),
  estimate_value: z.strictObject({
    place: open(z.string().min(1).max(100)),
    purpose: open(purpose),
    types: open(types),
    bedrooms: open(rooms),
    size_sqft: open(sqft),
    property_number: open(cardNumber).describe('A home on the screen, in place of all others'),
  }),
  compare: z.strictObject({
    property_numbers: open(z.array(cardNumber).max(4)),
    places: open(names),
    purpose: open(purpose),
    types: open(types),
    bedrooms: open(rooms),
  }),
  property_details: z.strictObject({ property_number: cardNumber }),
  about_area: z.strictObject({
    places: open(names),
    property_number: open(cardNumber).describe('For what is near a home on the screen'),
    about: open(z.array(z.enum(areaAspects)).max(areaAspects.length)),
  }),
  site_texts: z.strictObject({
    question: z.string().min(1).max(300).describe('In the language of the answer'),
    side: open(z.enum(['buyer', 'seller', 'tenant', 'landlord'])).describe('Who asks'),
    emirate: open(z.enum(emiratesNamed)),
  }),
  loan: z.strictObject({
    price: open(aed),
    property_number: open(cardNumber),
    down_payment: open(aed),
    down_percent: open(percent),
    rate: open(percent).describe('Percent a year'),
    years: open(term),
  }),
  purchase_costs: z.strictObject({
    price: open(aed),
    property_number: open(cardNumber),
    types: open(types),
    off_plan: open(z.boolean()),
    down_percent: open(percent),
  }),
  affordability: z.strictObject({
    monthly_income: open(aed),
    monthly_payment: open(aed),
    savings: open(aed),
    rate: open(percent),
    years: open(term),
  }),
  start_request: z.strictObject({
    kind: z.enum(['viewing', 'callback']),
    property_number: open(cardNumber),
  }),
}

export type ToolName = keyof typeof toolArguments
export type Arguments<N extends ToolName> = z.output<(typeof toolArguments)[N]>

const descriptions: Readonly<Record<ToolName, string>> = {
  search_properties:
    'Homes that fit, five on a page, and how many there are. Give the whole search each time, with what was known before. The visitor sees the homes of the last call as cards.',
  area_figures:
    'What homes of a kind ask in one place: number of listings, median, lower and upper quartile of price and of price for a square foot.',
  area_yields:
    'Gross yields from asking prices, of homes of the same kind and number of bedrooms: of the places named, or the highest of all.',
  estimate_value:
    'What a home is worth, or whether one on the screen asks a fair price, by what similar homes ask.',
  compare: 'Two or more homes on the screen, or places, side by side; shown as a table.',
  property_details: 'Everything that the advert of a home on the screen states.',
  about_area:
    'What the guides of places say: living there, transport, schools, shops, noise and what else is near.',
  site_texts:
    'Passages of the guides, answers and rules of the site: how buying, selling, renting and letting work. Quote them word for word.',
  loan: 'What a loan for a price costs each month, with the dated limits of banks. Give only numbers that the visitor said.',
  purchase_costs:
    'Every fee on top of a price, or what moving into a rented home costs. Only numbers that the visitor said.',
  affordability:
    'What can be bought for an income or a payment each month, and savings. Only numbers that the visitor said.',
  start_request:
    'When the visitor wants to view a home or to be called, about a home or about none. It only opens the form, which asks for everything else; nothing is booked or sent.',
}

const isToolName = (name: string): name is ToolName => Object.hasOwn(toolArguments, name)

export const toolName = (name: string): ToolName | undefined =>
  isToolName(name) ? name : undefined

export const toolNames: readonly ToolName[] = Object.keys(toolArguments).filter(isToolName)

export const toolDescriptions: readonly ToolDescription[] = toolNames.map((name) => {
  const { $schema, ...parameters } = z.toJSONSchema(toolArguments[name], { io: 'input' })
  return { name, description: descriptions[name], parameters }
})
