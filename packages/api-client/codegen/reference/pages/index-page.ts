import { allCallsSection } from '../guide/all-calls.ts'
import { idempotencySection, pagingSection, ratesSection } from '../guide/calling.ts'
import { conventionsSection, versionsSection } from '../guide/conventions.ts'
import { errorsSection } from '../guide/errors.ts'
import { authenticationSection, startSection } from '../guide/start.ts'
import { markdown } from '../markdown.ts'
import { html } from '../markup.ts'
import { addresses } from '../model/addresses.ts'
import type { Reference } from '../model/reference.ts'
import { layout } from '../parts/layout.ts'

/** The introduction: what holds for every call. */
export function indexDocument(reference: Reference): string {
  const { description } = reference.rest.info
  return layout(reference, {
    file: addresses.home,
    title: 'Introduction',
    content: html`<div class="lead">${description && markdown(description, reference.resolve)}</div>
      ${startSection(reference)}
      ${authenticationSection(reference)}
      ${errorsSection(reference)}
      ${pagingSection(reference)}
      ${idempotencySection(reference)}
      ${ratesSection(reference)}
      ${conventionsSection(reference)}
      ${versionsSection(reference)}
      ${allCallsSection(reference)}`,
  })
}
