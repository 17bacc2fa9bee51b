import type { AnswerContext, Draft } from './answer-context.ts'
import { figuresInNotes } from './dialogue/notes.ts'
import { contactDetails } from './dialogue/request-draft.ts'
import type { AnswerPart } from './engine.ts'
import type { MoneyDraft } from './money-draft.ts'
import { figuresOf } from './reply/criteria.ts'
import { guardText } from './reply/guard.ts'
import { alertTexts } from './reply/texts/alert-texts.ts'
import { recapTextsOf } from './reply/texts/recap-texts.ts'
import type { DialogueState } from './state.ts'

/** Everything that the texts of a language say by themselves. */
function fixedWords(texts: object): string[] {
  return Object.values(texts).flatMap((text: unknown) => {
    if (typeof text === 'string') return [text]
    return typeof text === 'object' && text !== null ? fixedWords(text) : []
  })
}

/** Amounts that the visitor gave for a question about money. */
const figuresOfMoney = (money: MoneyDraft | undefined): number[] =>
  [
    ...[money?.amount, money?.price, money?.down, money?.rent, money?.cheques, money?.owed],
    ...[money?.borrowed, money?.otherLoans, money?.running],
    ...(money?.pairs ?? []).flatMap(({ price, rent }) => [price, rent]),
  ].flatMap((amount) => (amount === undefined ? [] : [amount]))

/** How a number and an address look, in the sentences that ask for them. */
const leadExamples = [
  '050 123 4567',
  '+971 50 123 4567',
  '+49 151 23456789',
  '+86 138 0013 8000',
  'sara@example.com',
]

/** What the guard lets through of an answer to a message in the state `before`. */
export function guarded(draft: Draft, before: DialogueState, context: AnswerContext): Draft {
  const { language, texts } = context
  const { note } = draft.state.request ?? {}
  const contact = [...contactDetails(draft.state.request), ...(note === undefined ? [] : [note])]
  const claims = draft.evidence.map(({ claim }) => claim)
  const stated = draft.evidence.filter(({ field }) => field !== 'title').map(({ claim }) => claim)
  const { text } = guardText(draft.text, {
    claims: [...claims, ...contact, ...leadExamples],
    links: [...stated, ...contact, ...leadExamples],
    numbers: [
      ...figuresOf(draft.state.slots),
      ...figuresOf(before.slots),
      ...figuresOf(draft.state.advice ?? {}),
      ...figuresInNotes(context),
      ...figuresOfMoney(draft.state.money),
    ],
    quotable: [
      ...claims,
      ...(note === undefined ? [] : [note]),
      ...(draft.quoted ?? []),
      context.said.normalize('NFC'),
      ...fixedWords([texts, alertTexts[language], recapTextsOf(language)]),
    ],
  })
  if (text !== '') return { ...draft, text }
  return { ...draft, text: texts.notUnderstood, doubts: ['not_understood'] }
}

/** The parts of an answer. */
export function* release(draft: Draft): Generator<AnswerPart> {
  const { text, actions, evidence, search, comparison, links } = draft
  yield {
    kind: 'text',
    text,
    actions,
    evidence,
    // An empty search says nothing.
    ...(search && (search.query !== '' || search.excluded.length > 0) && { search }),
    ...(comparison && { comparison }),
    ...(links && links.length > 0 && { links }),
  }
  if (draft.results !== undefined) yield draft.results
  yield { kind: 'state', state: draft.state }
}
