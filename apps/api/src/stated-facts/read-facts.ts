import { builtLater } from './built-later.ts'
import { isDenied } from './denied.ts'
import type { ReadFact } from './fact.ts'
import { type AdvertTexts, ownTexts } from './own-texts.ts'
import { chiller } from './rules/chiller.ts'
import { completion } from './rules/completion.ts'
import { developer } from './rules/developer.ts'
import { floor } from './rules/floor.ts'
import { furnishing } from './rules/furnishing.ts'
import { handover } from './rules/handover.ts'
import { maidsRoom } from './rules/maids-room.ts'
import { paymentPlan } from './rules/payment-plan.ts'
import type { FactRule } from './rules/rule.ts'
import { vacancy } from './rules/vacancy.ts'
import { views } from './rules/views.ts'

/** Raise it with every change of a rule: stored adverts are read again at the next start. */
export const READING = 2

/** In the order in which a page shows them. */
const rules: readonly FactRule[] = [
  views,
  floor,
  maidsRoom,
  furnishing,
  vacancy,
  chiller,
  completion,
  handover,
  paymentPlan,
  developer,
]

/** The contract's limits. */
const MOST_FACTS = 40
const LONGEST_QUOTE = 120

/** What an advert's own words say of the property, each thing once, with the words that say it. */
export function readFacts(advert: AdvertTexts, listedAt: Date | null): ReadFact[] {
  const facts = new Map<string, ReadFact>()
  for (const { field, text } of ownTexts(advert)) {
    for (const { kind, find } of rules) {
      for (const { value, start, end } of find(text)) {
        const key = `${kind} ${value}`
        if (facts.has(key) || isDenied(text, start, end)) continue
        facts.set(key, { kind, value, field, quote: text.slice(start, end).trim() })
      }
    }
  }
  const read = [...facts.values()]
  return [...read, ...builtLater(read, listedAt)]
    .filter(({ quote }) => quote.length <= LONGEST_QUOTE)
    .slice(0, MOST_FACTS)
}
