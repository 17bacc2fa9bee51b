import { refName } from '../../document.ts'
import { inlineMarkdown } from '../markdown.ts'
import { html, lines, type Markup } from '../markup.ts'
import type { SchemaNode } from '../model/documents.ts'
import type { Reference } from '../model/reference.ts'
import { facts } from './facts.ts'
import { type Field, resolve, shapeOf } from './shape.ts'
import { typeLabel } from './type-label.ts'

export interface TreeOptions {
  /** How many levels of schemas with a name are unfolded in place; links lead to the others. */
  levels: number
  /** Names on the way here, so that nothing is unfolded inside itself. */
  above?: readonly string[]
}

/** What a value consists of: its fields, or its alternatives; undefined for a plain value. */
export function schemaTree(
  reference: Reference,
  schema: SchemaNode,
  options: TreeOptions,
): Markup | undefined {
  const { name, fields, members } = shapeOf(reference.rest, schema)
  const inside = name
    ? { levels: options.levels - 1, above: [...(options.above ?? []), name] }
    : options
  if (members.length > 0)
    return html`<ol class="members">\n${lines(members.map((member) => memberItem(reference, member, inside)))}\n</ol>`
  if (fields.length === 0) return undefined
  return html`<ul class="fields">\n${lines(fields.map((field) => fieldItem(reference, field, inside)))}\n</ul>`
}

function fieldItem(reference: Reference, field: Field, options: TreeOptions): Markup {
  const { rest } = reference
  const { name, schema, required } = field
  const { description = resolve(rest, schema).description } = schema
  return html`<li><div class="field"><code class="name">${name}</code> <span class="type">${typeLabel(rest, schema)}</span>${required && html` <span class="required">required</span>`}${schema.deprecated && html` <span class="deprecated">deprecated</span>`}</div>
    ${description && html`<p>${inlineMarkdown(description, reference.resolve)}</p>`}
    ${facts(rest, schema)}
    ${unfolded(reference, schema, options)}</li>`
}

function memberItem(reference: Reference, member: SchemaNode, options: TreeOptions): Markup {
  const { description = resolve(reference.rest, member).description } = member
  return html`<li><div class="field"><span class="type">${typeLabel(reference.rest, member)}</span></div>
    ${description && html`<p>${inlineMarkdown(description, reference.resolve)}</p>`}
    ${unfolded(reference, member, options)}</li>`
}

function unfolded(reference: Reference, schema: SchemaNode, options: TreeOptions) {
  const { name, fields, members } = shapeOf(reference.rest, schema)
  const count = fields.length + members.length
  if (count === 0) return undefined
  if (name && (options.levels <= 0 || options.above?.includes(name))) return undefined
  const tree = schemaTree(reference, schema, options)
  const what = members.length > 0 ? 'kinds' : count === 1 ? 'field' : 'fields'
  return (
    tree &&
    html`<details><summary>${count} ${what}${name && html` of <code>${name}</code>`}</summary>
      ${tree}</details>`
  )
}

/** Name of the schema that a value is, or is a list of. */
export function mainSchema(schema: SchemaNode): string | undefined {
  if (schema.$ref) return refName(schema.$ref)
  return schema.items && mainSchema(schema.items)
}
