import { markdown } from '../markdown.ts'
import { html } from '../markup.ts'
import { addresses } from '../model/addresses.ts'
import type { Reference } from '../model/reference.ts'
import { layout } from '../parts/layout.ts'

/** The changelog of the contract. Its head is for readers of the repository, as are links into it. */
export function changelogDocument(reference: Reference, changelog: string): string {
  const [, ...versions] = changelog.split(/^(?=## )/m)
  const text = versions.join('').replace(/\[([^\]]*)\]\((?!https?:)[^)]*\)/g, '$1')
  return layout(reference, {
    file: addresses.changelog,
    title: 'Changelog',
    content: html`<div class="lead"><p>What changed for clients, newest first.</p></div>
      <div class="prose">${markdown(text, reference.resolve, 0)}</div>`,
  })
}
