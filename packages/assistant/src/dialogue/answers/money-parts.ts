import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import type { PropertyFacts } from '../../tools/tools.ts'

/** A property on the screen that a question about money is about. */
export interface ChosenProperty {
  row: PropertyCard
  facts: PropertyFacts | undefined
}

/** The property that a draft names; undefined where it names none, or one that is gone. */
export async function findProperty(
  { propertyId }: MoneyDraft,
  { tools }: AnswerContext,
): Promise<ChosenProperty | undefined> {
  if (propertyId === undefined) return undefined
  const { rows } = await tools.propertiesById([propertyId])
  const [row] = rows
  const facts = (await tools.propertyFacts([propertyId])).get(propertyId)
  return row && { row, facts }
}

/** Everything that an answer about paying is worked out from. */
export interface MoneyParts {
  money: MoneyDraft
  rates: Rates
  property: ChosenProperty | undefined
}
