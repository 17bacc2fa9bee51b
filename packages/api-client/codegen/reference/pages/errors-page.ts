import { inlineMarkdown } from '../markdown.ts'
import { html, lines, type Markup } from '../markup.ts'
import { addresses } from '../model/addresses.ts'
import { type Failure, failuresOf } from '../model/failures.ts'
import type { Reference } from '../model/reference.ts'
import { countOf } from '../model/titles.ts'
import { jsonBlock } from '../parts/code.ts'
import { layout } from '../parts/layout.ts'
import { refOf } from '../parts/members.ts'
import { statusLabel } from '../parts/responses.ts'
import { resolve } from '../schema/shape.ts'

/** Every code of the envelope: its statuses, what it can mean, and which calls may answer it. */
export function errorsDocument(reference: Reference): string {
  const failures = failuresOf(reference)
  return layout(reference, {
    file: addresses.errors,
    title: 'Error codes',
    content: html`<div class="lead"><p>What <code>code</code> of an <a href="${addresses.schema('ErrorEnvelope')}">ErrorEnvelope</a> can be. Branch on it rather than on the status or on the message.</p></div>
      ${lines(codesOf(reference).map((code) => codeArticle(reference, code, failures)))}`,
  })
}

/** The codes in the order of the contract. */
function codesOf({ rest }: Reference): string[] {
  const { code } = resolve(rest, refOf('ErrorEnvelope')).properties ?? {}
  return (code ? (resolve(rest, code).enum ?? []) : []).map(String)
}

function codeArticle(reference: Reference, code: string, failures: readonly Failure[]): Markup {
  const own = failures.filter(({ word }) => word === code)
  const example = own[0]?.example
  return html`<article class="entry" id="${code}" aria-labelledby="${code}-title">
    <header><h2 id="${code}-title"><a href="#${code}">${code}</a></h2></header>
    <div class="about">
    ${own.length === 0 && html`<p>No call declares it; it may come from what stands before the server.</p>`}
    ${own.map((failure) => failureOf(reference, failure))}
    </div>
    ${example !== undefined && html`<div class="samples">${jsonBlock('Example', example)}</div>`}
    </article>`
}

function failureOf({ resolve: find }: Reference, failure: Failure): Markup {
  const { code, descriptions, operations } = failure
  return html`<section><h3>${statusLabel(code)}</h3>
    ${descriptions.map((text) => html`<p>${inlineMarkdown(text, find)}</p>`)}
    <details><summary>${countOf(operations.length, 'call')}</summary>
    <ul class="members">${operations.map(({ id, tag, summary }) => html`<li><a href="${addresses.operation(tag, id)}">${summary}</a> <code>${id}</code></li>`)}</ul></details></section>`
}
