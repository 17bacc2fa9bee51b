import { readFileSync } from 'node:fs'
import path from 'node:path'
import { zLanguageCode } from '@manzil/api-client/generated/zod.gen'
import { z } from 'zod'

const zRow = z.object({
  id: z.string(),
  lang: zLanguageCode.default('en'),
  turns: z.array(z.string()).min(1),
})

/** A conversation to score: the visitor's messages, and the language of the session. */
export type EvalRow = z.infer<typeof zRow>

const example = '{ "id": "1", "lang": "en", "turns": ["2 beds in JVC"] }'

/** Something in what was given, said in a sentence. */
export class EvalProblem extends Error {}

/**
 * The rows of a file, a line of JSON each. A relative path starts at the person's own folder, which
 * npm tells; throws `EvalProblem` with the line that is wrong.
 */
export function readEvalRows(file: string): EvalRow[] {
  const lines = readText(path.resolve(process.env.INIT_CWD ?? process.cwd(), file)).split('\n')
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const row = readJson(line)
    if (row === undefined)
      throw new EvalProblem(
        `${file}, line ${index + 1} is no JSON; write each conversation as a line like ${example}`,
      )
    const read = zRow.safeParse(row)
    if (read.success) return [read.data]
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new EvalProblem(`${file}, line ${index + 1}: ${wrong.join('; ').trim()}`)
  })
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new EvalProblem(`${file} cannot be read.`)
  }
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
