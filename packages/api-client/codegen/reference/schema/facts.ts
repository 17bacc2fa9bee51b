import { html, type Markup } from '../markup.ts'
import type { ReferenceRestDocument, SchemaNode } from '../model/documents.ts'
import { limitsOf } from './limits.ts'
import { resolve } from './shape.ts'

/**
 * Limits, choices, default and example of a value as one row; undefined where there are none. The
 * pattern of a schema with a name is told where the name leads.
 */
export function facts(
  rest: ReferenceRestDocument,
  schema: SchemaNode,
  given?: unknown,
): Markup | undefined {
  const node = resolve(rest, schema)
  const inner = node.items && resolve(rest, node.items)
  const allowed = node.enum ?? inner?.enum
  const items: SchemaNode | undefined = schema.items
  const pattern = schema.pattern ?? items?.pattern
  const example = given ?? schema.examples?.[0] ?? node.examples?.[0]
  const parts = [
    ...limitsOf(node).map((text) => html`<li>${text}</li>`),
    ...(inner ? limitsOf(inner).filter((text) => text !== 'no other fields') : []).map(
      (text) => html`<li>each ${text}</li>`,
    ),
    pattern && html`<li>${items && 'each '}matches ${value(pattern)}</li>`,
    node.const !== undefined && html`<li>always ${json(node.const)}</li>`,
    allowed &&
      html`<li>${allowed.map((one, index) => html`${index > 0 && ' · '}${json(one)}`)}</li>`,
    node.default !== undefined && html`<li>default ${json(node.default)}</li>`,
    isWorthShowing(node, example) && html`<li>example ${json(example)}</li>`,
  ].filter((part) => typeof part === 'object')
  return parts.length > 0 ? html`<ul class="facts">${parts}</ul>` : undefined
}

/** An example of a constant, of a choice or of something long tells nothing here. */
function isWorthShowing(node: SchemaNode, example: unknown): boolean {
  if (example === undefined || example === null || node.const !== undefined || node.enum)
    return false
  if (typeof example === 'boolean' || example === node.default) return false
  return JSON.stringify(example).length <= 90 && JSON.stringify(example) !== '[]'
}

const value = (text: string): Markup => html`<code>${text}</code>`

/** Texts without quotes, everything else as JSON. */
const json = (one: unknown): Markup => value(typeof one === 'string' ? one : JSON.stringify(one))
