import { markdown } from '../markdown.ts'
import { html, lines, type Markup } from '../markup.ts'
import { addresses, schemaPage } from '../model/addresses.ts'
import type { SchemaNode } from '../model/documents.ts'
import type { Reference } from '../model/reference.ts'
import type { Use } from '../model/uses.ts'
import { jsonBlock } from '../parts/code.ts'
import { shorten } from '../parts/examples.ts'
import { layout } from '../parts/layout.ts'
import { facts } from '../schema/facts.ts'
import { schemaTree } from '../schema/tree.ts'
import { typeLabel } from '../schema/type-label.ts'

const titles = {
  [addresses.schemas]: 'Schemas A to O',
  [addresses.laterSchemas]: 'Schemas P to Z',
} as const

/** The shapes of a page by their names, with links to where each is used. */
export function schemasDocument(reference: Reference, file: keyof typeof titles): string {
  const schemas = reference.schemas.filter(([name]) => schemaPage(name) === file)
  return layout(reference, {
    file,
    title: titles[file],
    content: html`<div class="lead"><p>Every shape with a name, from both documents. One name means one shape.</p></div>
      ${lines(schemas.map(([name, schema]) => schemaArticle(reference, name, schema)))}`,
  })
}

function schemaArticle(reference: Reference, name: string, schema: SchemaNode): Markup {
  const { rest, uses } = reference
  const example = reference.example(schema)
  const compound = typeof example === 'object' && example !== null
  return html`<article class="entry schema" id="${name}" aria-labelledby="${name}-title">
    <header><h2 id="${name}-title"><a href="#${name}">${name}</a></h2></header>
    <div class="about">
    <p class="kind"><span class="type">${typeLabel(rest, schema)}</span></p>
    ${schema.description && markdown(schema.description, reference.resolve)}
    ${facts(rest, schema)}
    ${schemaTree(reference, schema, { levels: 0, above: [name] })}
    ${usedBy(uses.get(name))}
    </div>
    ${compound && html`<div class="samples">${jsonBlock('Example', shorten(example))}</div>`}
    </article>`
}

function usedBy(uses: Use[] | undefined): Markup | undefined {
  if (!uses) return undefined
  return html`<p class="uses">Used by ${uses.map(
    ({ label, address }, index) => html`${index > 0 && ', '}<a href="${address}">${label}</a>`,
  )}</p>`
}
