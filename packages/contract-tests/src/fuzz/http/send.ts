import { waitTimeout } from '@manzil/config/wait-timeout'
import type { Operation } from '../contract/operations.ts'
import type { Case, CaseBody } from './case.ts'

/** What came back, read to its end. */
export interface Received {
  status: number
  headers: Headers
  text: string
  /** The parsed body; undefined where it is empty or no JSON. */
  json: unknown
  /** Milliseconds from the request to the last byte. */
  ms: number
}

/** An answer that has not come by then will not come. Milliseconds. */
const timeoutMs = waitTimeout(30_000)

/** Address of a case below the base URL. */
export function addressOf(operation: Operation, { path, query }: Case): string {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(wellFormed(path[name] ?? '')),
  )
  const search = query.map((pair) =>
    pair.map((part) => encodeURIComponent(wellFormed(part))).join('='),
  )
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled
}

/** @throws whatever the connection fails with, and a TimeoutError */
export async function send(
  baseUrl: string,
  operation: Operation,
  given: Case,
  token: string | undefined,
): Promise<Received> {
  const begin = performance.now()
  const { body } = given
  const response = await fetch(`${baseUrl}${addressOf(operation, given)}`, {
    method: operation.method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      ...given.headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body?.kind === 'bytes' && body.contentType && { 'content-type': body.contentType }),
      ...(body?.kind === 'bytes' && body.encoding && { 'content-encoding': body.encoding }),
    },
    ...(body && { body: payloadOf(body) }),
  })
  const text = await response.text()
  const ms = performance.now() - begin
  return { status: response.status, headers: response.headers, text, json: parsed(text), ms }
}

function payloadOf(body: CaseBody): NonNullable<RequestInit['body']> {
  if (body.kind === 'bytes') return body.bytes
  const form = new FormData()
  for (const { name, text, file } of body.parts) {
    if (file) form.append(name, new File([file.bytes], file.name, { type: file.type }))
    else form.append(name, text ?? '')
  }
  return form
}

/** Addresses cannot carry lone surrogates. */
const wellFormed = (text: string): string => text.toWellFormed()

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
