import { markdown } from '../markdown.ts'
import { html, type Markup } from '../markup.ts'
import type { Reference } from '../model/reference.ts'
import { resolve } from '../schema/shape.ts'
import { schemaTree } from '../schema/tree.ts'
import { typeLabel } from '../schema/type-label.ts'
import { jsonBlock } from './code.ts'
import { refOf, refusalName } from './members.ts'

/** How any event of a client can be refused. */
export function refusal(reference: Reference): Markup | undefined {
  const name = refusalName(reference)
  if (!name) return undefined
  const schema = refOf(name)
  const { description } = resolve(reference.rest, schema)
  return html`<section class="entry" aria-labelledby="errors">
    <header><h2 id="errors"><a href="#errors">Errors</a></h2></header>
    <div class="about">
    <p>Every acknowledgement can be this one instead of the expected one.</p>
    ${description && markdown(description, reference.resolve)}
    <p class="kind"><span class="type">${typeLabel(reference.rest, schema)}</span></p>
    ${schemaTree(reference, schema, { levels: 1 })}
    </div>
    <div class="samples">${jsonBlock(name, reference.example(schema))}</div>
    </section>`
}
