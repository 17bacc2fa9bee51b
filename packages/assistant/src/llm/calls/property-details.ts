import { askedFields } from '@manzil/query-language/lexicon/field-words'
import { describeProperty } from '../../dialogue/answers/compare.ts'
import { fieldFacts } from '../../dialogue/answers/field-facts.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { amenityLabel } from '../../reply/names.ts'
import { addRows } from '../facts.ts'
import type { Arguments } from '../tool-arguments.ts'
import { cardsOf, type ToolContext } from '../tool-context.ts'
import { answeringCall, tellDraft } from './answered-by.ts'

/** Everything that the advert of a card states. */
export async function propertyDetails(asked: Arguments<'property_details'>, context: ToolContext) {
  const id = cardsOf(context)[asked.property_number - 1]
  const answering = answeringCall(context, {})
  const { rows, asOf } = await answering.tools.propertiesById(id === undefined ? [] : [id])
  const [row] = rows
  if (row === undefined) return { error: 'no home of that number is on the screen' }
  const facts = (await answering.tools.propertyFacts([row._id])).get(row._id)
  addRows(context.findings.facts, [row], asOf)
  context.findings.refs.push(asked.property_number)
  const fields = askedFields.filter((field) => field !== 'rent_per_month' || row.purpose === 'rent')
  const stated = fieldFacts(fields, row, facts, answering).filter(({ isStated }) => isStated)
  const evidence = stated.map(({ text, field }) => propertyEvidence(text, row, field, asOf))
  const line = describeProperty(row, asOf, evidence, answering)
  const text = [line, ...stated.map((fact) => fact.text)].join('\n')
  const told = tellDraft(
    'property_details',
    { text, actions: [], evidence, state: answering.state },
    context,
  )
  const amenities = row.features.map((slug) => amenityLabel(slug, answering))
  return { number: asked.property_number, title: row.title, ...told, amenities }
}
