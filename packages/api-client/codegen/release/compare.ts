import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { neutralRules, runRedocly } from '../redocly.ts'
import type { Change } from './change.ts'
import { type Documents, withScratch } from './documents.ts'
import { isEventId, judge } from './judge.ts'
import { oneDocument } from './one-document.ts'
import { renamed, withNewNames } from './renamed.ts'
import { undoRenames } from './renames.ts'
import { changedRoles } from './roles.ts'

/** Every difference between two states of the contract, each with the version step that it asks for. */
export async function compareDocuments(before: Documents, after: Documents): Promise<Change[]> {
  if (isDeepStrictEqual(before, after)) return []
  return withScratch(async (folder) => {
    const [older, current] = [oneDocument(before), oneDocument(after)]
    const { newer, renames } = undoRenames(older, current)
    fs.writeFileSync(path.join(folder, 'before.json'), JSON.stringify(older))
    fs.writeFileSync(path.join(folder, 'after.json'), JSON.stringify(newer))
    const options = ['--config', neutralRules, '--lint-config', 'off', '--format', 'json']
    const [report] = await runRedocly(folder, 1, 'diff', 'before.json', 'after.json', ...options)
    const { changes } = report as { changes: Change[] }
    const others = changes.filter(
      (change) => !change.path.endsWith('/x-roles') && !isEventId(change),
    )
    return [
      ...[...others.map(judge), ...changedRoles(older, newer)].map((change) =>
        withNewNames(change, renames),
      ),
      ...renames.map((rename) => renamed(rename, current)),
    ]
  })
}
