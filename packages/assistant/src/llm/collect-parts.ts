import type { AnswerPart } from '../engine.ts'

/** A whole answer, before any of it is let out. */
export async function collectParts(parts: AsyncIterable<AnswerPart>): Promise<AnswerPart[]> {
  const collected: AnswerPart[] = []
  for await (const part of parts) collected.push(part)
  return collected
}
