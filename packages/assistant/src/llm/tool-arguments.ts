import {
  completions,
  furnishings,
  propertyTypes,
  purposes,
  sortOrders,
} from '@manzil/domain/vocabulary'
import { z } from 'zod'
import type { ToolDescription } from './language-model.ts'

const names = z.array(z.string().min(1).max(100)).max(20)
const aed = z.number().int().min(0).max(10_000_000_000)
const rooms = z.number().int().min(0).max(50)
const sqft = z.number().min(0).max(10_000_000)
const purpose = z.enum(purposes)
const types = z.array(z.enum(propertyTypes)).max(propertyTypes.length)
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
  start_request: z.strictObject({
    kind: z.enum(['viewing', 'callback']),
    property_number: open(z.number().int().min(1).max(20)).describe('Number of the home'),
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
  start_request:
    'When the visitor wants to view a home or to be called, about a home or about none. It only opens the form, which asks for everything else; nothing is booked or sent.',
}

const isToolName = (name: string): name is ToolName => Object.hasOwn(toolArguments, name)

export const toolName = (name: string): ToolName | undefined =>
  isToolName(name) ? name : undefined

export const toolDescriptions: readonly ToolDescription[] = Object.keys(toolArguments)
  .filter(isToolName)
  .map((name) => {
    const { $schema, ...parameters } = z.toJSONSchema(toolArguments[name], { io: 'input' })
    return { name, description: descriptions[name], parameters }
  })
