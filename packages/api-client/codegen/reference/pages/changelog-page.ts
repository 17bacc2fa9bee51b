import { markdown } from '../markdown.ts'
import { html } from '../markup.ts'
import { addresses } from '../model/addresses.ts'
import type { Reference } from '../model/reference.ts'
import { layout } from '../parts/layout.ts'

/** The changelog of the contract, as it is written; its own title gives way to that of the page. */
export function changelogDocument(reference: Reference, changelog: string): string {
  const text = changelog.replace(/^# .*\n/, '')
  return layout(reference, {
    file: addresses.changelog,
    title: 'Changelog',
    content: html`<div class="prose">${markdown(text, reference.resolve)}</div>`,
  })
}
