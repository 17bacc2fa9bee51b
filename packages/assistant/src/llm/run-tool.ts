import type { LanguageCode, PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { z } from 'zod'
import type { AmenityName } from '../answer-context.ts'
import { shownCards } from '../dialogue/card-limits.ts'
import type { DialogueState, SearchSlots } from '../state.ts'
import { leastProperties } from '../tools/figures-link.ts'
import type { RequestKind } from '../tools/lead-port.ts'
import { fittedSearch } from '../tools/search-query-string.ts'
import type { AssistantTools, FoundProperties } from '../tools/tools.ts'
import type { Knowledge } from '../understanding/understanding.ts'
import { AttemptFailed } from './attempt-failed.ts'
import { addArea, addRows, addTotal, addYield, type Facts, percentOf } from './facts.ts'
import { findPlaces } from './find-places.ts'
import type { ToolCall } from './language-model.ts'
import { type Arguments, type ToolName, toolArguments, toolName } from './tool-arguments.ts'

/** What the tools of one message have found. */
export interface Findings {
  facts: Facts
  /** Tools that answered with rows. */
  answered: Set<ToolName>
  search?: { slots: SearchSlots; found: FoundProperties; page: number }
  /** The visitor wants an agent: its questions go on. */
  request?: { kind: RequestKind; propertyId: string | undefined }
}

export interface ToolContext extends Knowledge {
  language: LanguageCode
  tools: AssistantTools
  amenities: ReadonlyMap<string, AmenityName>
  state: DialogueState
  findings: Findings
}

const mostYields = 5
const longestTitle = 120

/**
 * Runs a tool for the model. What it asks for wrongly but readably comes back as an error that it
 * can learn from.
 * @throws AttemptFailed for a tool that there is not, or arguments that are none
 */
export async function runTool(call: ToolCall, context: ToolContext): Promise<string> {
  const name = toolName(call.name)
  if (name === undefined) throw new AttemptFailed('unknown_tool')
  if (call.isBroken) throw new AttemptFailed('broken_arguments')
  const read = <S extends z.ZodType>(schema: S): z.output<S> => {
    const parsed = schema.safeParse(call.input)
    if (!parsed.success) throw new AttemptFailed('broken_arguments', name)
    return parsed.data
  }
  const result =
    name === 'search_properties'
      ? await search(read(toolArguments.search_properties), context)
      : name === 'area_figures'
        ? await areaFigures(read(toolArguments.area_figures), context)
        : name === 'area_yields'
          ? await areaYields(read(toolArguments.area_yields), context)
          : startRequest(read(toolArguments.start_request), context)
  return JSON.stringify(result)
}

async function search(asked: Arguments<'search_properties'>, context: ToolContext) {
  const { tools, findings, amenities } = context
  const places = findPlaces(asked.places ?? [], context)
  if ('error' in places) return places
  const excluded = findPlaces(asked.exclude_places ?? [], context)
  if ('error' in excluded) return excluded
  const unknown = [...(asked.amenities ?? []), ...(asked.exclude_amenities ?? [])].find(
    (slug) => !amenities.has(slug),
  )
  if (unknown !== undefined) return { error: 'unknown amenity', known: [...amenities.keys()] }
  const slots = fittedSearch(toSlots(asked, context.state, places.slugs, excluded.slugs))
  const page = asked.page ?? 1
  const sort = slots.sort_by ?? 'newest'
  const found = await tools.searchProperties(slots, { sort, page, limit: shownCards })
  addTotal(findings.facts, found.total, found.asOf)
  addRows(findings.facts, found.rows, found.asOf)
  for (const slug of [...places.slugs, ...excluded.slugs]) findings.facts.places.add(slug)
  findings.search = { slots, found, page }
  if (found.rows.length > 0) findings.answered.add('search_properties')
  return { total: found.total, page, properties: found.rows.map(describeRow) }
}

/** Criteria that only an address of the listing page can say: a model keeps them as they are. */
const addressOnly = [
  'search',
  'category',
  'sub_category',
  'sub_sub_category',
  'verified',
  'south',
  'west',
  'north',
  'east',
  'area',
] as const

function toSlots(
  asked: Arguments<'search_properties'>,
  { slots: before }: DialogueState,
  location: string[],
  notLocation: string[],
): SearchSlots {
  const criteria: Record<string, unknown> = {
    purpose: asked.purpose,
    type: asked.types,
    location,
    bedrooms_min: asked.bedrooms_min,
    bedrooms_max: asked.bedrooms_max,
    bathrooms_min: asked.bathrooms_min,
    price_min: asked.price_min,
    price_max: asked.price_max,
    size_min: asked.size_min,
    size_max: asked.size_max,
    features: asked.amenities,
    furnished: asked.furnished,
    completion: asked.completion,
    sort_by: asked.sort,
    not_location: notLocation,
    not_type: asked.exclude_types,
    not_features: asked.exclude_amenities,
  }
  const slots: SearchSlots = {}
  for (const name of addressOnly) if (before[name] !== undefined) criteria[name] = before[name]
  for (const [name, value] of Object.entries(criteria)) {
    const isOpen = value === undefined || value === null || (Array.isArray(value) && !value.length)
    if (!isOpen) Object.assign(slots, { [name]: value })
  }
  return slots
}

/** A property as the model sees it: facts, and the title as it stands, shortened. */
export function describeRow(row: PropertyCard, index: number) {
  return {
    number: index + 1,
    title: row.title.slice(0, longestTitle),
    type: row.type,
    purpose: row.purpose,
    place: row.location_path.map(({ name }) => name).join(', ') || row.location,
    price: row.price === null ? 'on request' : `AED ${row.price.toLocaleString('en')}`,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    size_sqft: row.size,
    aed_per_sqft: row.price_per_sqft,
    furnished: row.furnished,
    completion: row.completion,
    amenities: row.features,
  }
}

async function areaFigures(asked: Arguments<'area_figures'>, context: ToolContext) {
  const { tools, findings } = context
  const places = findPlaces([asked.place], context)
  if ('error' in places) return places
  const { bedrooms, types, purpose } = asked
  const slots: SearchSlots = {
    purpose,
    location: places.slugs,
    ...(types && types.length > 0 && { type: types }),
    ...(bedrooms !== null &&
      bedrooms !== undefined && { bedrooms_min: bedrooms, bedrooms_max: bedrooms }),
  }
  const figures = await tools.areaFigures(slots)
  if (figures === undefined || figures.properties < leastProperties)
    return { error: 'too few listings for a figure' }
  addArea(findings.facts, figures)
  for (const slug of places.slugs) findings.facts.places.add(slug)
  findings.answered.add('area_figures')
  const { asOf, ...numbers } = figures
  const rounded = Object.entries(numbers).map(([name, value]) => [name, Math.round(value)])
  return {
    currency: 'AED',
    per: purpose === 'rent' ? 'year' : null,
    ...Object.fromEntries(rounded),
  }
}

async function areaYields(asked: Arguments<'area_yields'>, context: ToolContext) {
  const { tools, findings, gazetteer } = context
  const places = findPlaces(asked.places ?? [], context)
  if ('error' in places) return places
  const { types } = asked
  const yields = await tools.areaYields(
    {
      ...(places.slugs.length > 0 && { location: places.slugs }),
      ...(types && types.length > 0 && { type: types }),
    },
    mostYields,
  )
  if (yields.length === 0) return { error: 'too few listings for a yield' }
  for (const each of yields) addYield(findings.facts, each)
  findings.answered.add('area_yields')
  return yields.map((each) => ({
    place: gazetteer.place(each.place)?.name ?? each.place,
    gross_yield: `${percentOf(each)} %`,
    properties_for_sale: each.forSale,
    properties_for_rent: each.forRent,
  }))
}

function startRequest(asked: Arguments<'start_request'>, { state, findings }: ToolContext) {
  const shown = findings.search?.found.rows.map(({ _id }) => _id) ?? state.shown
  const number = asked.property_number ?? undefined
  const propertyId = number === undefined ? undefined : shown[number - 1]
  findings.request = { kind: asked.kind, propertyId }
  return { opened: true }
}
