import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'

interface Route {
  operation: OperationId
  method: string
  pattern: RegExp
}

/** `/property/get-property/{id}` matches one segment, with or without a slash at the end. */
const routes: readonly Route[] = Object.values(operationTable).map(({ id, method, path }) => ({
  operation: id,
  method: method.toUpperCase(),
  pattern: new RegExp(`/api${path.replace(/\/$/, '').replace(/\{\w+\}/g, '([^/]+)')}/?$`),
}))

/** What a request asks for, and the parameters of its path. */
export interface Asked {
  operation: OperationId
  parameters: string[]
}

/** The operation of a request; undefined for one that the contract does not have. */
export function operationOf(method: string, url: URL): Asked | undefined {
  for (const { operation, pattern, method: wanted } of routes) {
    const found = wanted === method && pattern.exec(url.pathname)
    if (found) return { operation, parameters: found.slice(1).map(decode) }
  }
  return undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
