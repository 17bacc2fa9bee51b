import { refName } from '../../document.ts'
import { html, type Markup } from '../markup.ts'
import { addresses } from '../model/addresses.ts'
import type { ReferenceRestDocument, SchemaNode } from '../model/documents.ts'
import { choicesOf, isNullable, kindOf, resolve } from './shape.ts'

/** The type of a value in a few words; schemas with a name are links. */
export function typeLabel(rest: ReferenceRestDocument, schema: SchemaNode): Markup {
  const label = withoutNull(rest, schema)
  return !schema.$ref && isNullable(schema) ? html`${label} or null` : label
}

function withoutNull(rest: ReferenceRestDocument, schema: SchemaNode): Markup {
  if (schema.$ref) return namedLabel(rest, schema)
  if (schema.items) return html`list of ${typeLabel(rest, schema.items)}`
  const choices = choicesOf(schema)
  const [only] = choices
  if (only && choices.length === 1) return typeLabel(rest, only)
  if (only) return html`one of ${choices.length} kinds`
  return html`${kindOf(schema)}${schema.format && schema.format !== 'binary' && ` (${schema.format})`}`
}

/** Name and, for plain values, what they are: `Id, text`. */
function namedLabel(rest: ReferenceRestDocument, schema: SchemaNode): Markup {
  const name = refName(schema.$ref ?? '')
  const node = resolve(rest, schema)
  const link = html`<a href="${addresses.schema(name)}">${name}</a>`
  const unfolds = node.properties || node.allOf || node.items || choicesOf(node).length > 0
  return unfolds ? link : html`${link}, ${withoutNull(rest, node)}${isNullable(node) && ' or null'}`
}
