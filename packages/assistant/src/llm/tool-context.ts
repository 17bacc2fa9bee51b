import type { ChatComparison, LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../answer-context.ts'
import type { DialogueState, SearchSlots } from '../state.ts'
import type { RequestKind } from '../tools/lead-port.ts'
import type { FoundProperties } from '../tools/tools.ts'
import type { Knowledge } from '../understanding/understanding.ts'
import { type Facts, noFacts } from './facts.ts'
import type { ToolName } from './tool-arguments.ts'

/** What an answer of the embedded engine leaves to be asked on about. */
export type LeftToAsk = Pick<DialogueState, 'money' | 'sum' | 'area'>

/** What the tools of one message have found. */
export interface Findings {
  facts: Facts
  /** Tools that answered with rows. */
  answered: Set<ToolName>
  search?: { slots: SearchSlots; found: FoundProperties; page: number }
  /** The visitor wants an agent: its questions go on. */
  request?: { kind: RequestKind; propertyId: string | undefined }
  /** What is shown beside the words. */
  comparison?: ChatComparison
  left: LeftToAsk
  /** Numbers of the cards that were looked at closely. */
  refs: number[]
  /** Words about the cards are on the screen: those stay. */
  hasWords: boolean
  /** Calls that asked for something else than the visitor said. */
  contradictions: number
}

export const noFindings = (): Findings => ({
  facts: noFacts(),
  answered: new Set(),
  left: {},
  refs: [],
  hasWords: false,
  contradictions: 0,
})

export interface ToolContext extends Knowledge {
  language: LanguageCode
  /** What the embedded engine's answers to this message are made from; the conversation before it. */
  answering: AnswerContext
  state: DialogueState
  findings: Findings
  /** Figures that the visitor has said in this conversation. */
  saidNumbers: readonly number[]
}

/** Ids of the cards that numbers mean: those of the search just made, or else those on the screen. */
export const cardsOf = ({ findings, state }: Pick<ToolContext, 'findings' | 'state'>): string[] =>
  findings.search?.found.rows.map(({ _id }) => _id) ?? state.shown
