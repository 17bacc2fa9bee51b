import { bareText, type FigurePlace } from '../figure-places.ts'
import { rateIn, ratePlaces } from './fill-rates.ts'
import type { Draft, Page, TextDraft } from './page.ts'
import { idOf } from './text-id.ts'

/** Enough to tell one sentence from another. Letters and digits. */
const besideFigure = 12

/** Where the rates stand in each text of a file, so that a quote can name the rows of its figures. */
export function readFigures(page: Page, drafts: readonly TextDraft[]): Draft[] {
  const { body, written } = page
  return drafts.flatMap((draft, at): Draft[] => {
    const from = at === 0 ? 0 : draft.line - body.line
    const until = drafts[at + 1]?.line ?? body.line + written.length
    const places = written.slice(from, until - body.line).flatMap((line) => placesIn(line, page))
    if (places.length === 0) return []
    const { kind, key, position, line } = draft
    const data = { of: idOf(draft), places }
    return [{ kind: 'figures', key: `${kind}/${key}`, position, line, data }]
  })
}

function placesIn(line: string, { rates, language }: Page): FigurePlace[] {
  const filled = (text: string): string =>
    bareText(text.replace(ratePlaces, (_, inside: string) => rateIn(inside, rates, language)))
  return [...line.matchAll(ratePlaces)].map(({ index, 0: whole, 1: inside = '' }) => ({
    rate: inside.trim().slice('rate:'.length),
    before: filled(line.slice(0, index)).slice(-besideFigure),
    after: filled(line.slice(index + whole.length)).slice(0, besideFigure),
  }))
}
