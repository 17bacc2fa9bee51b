import path from 'node:path'
import { fromFile, Parser } from '@asyncapi/parser'
import { withNotice } from './asyncapi-cli/notice.ts'
import { asyncapiProgram } from './asyncapi-cli/program.ts'
import { validateChat } from './asyncapi-cli/validate-chat.ts'
import { locations } from './locations.ts'
import { runCheck } from './report/run-check.ts'
import { lintContract, unreadable } from './rules/lint-contract.ts'
import { printProblems } from './rules/problem.ts'

await runCheck('lint', async () => {
  const started = performance.now()
  const file = path.join(locations.contracts, 'asyncapi/asyncapi.yaml')
  const [problems, { document, diagnostics }] = await Promise.all([
    lintContract(locations.contracts),
    fromFile(new Parser(), file).parse(),
  ])
  const readable = !problems.some(({ rule }) => rule === unreadable)
  const errors = diagnostics.filter(({ severity }) => severity === 0)
  if (readable)
    for (const { code, path: where, message } of errors)
      problems.push({
        file: 'asyncapi/asyncapi.yaml',
        line: 1,
        column: 1,
        rule: String(code),
        message: `${where.join('.')}: ${message}`,
      })
  if (!document && problems.length === 0) throw new Error('The chat document could not be parsed')
  // The parser says at once, and without a network, what the program would say four seconds later.
  const program = problems.length === 0 ? asyncapiProgram() : undefined
  const isMissing = problems.length === 0 && program === undefined
  if (program) problems.push(...(await validateChat(program, locations.contracts)))
  const took = Math.round(performance.now() - started)
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
  const outcome = {
    findings: problems.map((problem) => ({ ...problem, file: `contracts/${problem.file}` })),
    text:
      problems.length > 0
        ? `${printProblems(problems)}\n\n${count} in contracts/`
        : `contracts/ keeps every rule; linted in ${took} ms`,
  }
  return isMissing ? withNotice(outcome) : outcome
})
