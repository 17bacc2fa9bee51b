import type { Evidence } from '@manzil/api-client/generated/types.gen'
import { AttemptFailed } from './attempt-failed.ts'
import { checkMeanings, placesIn, type Said } from './check-meanings.ts'
import { knownNames, namesUnknown, quotesAreKnown } from './check-names.ts'
import { speaksOfMonths, tellsJourney, usesOtherUnits } from './check-units.ts'
import { claimsDeed, declinesToHelp } from './deeds.ts'
import { evidenceOf, titlesOf, withoutNames } from './evidence-of.ts'
import type { Saying } from './facts.ts'
import { holdsHiddenSigns, holdsMarkup } from './plain-text.ts'
import { quotationLeads } from './quotation-leads.ts'
import { hasNumberWords } from './read-figures.ts'
import { isInLanguage } from './say-language.ts'
import { repeatedIn } from './sayings.ts'

export interface Grounds extends Said {
  /** Words that only the instructions of the model hold. */
  secrets: readonly string[]
  /** Lowest price of all properties that fit the search, where that is known. */
  lowestPrice: number | undefined
  /** Whether a tool has answered. */
  isProved: boolean
  /** What was worked out or told by a text may be retold by its figures or its very words alone. */
  isStrict: boolean
}

/** What stands behind a sentence. */
export interface Proof {
  evidence: Evidence[]
  /** It repeats this word for word. */
  saying: Saying | undefined
  /** It names what it is about. */
  isNamed: boolean
}

/**
 * Lets a sentence through with the rows behind its figures, or not at all; `before` is what was let
 * through already.
 * @throws AttemptFailed that names what is wrong with it
 */
export function proveSentence(sentence: string, before: string, grounds: Grounds): Proof {
  const { language, facts, quotable, secrets } = grounds
  const fail = (when: boolean, reason: AttemptFailed['reason'], detail?: string): void => {
    if (when) throw new AttemptFailed(reason, detail)
  }
  const whole = `${before}${sentence}`.toLowerCase()
  fail(
    secrets.some((secret) => whole.includes(secret)),
    'leaked',
  )
  fail(holdsMarkup(sentence), 'unproved', 'link')
  fail(holdsHiddenSigns(sentence), 'unproved', 'sign')
  const saying = repeatedIn(sentence, language, facts)
  if (saying !== undefined) return { evidence: saying.evidence(sentence), saying, isNamed: true }
  fail(!isInLanguage(sentence, language, [...quotable, ...facts.names]), 'wrong_language')
  checkWords(sentence, grounds)
  const bare = withoutNames(sentence, titlesOf(facts))
  const evidence = evidenceOf(sentence, bare, grounds)
  const isBare = grounds.isStrict && evidence.length === 0 && !/[?؟？]\s*$/u.test(sentence)
  fail(isBare && sentence.trim() !== quotationLeads[language], 'unproved', 'paraphrase')
  const isNamed = evidence.some(({ field }) => field === 'title')
  return { evidence, saying: undefined, isNamed }
}

/** Everything but figures. */
function checkWords(text: string, grounds: Grounds): void {
  const { language, facts, quotable } = grounds
  const fail = (when: boolean, reason: AttemptFailed['reason'], detail?: string): void => {
    if (when) throw new AttemptFailed(reason, detail)
  }
  fail(declinesToHelp(text), 'declined')
  const names = knownNames([...quotable, ...facts.names])
  fail(!quotesAreKnown(text, names, facts.sayings), 'unproved', 'quote')
  const bare = withoutNames(text, titlesOf(facts))
  fail(claimsDeed(bare), 'claimed_deed')
  fail(tellsJourney(bare, facts), 'unproved', 'journey')
  fail(usesOtherUnits(bare), 'unproved', 'unit')
  fail(
    speaksOfMonths(bare) && facts.numbers.every(({ isMonthly }) => !isMonthly),
    'unproved',
    'unit',
  )
  fail(
    namesUnknown(withoutNames(text, placesIn(text, grounds)), language, names),
    'unproved',
    'name',
  )
  checkMeanings(bare, grounds)
  fail(hasNumberWords(bare), 'unproved', 'number')
}
