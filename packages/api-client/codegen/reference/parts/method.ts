import { html, type Markup } from '../markup.ts'
import type { OperationModel } from '../model/tag-model.ts'

export const methodBadge = ({ method }: Pick<OperationModel, 'method'>): Markup =>
  html`<span class="method ${method}">${method.toUpperCase()}</span>`

/** A path that may break after its slashes. */
export const breakablePath = (path: string): Markup =>
  html`<code>${path.split(/(?=\/)/).map((part) => html`<wbr>${part}`)}</code>`
