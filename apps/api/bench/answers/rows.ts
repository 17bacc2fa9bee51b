import fs from 'node:fs'
import { z } from 'zod'

const zNumber = z.union([z.number(), z.strictObject({ from: z.number(), to: z.number() })])
const zFigure = z.object({
  value: z.number().optional(),
  of: z.unknown().optional(),
  within: z.number(),
  unit: z.string(),
  what: z.string(),
})
const zExpect = z.object({
  language: z.union([z.string(), z.array(z.string())]).optional(),
  passage: z.array(z.string()).optional(),
  figures: z.array(zFigure).optional(),
  says: z.array(z.array(z.string())).optional(),
  never: z.array(z.string()).optional(),
  search: z
    .union([
      z.literal('none'),
      z.record(z.string(), z.union([zNumber, z.string(), z.array(z.string())])),
    ])
    .optional(),
  homes: z.strictObject({ min: z.number().optional(), max: z.number().optional() }).optional(),
  request: z
    .object({
      type: z.string(),
      sent: z.boolean().optional(),
      name: z.string().optional(),
      count: z.number().optional(),
    })
    .optional(),
  left_out: z.string().optional(),
})
const zRow = z.object({
  id: z.string(),
  half: z.enum(['a', 'b']),
  kind: z.string(),
  language: z.string(),
  turns: z.array(
    z.object({ says: z.string(), page: z.string().optional(), expect: zExpect.nullable() }),
  ),
})

export type AnswerRow = z.output<typeof zRow>
export type Expectation = z.output<typeof zExpect>

/** @throws Error with the line that is no row of the format in `packages/assistant/eval/README.md` */
export function readAnswerRows(file: string): AnswerRow[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    const row = zRow.safeParse(parsed(line))
    if (!row.success) throw new Error(`${file}:${at + 1}: ${z.prettifyError(row.error)}`)
    return [row.data]
  })
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
