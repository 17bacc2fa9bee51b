import { zFaqCategory } from '@manzil/api-client/generated/zod.gen'
import { keyedId } from '../content-id.ts'
import { toHtml, toPlain } from './markdown.ts'
import type { Page, TextDraft } from './page.ts'
import { namedSections } from './sections.ts'

/** Most questions of one subject: orders of the next begin behind them. */
const SUBJECT = 1000

/** `faqs/<subject>.md`: a question in each heading, its answer below. */
export function readFaqs(page: Page): TextDraft[] {
  const category = zFaqCategory.parse(page.name)
  page.front.optionalText('title')
  return namedSections(page.body, page.report).map((section, at) => {
    const key = `${category}/${section.id}`
    const order = zFaqCategory.options.indexOf(category) * SUBJECT + at + 1
    return {
      kind: 'faq',
      key,
      position: order,
      line: section.headingLine,
      data: {
        _id: keyedId('faq', key),
        question: toPlain(section.title, section.headingLine, page.report),
        answer: toHtml(section, page.report),
        category,
        order,
        language: page.language,
      },
    }
  })
}
