import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AskedField } from '@manzil/query-language/lexicon/field-words'
import type { AnswerContext } from '../../answer-context.ts'
import { formatDay, formatPrice, formatWhole } from '../../reply/format.ts'
import { amenityName } from '../../reply/names.ts'
import { fieldTextsOf } from '../../reply/texts/field-texts.ts'
import { propertyTextsOf } from '../../reply/texts/property-texts.ts'
import type { PropertyFacts } from '../../tools/tools.ts'

export interface Fact {
  text: string
  field: keyof PropertyCard | keyof PropertyFacts
  isStated: boolean
}

/** Amenities that answer for a field. */
const amenityOf: Partial<Record<AskedField, readonly string[]>> = {
  parking: ['parking', 'covered-parking'],
  cooling: ['chiller-free'],
  pets: ['pets-allowed'],
  distance: ['near-metro', 'near-school'],
}

/** Fields that no row has: only an amenity can answer for them. */
type RowField = Exclude<AskedField, 'cooling' | 'pets' | 'distance' | 'photos'>
const isOfRow = (field: AskedField): field is RowField =>
  field !== 'cooling' && field !== 'pets' && field !== 'distance' && field !== 'photos'

/** What was asked of a property, field by field, as its advert states it; where it is silent, that too. */
export function fieldFacts(
  fields: readonly AskedField[],
  row: PropertyCard,
  facts: PropertyFacts | undefined,
  context: AnswerContext,
): Fact[] {
  const { labels } = fieldTextsOf(context.language)
  const { says, silent } = propertyTextsOf(context.language)
  return fields.map((name): Fact => {
    const field = isOfRow(name) ? name : 'features'
    const value = isOfRow(name) && facts ? written(name, facts, row, context) : undefined
    if (value !== undefined)
      return { text: says(`${labels[name]}: ${value}`), field, isStated: true }
    const [slug] = (amenityOf[name] ?? []).filter((each) => isNamed(each, name, row, context))
    if (slug === undefined) return { text: silent(labels[name]), field, isStated: false }
    return { text: says(amenityName(slug, context)), field: 'features', isStated: true }
  })
}

/** Being near a school answers only who asks for a school. */
function isNamed(
  slug: string,
  field: AskedField,
  { features }: PropertyCard,
  { understanding }: AnswerContext,
): boolean {
  if (!features.includes(slug)) return false
  return (
    field !== 'distance' ||
    understanding.mentions.some(
      ({ criterion }) => criterion.slot === 'features' && criterion.slug === slug,
    )
  )
}

function written(
  field: RowField,
  facts: PropertyFacts,
  { purpose }: PropertyCard,
  { texts, language }: AnswerContext,
): string | undefined {
  switch (field) {
    case 'floor': {
      const { floor, total_floors } = facts
      if (floor === null) return undefined
      if (total_floors === null) return String(floor)
      return fieldTextsOf(language).floorOf(String(floor), String(total_floors))
    }
    case 'security_deposit': {
      const deposit = facts.security_deposit
      return deposit === null ? undefined : formatPrice(deposit, false, texts)
    }
    case 'service_charge': {
      const charge = facts.service_charge
      return charge === null ? undefined : texts.perSqft(formatWhole(charge, texts))
    }
    case 'plot_size': {
      const plot = facts.plot_size
      return plot === null ? undefined : texts.area(formatWhole(plot, texts))
    }
    case 'available_from': {
      const { available_from, handover } = facts
      const isOffPlan = purpose === 'sale' && available_from === null
      if (isOffPlan) return handover ?? undefined
      return available_from === null ? undefined : formatDay(available_from, language)
    }
    default: {
      const value = facts[field]
      return value === null ? undefined : String(value)
    }
  }
}
