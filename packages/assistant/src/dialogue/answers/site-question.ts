import { type SiteQuestion, siteHeadings } from '@manzil/query-language/lexicon/site-question-words'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { sentenceFor } from '../../passages/quote.ts'
import { answerFromPassages } from './passage.ts'

/** What the site itself says of its assistant; undefined where its texts do not. */
export async function answerSiteQuestion(
  about: SiteQuestion,
  context: AnswerContext,
): Promise<Draft | undefined> {
  const { language, tools, texts } = context
  const [heading = '', more] = siteHeadings[language][about]
  const { topic: _, ...state } = { ...context.state, slots: context.understanding.before }
  const answer = await answerFromPassages({ ...context, said: heading, state })
  if (answer === undefined || more === undefined) return answer
  // How long it is kept stands in a policy, beside much that was not asked.
  const [policy] = (await tools.passages(more, language)).filter(
    ({ link }) => !link.startsWith('/faqs'),
  )
  if (policy === undefined) return answer
  const label = policy.heading.slice(0, 200)
  const links = [...(answer.links ?? []).slice(0, 1), { label, link: policy.link }]
  const sentence = sentenceFor(policy.text, more)
  return {
    ...answer,
    text: [answer.text, sentence].join(texts.gap),
    links,
    quoted: [...(answer.quoted ?? []), sentence],
  }
}
