import { zPolicyType } from '@manzil/api-client/generated/zod.gen'
import { keyedId } from '../content-id.ts'
import { toHtml, toPlain } from './markdown.ts'
import { type Page, type TextDraft, updatedOf } from './page.ts'
import { namedSections } from './sections.ts'

/** `policies/<type>.md`: a section of the policy under each heading. */
export function readPolicy(page: Page): TextDraft[] {
  const type = zPolicyType.parse(page.name.replaceAll('-', '_'))
  page.front.optionalText('title')
  const updated_at = updatedOf(page)
  return namedSections(page.body, page.report).map((section, at) => {
    const key = `${type}/${section.id}`
    return {
      kind: 'policy',
      key,
      position: zPolicyType.options.indexOf(type) * 100 + at + 1,
      line: section.headingLine,
      data: {
        _id: keyedId('policy', key),
        type,
        title: toPlain(section.title, section.headingLine, page.report),
        content: toHtml(section, page.report),
        updated_at,
        language: page.language,
      },
    }
  })
}
