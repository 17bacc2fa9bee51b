import { inlineMarkdown } from '../markdown.ts'
import { html, lines, type Markup } from '../markup.ts'
import type { ReferenceParameter } from '../model/documents.ts'
import type { Reference } from '../model/reference.ts'
import type { OperationModel } from '../model/tag-model.ts'
import { facts } from '../schema/facts.ts'
import { resolve } from '../schema/shape.ts'
import { typeLabel } from '../schema/type-label.ts'

/** Parameters by where they travel: path, query, header. */
export function parameterTable(
  reference: Reference,
  { id, path_parameters, query, headers }: OperationModel,
): Markup | undefined {
  const parameters: ReferenceParameter[] = [...path_parameters, ...query, ...headers]
  if (parameters.length === 0) return undefined
  return html`<section><h3 id="${id}-parameters">Parameters</h3>
    <table class="parameters"><thead><tr><th scope="col">Name</th><th scope="col">Meaning and limits</th></tr></thead>
    <tbody>
    ${lines(parameters.map((parameter) => row(reference, parameter)))}
    </tbody></table></section>`
}

function row(reference: Reference, parameter: ReferenceParameter): Markup {
  const { rest } = reference
  const { name, schema, required } = parameter
  const { description = resolve(rest, schema).description } = parameter
  return html`<tr><th scope="row"><code class="name">${name}</code> <span class="where">${parameter.in}</span>${required && html` <span class="required">required</span>`}${parameter.deprecated && html` <span class="deprecated">deprecated</span>`}</th>
    <td><span class="type">${typeLabel(rest, schema)}</span>
    ${description && html`<p>${inlineMarkdown(description, reference.resolve)}</p>`}
    ${facts(rest, schema, parameter.example)}</td></tr>`
}
