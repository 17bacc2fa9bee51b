import type { GuideFee, GuideStep } from '@manzil/api-client/generated/types.gen'
import { zGuideType } from '@manzil/api-client/generated/zod.gen'
import { keyedId } from '../content-id.ts'
import { ratesIn } from './fill-rates.ts'
import { listItems } from './list-items.ts'
import { type Passage, toHtml, toPlain } from './markdown.ts'
import { type Page, sourcesOf, type TextDraft } from './page.ts'
import { namedSections, splitAt } from './sections.ts'
import { sourceIn } from './tables.ts'

/** `guides/<type>.md`: a section of the guide under each heading, with its lists at the end. */
export function readGuide(page: Page): TextDraft[] {
  const type = zGuideType.parse(page.name)
  page.front.text('title')
  page.front.text('description')
  sourcesOf(page)
  return namedSections(page.body, page.report).map((section, at) => {
    const key = `${type}/${section.id}`
    const { before, sections: parts } = splitAt(section, 3)
    const lists: Lists = { steps: [], documents: [], fees: [] }
    for (const part of parts) addPart(page, lists, part)
    const content = toHtml(before, page.report)
    if (content === '')
      page.report(section.headingLine, 'The section needs some words before its lists.')
    return {
      kind: 'guide',
      key,
      position: zGuideType.options.indexOf(type) * 100 + at + 1,
      line: section.headingLine,
      data: {
        _id: keyedId('guide', key),
        type,
        title: toPlain(section.title, section.headingLine, page.report),
        order: at + 1,
        content,
        ...lists,
        language: page.language,
      },
    }
  })
}

interface Lists {
  steps: GuideStep[]
  documents: string[]
  fees: GuideFee[]
}

function addPart(page: Page, lists: Lists, part: Passage & { id: string; headingLine: number }) {
  const { report } = page
  if (part.id === 'steps') lists.steps.push(...readSteps(page, part))
  else if (part.id === 'documents')
    for (const { text, line } of listItems(part, 'bullet', report))
      lists.documents.push(toPlain(text, line, report))
  else if (part.id === 'fees') lists.fees.push(...readFees(page, part))
  else report(part.headingLine, `{.${part.id}} is unknown: steps, documents or fees.`)
}

function readSteps({ report }: Page, part: Passage): GuideStep[] {
  return listItems(part, 'number', report).flatMap(({ text, line }) => {
    const [, title, rest] = /^\*\*(.+?)\*\*[\s:]*(.+)$/.exec(text) ?? []
    if (title !== undefined && rest !== undefined)
      return [{ title: toPlain(title, line, report), text: toPlain(rest, line, report) }]
    report(line, 'A step is “1. **Title** text”.')
    return []
  })
}

/** A fee is as old as the oldest rate in it, and its first one names the source. */
function readFees({ report, rates, sources, language, body, written }: Page, part: Passage) {
  const items = listItems(part, 'bullet', report)
  return items.flatMap(({ text, line }, at): GuideFee[] => {
    const [, name, amount] = /^\*\*(.+?)\*\*\s*:\s*(.+)$/.exec(text) ?? []
    const until = items[at + 1]?.line ?? part.line + part.lines.length
    const raw = written.slice(line - body.line, until - body.line).join('\n')
    const used = ratesIn(raw).flatMap((id) => rates.get(id) ?? [])
    const source = sources.get(used[0]?.source ?? '')
    if (name === undefined || amount === undefined || source === undefined) {
      report(line, 'A fee is “- **Name**: {{rate:name}}”, with words around the rate as needed.')
      return []
    }
    const [oldest = ''] = used.map(({ checked }) => checked).sort()
    return [
      {
        name: toPlain(name, line, report),
        amount: toPlain(amount, line, report),
        as_of: oldest,
        source: sourceIn(source, language),
      },
    ]
  })
}
