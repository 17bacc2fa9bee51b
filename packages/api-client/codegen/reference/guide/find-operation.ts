import { html, type Markup } from '../markup.ts'
import { addresses } from '../model/addresses.ts'
import type { Reference } from '../model/reference.ts'
import type { OperationModel } from '../model/tag-model.ts'

export function findOperation(reference: Reference, id: string): OperationModel | undefined {
  return reference.tags.flatMap(({ operations }) => operations).find((one) => one.id === id)
}

export const operationLink = ({ tag, id }: OperationModel): Markup =>
  html`<a href="${addresses.operation(tag, id)}"><code>${id}</code></a>`
