import type { Visitor } from './sessions.ts'

/** How a case was made: within the contract, with one thing broken, or below HTTP's conventions. */
export type Mode = 'valid' | 'mutated' | 'raw'

/** A part of a form: a text, or a file. */
export interface FormPart {
  name: string
  text?: string
  file?: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }
}

export type CaseBody =
  | {
      kind: 'bytes'
      contentType: string | undefined
      bytes: Uint8Array<ArrayBuffer>
      encoding?: string
    }
  | { kind: 'form'; parts: FormPart[] }

/** One request, complete but for the token of its visitor. */
export interface Case {
  mode: Mode
  /** What was changed; empty for a valid case. */
  why: string
  visitor: Visitor
  path: Record<string, string>
  query: [string, string][]
  headers: Record<string, string>
  body: CaseBody | undefined
}

const encoder = new TextEncoder()

/** A body of JSON text. */
export const jsonBody = (text: string): CaseBody => ({
  kind: 'bytes',
  contentType: 'application/json',
  bytes: encoder.encode(text),
})
