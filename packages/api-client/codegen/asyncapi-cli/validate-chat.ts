import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Problem } from '../rules/problem.ts'
import { cleanOnce } from './clean-once.ts'
import type { AsyncapiProgram } from './program.ts'

/** Of its severities: 0 is an error, 1 a warning; what is above is advice. */
const WARNING = 1

const diagnostics = z.array(
  z.object({
    code: z.union([z.string(), z.number()]),
    path: z.array(z.union([z.string(), z.number()])),
    message: z.string(),
    severity: z.number(),
    range: z.object({ start: z.object({ line: z.number(), character: z.number() }) }),
    source: z.string().optional(),
  }),
)

/** The problems among what `asyncapi validate` prints as JSON, with files from contracts/ on. */
export function problemsIn(printed: string, contracts: string): Problem[] {
  return diagnostics
    .parse(JSON.parse(listIn(printed)))
    .filter(({ severity }) => severity <= WARNING)
    .map(({ code, path: where, message, range: { start }, source }) => ({
      file: source ? path.relative(contracts, path.resolve(contracts, source)) : chatFile,
      line: start.line + 1,
      column: start.character + 1,
      rule: String(code),
      message: where.length > 0 ? `${where.join('.')}: ${message}` : message,
    }))
}

/** The list stands behind a sentence about the file, which stands alone where there is no list. */
function listIn(printed: string): string {
  const [list] = /^\[[\s\S]*\]/m.exec(printed) ?? []
  if (list === undefined && !/ is valid/.test(printed)) throw new Error(`asyncapi: ${printed}`)
  return list ?? '[]'
}

const chatFile = 'asyncapi/asyncapi.yaml'

/** What the AsyncAPI command line objects to in the chat document of a contracts folder. */
export async function validateChat(
  { run, cache }: AsyncapiProgram,
  contracts: string,
): Promise<readonly Problem[]> {
  const parts = ['asyncapi', 'schemas'].flatMap((folder) =>
    fs
      .readdirSync(path.join(contracts, folder))
      .sort()
      .map((name) => path.join(contracts, folder, name)),
  )
  const texts = parts.map((file) => fs.readFileSync(file, 'utf8'))
  return cleanOnce(cache, ['validate', ...texts], async () => {
    const flags = ['--diagnostics-format=json', '--log-diagnostics']
    return problemsIn(await run('validate', path.join(contracts, chatFile), ...flags), contracts)
  })
}
