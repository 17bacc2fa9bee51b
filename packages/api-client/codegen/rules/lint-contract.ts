import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ContractFault, unparsedText } from '../contract-fault.ts'
import { runRedocly } from '../redocly.ts'
import type { Problem } from './problem.ts'
import { lintSchemaFiles, roots } from './schema-files.ts'

interface Report {
  problems: {
    ruleId: string
    message: string
    severity: string
    location: { source: { ref: string }; start?: { line: number; col: number } }[]
  }[]
}

/** The rule of a file that is no YAML. */
export const unreadable = 'yaml'

/** Every finding in a contracts folder. */
export async function lintContract(contracts: string): Promise<Problem[]> {
  try {
    const [problems = []] = await lintContracts([contracts])
    return problems
  } catch (error) {
    if (!(error instanceof ContractFault) || !error.place) throw error
    return [{ ...error.place, rule: unreadable, message: error.text }]
  }
}

/**
 * Lints both documents and every schema file of each folder, by the rules of the first, in one
 * program. The rules that compare examples with schemas know OpenAPI alone; so that the chat's
 * schemas are compared too, an index of all schema files is linted as a third document.
 */
export async function lintContracts(folders: string[]): Promise<Problem[][]> {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'schemas-'))
  try {
    const documents = folders.flatMap((contracts, at) => {
      const index = path.join(scratch, `index-${at}.yaml`)
      fs.writeFileSync(index, schemaIndex(path.join(contracts, 'schemas')))
      return [...roots.map((root) => path.join(contracts, root)), index]
    })
    const [first = '.'] = folders
    const config = ['--config', path.join(first, 'redocly.yaml')]
    const options = [...config, '--format', 'json', '--max-problems', '5000']
    const reports = await runRedocly(first, documents.length, 'lint', ...documents, ...options)
    const each = roots.length + 1
    return folders.map((contracts, at) => {
      const found = reports
        .slice(at * each, (at + 1) * each)
        .flatMap((report) => problemsIn(report as Report, contracts, first))
      const broken = found.filter(({ rule }) => rule === unreadable)
      // Without that file, the other rules speak of what is not there.
      return unique(broken.length > 0 ? broken : [...lintSchemaFiles(contracts), ...found])
    })
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true })
  }
}

/** Findings of one document below a contracts folder; places are told from where Redocly ran. */
const problemsIn = ({ problems }: Report, contracts: string, from: string): Problem[] =>
  problems.flatMap(({ ruleId, message, location: [place] }): Problem[] => {
    const file = place ? path.relative(contracts, path.resolve(from, place.source.ref)) : roots[0]
    const { line = 1, col = 1 } = place?.start ?? {}
    if (file.startsWith('..')) return []
    const broken = message.startsWith('Failed to parse') ? unparsedText(message) : undefined
    return broken
      ? [{ file, line, column: col, rule: unreadable, message: broken }]
      : [{ file, line, column: col, rule: ruleId, message }]
  })

function schemaIndex(folder: string): string {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  return [
    "openapi: '3.1.1'",
    "info: { title: Schemas, version: '1.0.0' }",
    'paths: {}',
    'components:',
    '  schemas:',
    ...names.map(
      (name) => `    ${path.basename(name, '.yaml')}: { $ref: '${path.join(folder, name)}' }`,
    ),
    '',
  ].join('\n')
}

function unique(problems: Problem[]): Problem[] {
  const byText = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  const order = ({ file, line, column }: Problem) =>
    `${file}:${String(line).padStart(6, '0')}:${String(column).padStart(4, '0')}`
  return [...byText.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1))
}
