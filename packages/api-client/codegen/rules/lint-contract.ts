import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ContractFault, unparsedText } from '../contract-fault.ts'
import type { Problem } from './problem.ts'
import { runRedocly } from './redocly-cli.ts'
import { lintSchemaFiles } from './schema-files.ts'

interface Report {
  problems: {
    ruleId: string
    message: string
    severity: string
    location: { source: { ref: string }; start?: { line: number; col: number } }[]
  }[]
}

/**
 * Lints both documents and every schema file of a folder. The rules that compare examples with
 * schemas know OpenAPI alone; so that the chat's schemas are compared too, an index of all schema
 * files is linted as a third document.
 */
export async function lintContract(contracts: string): Promise<Problem[]> {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'schemas-'))
  try {
    const index = path.join(scratch, 'index.yaml')
    fs.writeFileSync(index, schemaIndex(path.join(contracts, 'schemas')))
    const documents = ['openapi/openapi.yaml', 'asyncapi/asyncapi.yaml', index]
    const found = await Promise.all(documents.map((document) => lintDocument(contracts, document)))
    const broken = found.flat().filter(({ rule }) => rule === unreadable)
    // Without that file, the other rules speak of what is not there.
    return unique(broken.length > 0 ? broken : [...lintSchemaFiles(contracts), ...found.flat()])
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true })
  }
}

/** The rule of a file that is no YAML. */
export const unreadable = 'yaml'

async function lintDocument(contracts: string, document: string): Promise<Problem[]> {
  try {
    return await findingsOf(contracts, document)
  } catch (error) {
    if (!(error instanceof ContractFault) || !error.place) throw error
    return [{ ...error.place, rule: unreadable, message: error.text }]
  }
}

async function findingsOf(contracts: string, document: string): Promise<Problem[]> {
  const config = path.join(contracts, 'redocly.yaml')
  const options = ['--config', config, '--format', 'json', '--max-problems', '5000']
  const output = await runRedocly(contracts, 'lint', document, ...options)
  const { problems } = JSON.parse(output) as Report
  return problems.flatMap(({ ruleId, message, location: [place] }): Problem[] => {
    const file = path.relative(contracts, path.resolve(contracts, place?.source.ref ?? document))
    const { line = 1, col = 1 } = place?.start ?? {}
    if (file.startsWith('..')) return []
    const broken = message.startsWith('Failed to parse') ? unparsedText(message) : undefined
    return broken
      ? [{ file, line, column: col, rule: unreadable, message: broken }]
      : [{ file, line, column: col, rule: ruleId, message }]
  })
}

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
