import type { ChatComparison, Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { comparisonRow, statedRows } from '../../reply/comparison-rows.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { formatDay, formatPrice, formatWhole } from '../../reply/format.ts'
import { amenityLabel, propertyTitle } from '../../reply/names.ts'
import { type CompareTexts, compareTextsOf } from '../../reply/texts/compare-texts.ts'
import type { PropertyFacts } from '../../tools/tools.ts'
import { differencesOf } from './compare-differences.ts'
import { propertyLines } from './property-lines.ts'

/** Properties side by side: what differs in a sentence or two, everything else in a table. */
export async function compareProperties(
  ids: readonly string[],
  context: AnswerContext,
): Promise<Draft> {
  const { texts, tools, state } = context
  const { rows, asOf } = await tools.propertiesById(ids)
  const facts = await tools.propertyFacts(rows.map(({ _id }) => _id))
  const [first, second] = rows
  if (first === undefined) return { text: texts.compareGone, actions: [], evidence: [], state }
  const words = differencesOf(rows, (row) => numberOf(row, rows, state.shown), asOf, context)
  const lines = [...words.lines]
  if (rows.length < ids.length) lines.unshift(texts.compareGone)
  const table = tableOf(rows, facts, asOf, context)
  return {
    text: [
      ...propertyLines(
        rows,
        (row) => compareTextsOf(context.language).home(numberOf(row, rows, state.shown)),
        context,
      ),
      [...lines, texts.compareNote].join(texts.gap),
    ].join('\n'),
    actions: [],
    evidence: [...words.evidence, ...table.evidence],
    ...(second !== undefined && { comparison: table.comparison }),
    state,
  }
}

/** The number that a property has on the screen, or in this comparison. */
export const numberOf = (
  row: PropertyCard,
  rows: readonly PropertyCard[],
  shown: readonly string[],
) => String((shown.indexOf(row._id) === -1 ? rows.indexOf(row) : shown.indexOf(row._id)) + 1)

function tableOf(
  rows: readonly PropertyCard[],
  facts: ReadonlyMap<string, PropertyFacts>,
  asOf: string,
  context: AnswerContext,
): { comparison: ChatComparison; evidence: Evidence[] } {
  const { texts, state, language } = context
  const wording = compareTextsOf(language)
  const { labels } = wording
  const evidence: Evidence[] = []
  const row = (
    label: string,
    field: keyof PropertyCard,
    read: (property: PropertyCard) => string | null,
  ) =>
    comparisonRow(
      label,
      rows.map((property) => {
        const value = read(property)
        if (value !== null) evidence.push(propertyEvidence(value, property, field, asOf))
        return value
      }),
    )
  const fact = (
    label: string,
    field: keyof PropertyFacts,
    read: (property: PropertyFacts, own: PropertyCard) => string | null,
  ) =>
    comparisonRow(
      label,
      rows.map((property) => {
        const known = facts.get(property._id)
        const value = known === undefined ? null : read(known, property)
        if (value !== null) evidence.push(propertyEvidence(value, property, field, asOf))
        return value
      }),
    )
  const whole = (value: number | null, write: (figure: string) => string): string | null =>
    value === null ? null : write(formatWhole(value, texts))
  const said = rows.map(({ features }) => features.filter((slug) => context.amenities.has(slug)))
  const common = (said[0] ?? []).filter((slug) => said.every((list) => list.includes(slug)))
  const label = (slug: string): string => amenityLabel(slug, context)
  const table = [
    row(labels.price, 'price', ({ price, purpose }) =>
      price === null ? null : formatPrice(price, purpose === 'rent', texts),
    ),
    row(labels.perSqft, 'price_per_sqft', ({ price_per_sqft }) =>
      whole(price_per_sqft, texts.perSqft),
    ),
    comparisonRow(
      labels.type,
      rows.map(({ type }) => texts.typeNames[type]),
    ),
    row(labels.bedrooms, 'bedrooms', ({ bedrooms }) => roomsOf(bedrooms, wording)),
    row(labels.bathrooms, 'bathrooms', ({ bathrooms }) => whole(bathrooms, String)),
    row(labels.size, 'size', ({ size }) => whole(size, texts.area)),
    comparisonRow(
      labels.furnished,
      rows.map(({ furnished }) => furnished && texts.furnished[furnished]),
    ),
    comparisonRow(
      labels.completion,
      rows.map(({ completion }) => completion && texts.completion[completion]),
    ),
    fact(labels.serviceCharge, 'service_charge', ({ service_charge }) =>
      service_charge === null ? null : texts.perSqft(formatWhole(service_charge, texts)),
    ),
    fact(labels.available, 'available_from', ({ available_from }) =>
      available_from === null ? null : formatDay(available_from, language),
    ),
    fact(labels.handover, 'handover', ({ handover }) => handover),
    comparisonRow(
      labels.common,
      rows.map(() => listOf(common.map(label), texts.comma)),
    ),
    comparisonRow(
      labels.onlyHere,
      said.map((own, index) => {
        const others = said.filter((_, other) => other !== index).flat()
        return listOf(own.filter((slug) => !others.includes(slug)).map(label), texts.comma)
      }),
    ),
  ]
  const columns = rows.map((property) => ({
    title: `${numberOf(property, rows, state.shown)}. ${propertyTitle(property, context)}`.slice(
      0,
      300,
    ),
    link: property.link,
  }))
  return { comparison: { columns, rows: statedRows(table) }, evidence }
}

const roomsOf = (count: number | null, { studio }: CompareTexts): string | null =>
  count === null ? null : count === 0 ? studio : String(count)

/** As many names as a cell can hold; null where there are none. */
function listOf(names: readonly string[], comma: string): string | null {
  return names.length === 0 ? null : names.slice(0, 12).join(comma).slice(0, 500)
}
