import { inlineMarkdown } from '../markdown.ts'
import { html, lines } from '../markup.ts'
import { addresses } from '../model/addresses.ts'
import { failuresOf } from '../model/failures.ts'
import type { Reference } from '../model/reference.ts'
import { jsonBlock } from '../parts/code.ts'
import { refOf } from '../parts/members.ts'
import { statusLabel } from '../parts/responses.ts'
import { schemaTree } from '../schema/tree.ts'
import { type Section, section } from './section.ts'

const envelope = 'ErrorEnvelope'

/** The envelope, and every kind of failure that the contract declares. */
export function errorsSection(reference: Reference): Section {
  const failures = failuresOf(reference)
  const sample = failures.find(({ code }) => code === '400') ?? failures[0]
  return section(
    'errors',
    'Errors',
    html`<p>Every failure has the same body, whatever its status. Show <code>message</code> to people, branch on <code>code</code>, put <code>fields</code> beside the fields they name, and quote <code>requestId</code> when you report something; it is also the header <code>X-Request-Id</code> of every answer. Where a failure brings no message at all, because the server could not be reached, each call names the one to show.</p>
      ${schemaTree(reference, refOf(envelope), { levels: 2 })}
      <p><a href="${addresses.errors}">Every code</a>, with the calls that may answer it.</p>
      <h3 id="failures">Kinds of failure</h3>
      <table class="parameters"><thead><tr><th scope="col">Status</th><th scope="col">When</th></tr></thead>
      <tbody>
      ${lines(failures.map(({ code, word, descriptions }) => html`<tr><th scope="row">${statusLabel(code)}</th><td>${word && html`<code>${word}</code>`}${descriptions.map((text) => html`<p>${inlineMarkdown(text, reference.resolve)}</p>`)}</td></tr>`))}
      </tbody></table>`,
    sample && jsonBlock(`Example of ${sample.code}`, sample.example),
  )
}
