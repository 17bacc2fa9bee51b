import fs from 'node:fs'
import path from 'node:path'
import { runRedocly } from '../rules/redocly-cli.ts'
import { type Documents, withScratch } from './documents.ts'
import { judge } from './judge.ts'
import { oneDocument } from './one-document.ts'
import { changedRoles } from './roles.ts'
import type { Impact } from './version.ts'

interface Side {
  pointer: string
  value?: unknown
}

/** One difference, as `redocly diff` reports it. */
export interface Change {
  /** Where it was met first, from an operation on. */
  path: string
  typeName: string
  kind: 'added' | 'removed' | 'modified'
  impact: Impact
  verdicts: { message: string }[]
  property?: string
  base?: Side
  revision?: Side
}

const rules = path.join(import.meta.dirname, 'diff-rules.yaml')

/** Every difference between two states of the contract, each with the version step that it asks for. */
export function compareDocuments(before: Documents, after: Documents): Promise<Change[]> {
  return withScratch(async (folder) => {
    const [older, newer] = [oneDocument(before), oneDocument(after)]
    fs.writeFileSync(path.join(folder, 'before.json'), JSON.stringify(older))
    fs.writeFileSync(path.join(folder, 'after.json'), JSON.stringify(newer))
    const options = ['--config', rules, '--lint-config', 'off', '--format', 'json']
    const output = await runRedocly(folder, 'diff', 'before.json', 'after.json', ...options)
    const { changes } = JSON.parse(output) as { changes: Change[] }
    const others = changes.filter(({ path: place }) => !place.endsWith('/x-roles'))
    return [...others.map(judge), ...changedRoles(older, newer)]
  })
}
