import type {
  ChatAction,
  ChatComparison,
  ChatLink,
  ChatSearch,
  Evidence,
  LanguageCode,
} from '@manzil/api-client/generated/types.gen'
import { amenities } from '@manzil/catalogue/amenities'
import { createEmbeddedEngine } from '../src/embedded-engine.ts'
import type { AnswerPart, ResultsPart } from '../src/engine.ts'
import { type DialogueState, newState } from '../src/state.ts'
import type { LeadPort } from '../src/tools/lead-port.ts'
import type { AssistantTools } from '../src/tools/tools.ts'
import { knowledge, now } from './knowledge.ts'

export const amenityNames = amenities.map(({ slug, names }) => ({
  slug,
  name: names.en,
  nameAr: names.ar,
}))

export interface Said {
  parts: AnswerPart[]
  text: string
  actions: ChatAction[]
  evidence: Evidence[]
  results: ResultsPart | undefined
  search?: ChatSearch
  comparison?: ChatComparison
  links?: ChatLink[]
  state: DialogueState
}

/** Says the messages one after the other and returns the answer to the last one. */
export async function converse(
  tools: AssistantTools,
  turns: readonly string[],
  language: LanguageCode = 'en',
  leads?: LeadPort,
): Promise<Said> {
  const { gazetteer } = knowledge
  const engine = createEmbeddedEngine({ gazetteer, amenities: amenityNames, tools })
  let said: Said | undefined
  for (const text of turns) {
    const state = said?.state ?? newState()
    const parts: AnswerPart[] = []
    const turn = { text, language, state, now, ...(leads && { leads }) }
    for await (const part of engine.answer(turn)) parts.push(part)
    said = collect(parts)
  }
  if (said === undefined) throw new Error('nothing was said')
  return said
}

function collect(parts: AnswerPart[]): Said {
  const text = parts.find((part) => part.kind === 'text')
  const last = parts.find((part) => part.kind === 'state')
  if (text === undefined || last === undefined) throw new Error('an answer has a text and a state')
  const { kind, ...content } = text
  const results = parts.find((part) => part.kind === 'property_results')
  return { parts, ...content, results, state: last.state }
}
