import { readStyle, scripts } from './assets.ts'
import { addresses, tagPage } from './model/addresses.ts'
import type { ReferenceChatDocument, ReferenceRestDocument } from './model/documents.ts'
import { readReference } from './model/reference.ts'
import { changelogDocument } from './pages/changelog-page.ts'
import { chatDocument } from './pages/chat-page.ts'
import { errorsDocument } from './pages/errors-page.ts'
import { indexDocument } from './pages/index-page.ts'
import { schemasDocument } from './pages/schemas-page.ts'
import { tagDocument } from './pages/tag-page.ts'
import { markSvg } from './parts/layout.ts'

/** Every file of the reference by name. The two documents themselves are served beside them. */
export function renderSite(
  rest: ReferenceRestDocument,
  chat: ReferenceChatDocument,
  changelog?: string,
): Map<string, string> {
  const reference = readReference(rest, chat, changelog)
  return new Map([
    [addresses.home, indexDocument(reference)],
    ...reference.tags.map((tag): [string, string] => [
      tagPage(tag.name),
      tagDocument(reference, tag),
    ]),
    [addresses.chat, chatDocument(reference)],
    [addresses.schemas, schemasDocument(reference, addresses.schemas)],
    [addresses.laterSchemas, schemasDocument(reference, addresses.laterSchemas)],
    [addresses.errors, errorsDocument(reference)],
    ...(changelog === undefined
      ? []
      : [[addresses.changelog, changelogDocument(reference, changelog)] as const]),
    ['reference.css', readStyle()],
    ...scripts(),
    ['mark.svg', markSvg],
  ])
}
