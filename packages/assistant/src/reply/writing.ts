import {
  inTraditional,
  writesTraditional,
} from '@manzil/query-language/language/traditional-writing'
import type { AnswerPart, AssistantTurn } from '../engine.ts'

/** Whether who writes Chinese reads it in traditional characters: as in this message, or else as before. */
const readsTraditional = ({ text, language, state }: AssistantTurn): boolean =>
  language === 'zh' && (writesTraditional(text) ?? state.traditional === true)

/** An answer in the characters of who asked: templates, texts of the site, titles, names and buttons alike. */
export function* inWritingOf(
  turn: AssistantTurn,
  parts: Iterable<AnswerPart>,
): Generator<AnswerPart> {
  const isTraditional = readsTraditional(turn)
  for (const part of parts) {
    if (!isTraditional) yield part
    else if (part.kind === 'state') yield { ...part, state: { ...part.state, traditional: true } }
    // Ids and links have no such characters, and every other string is read.
    else yield JSON.parse(inTraditional(JSON.stringify(part)))
  }
}
