import type { AnswerContext } from '../../answer-context.ts'
import {
  emiratesNamed,
  emiratesOfRules,
  namesCountry,
  namesEmirate,
} from '../../passages/asker-emirate.ts'
import { isOfDubai } from '../../passages/marks-of-dubai.ts'
import type { Passage } from '../../passages/passage.ts'
import { placeName } from '../../reply/names.ts'
import { elsewhereTexts, ofAnotherTexts } from '../../reply/texts/elsewhere-texts.ts'
import { emirateElsewhere } from '../emirate-spoken-of.ts'

export interface Quoted {
  passage: Passage
  quote: string
}

/** That what is quoted tells of another emirate than the one that is spoken of; undefined where it does not. */
export function rulesOfElsewhere(
  { passage: { page, heading, text }, quote }: Quoted,
  context: AnswerContext,
): string | undefined {
  const emirate = emirateElsewhere(context)
  if (emirate === undefined) return undefined
  if (namesEmirate([page, heading, quote].join(' '), emirate)) return undefined
  const { language, texts } = context
  const name = placeName(emirate, context)
  const others = emiratesOfRules([heading]).map((each) => placeName(each, context))
  if (others.length > 0) return ofAnotherTexts[language](texts.and(others), name)
  // 'What happens to my home in the UAE when I die?'
  if (namesCountry(heading)) return undefined
  // 'In Dubai it is a fee on the bill, in Abu Dhabi too' says nothing of Sharjah.
  const told = emiratesNamed.filter((each) => namesEmirate(quote, each))
  if (told.length > 1) {
    const names = told.map((each) => placeName(each, context))
    return ofAnotherTexts[language](texts.and(names), name)
  }
  if (told.some((each) => each !== 'dubai') || !isOfDubai([page, heading, text].join(' ')))
    return undefined
  return elsewhereTexts[language](name)
}
