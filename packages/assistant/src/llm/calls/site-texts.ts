import { linksTo } from '../../dialogue/answers/passage.ts'
import type { Passage } from '../../passages/passage.ts'
import { sentencesOf } from '../../passages/quote.ts'
import { quoteEvidence } from '../../reply/quote-evidence.ts'
import { sentencesIn } from '../sentences.ts'
import type { Arguments } from '../tool-arguments.ts'
import type { ToolContext } from '../tool-context.ts'

const mostPassages = 3
/** Letters of a passage; whole sentences. */
const longest = 900
/** Names of emirates as questions say them: a text about another emirate comes after. */
const emirateNames = {
  dubai: 'Dubai',
  'abu-dhabi': 'Abu Dhabi',
  sharjah: 'Sharjah',
  ajman: 'Ajman',
} as const

/** Passages of the guides, answers, articles and policies of the site that fit a question. */
export async function siteTexts(
  { question, side, emirate }: Arguments<'site_texts'>,
  { answering, findings }: ToolContext,
) {
  const { tools, language, state } = answering
  const asked = emirate == null ? question : `${question} (${emirateNames[emirate]})`
  const found = await tools.passages(asked, language, side ?? state.side)
  const passages = found.slice(0, mostPassages)
  if (passages.length === 0) return { error: 'no text of the site fits' }
  const rates = await tools.rates(language)
  for (const passage of passages) {
    const { page, heading, link } = passage
    const text = cut(passage)
    findings.facts.sayings.push({
      text,
      sentences: sentencesIn(text),
      evidence: (sentence) => quoteEvidence(sentence, passage, rates),
      links: linksTo([passage]),
      answered: { question, link, heading, age: 0 },
    })
    for (const name of [page, heading]) if (name !== '') findings.facts.names.add(name)
  }
  findings.answered.add('site_texts')
  return passages.map((passage) => ({
    title: passage.page,
    heading: passage.heading,
    text: cut(passage),
  }))
}

/** As many whole sentences as a model needs to read. */
function cut({ text }: Passage): string {
  let kept = ''
  for (const sentence of sentencesOf(text)) {
    if (kept !== '' && kept.length + sentence.length > longest) break
    kept += sentence
  }
  return kept.trim()
}
