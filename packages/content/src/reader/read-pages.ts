import { keyedId } from '../content-id.ts'
import { plainText } from '../plain-text.ts'
import { toHtml, toPlain } from './markdown.ts'
import { type Page, sourcesOf, type TextDraft, updatedOf } from './page.ts'
import { namedSections } from './sections.ts'

/** `pages/about-us.md`: a section of the page under each heading. */
export function readAboutUs({ front, body, report, language }: Page): TextDraft[] {
  front.optionalText('title')
  return namedSections(body, report).map((section, at) => ({
    kind: 'about_us',
    key: section.id,
    position: at + 1,
    line: section.headingLine,
    data: {
      _id: keyedId('about-us', section.id),
      title: toPlain(section.title, section.headingLine, report),
      content: toHtml(section, report),
      image: null,
      image_alt: '',
      order: at + 1,
      language,
    },
  }))
}

/** `pages/contact-us.md`: a short text about the company; its addresses are settings of the site. */
export function readContactUs({ front, body, report }: Page): TextDraft[] {
  front.optionalText('title')
  const data = { short_description: plainText(toHtml(body, report)) }
  return [{ kind: 'contact_us', key: 'contact-us', position: 1, line: body.line, data }]
}

/** `assistant-terms.md`: one text, shown in a dialog. */
export function readAssistantTerms(page: Page): TextDraft[] {
  page.front.optionalText('title')
  const data = { html: toHtml(page.body, page.report), updated_at: updatedOf(page) }
  return [{ kind: 'assistant_terms', key: 'bot_terms', position: 1, line: page.body.line, data }]
}

/** `areas/<place>.md`: what it is like to live there. */
export function readArea(page: Page): TextDraft[] {
  const { front, name, language, body, report, master } = page
  const [stated] = master?.flatMap((row) => (row.kind === 'area' ? [row.data] : [])) ?? []
  const sources = sourcesOf(page)
  const data = {
    place: name,
    title: front.text('title'),
    description: front.text('description'),
    content: toHtml(body, report),
    sources: sources.length > 0 ? sources : (stated?.sources ?? []),
    language,
  }
  return [{ kind: 'area', key: name, position: 0, line: body.line, data }]
}
