import { markdown } from '../markdown.ts'
import { html, lines } from '../markup.ts'
import { tagPage } from '../model/addresses.ts'
import type { Reference } from '../model/reference.ts'
import type { TagModel } from '../model/tag-model.ts'
import { tagTitle } from '../model/titles.ts'
import { layout } from '../parts/layout.ts'
import { operationArticle } from '../parts/operation.ts'

/** All calls of one tag. */
export function tagDocument(reference: Reference, tag: TagModel): string {
  const { name, description, operations } = tag
  return layout(reference, {
    file: tagPage(name),
    title: tagTitle(name),
    content: html`<div class="lead">${description && markdown(description, reference.resolve)}</div>
      ${lines(operations.map((operation) => operationArticle(reference, operation)))}`,
  })
}
