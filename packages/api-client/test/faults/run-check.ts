import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ContractFault } from '../../codegen/contract-fault.ts'
import { locations } from '../../codegen/locations.ts'
import { explain, findBreaking } from '../../codegen/release/find-breaking.ts'
import { lintContract } from '../../codegen/rules/lint-contract.ts'
import { printProblems } from '../../codegen/rules/problem.ts'
import type { Edit, Seed } from './seeds.ts'
import { apply, seeded } from './workspace.ts'

/** What the check of each seed says: nothing where it finds nothing. */
export async function runChecks(seeds: Seed[], contracts: string): Promise<Map<Seed, string>> {
  const said = new Map<Seed, string>()
  for (const round of roundsOf(seeds)) {
    const edits = round.flatMap((seed) => seed.edits)
    const message = await runCheck(round[0]?.check ?? 'lint', edits, contracts)
    for (const seed of round) said.set(seed, message)
  }
  return said
}

/**
 * Seeds of one check share a run where their files are different ones; each is still told by the
 * file and the field that it must name.
 */
function roundsOf(seeds: Seed[]): Seed[][] {
  const rounds: Seed[][] = []
  const filesOf = (seed: Seed) => seed.edits.map(([file]) => file)
  for (const seed of seeds) {
    const clashes = (other: Seed) =>
      other.check !== seed.check ||
      other.alone ||
      seed.alone ||
      filesOf(other).some((file) => filesOf(seed).includes(file))
    const round = rounds.find((others) => !others.some(clashes))
    if (round) round.push(seed)
    else rounds.push([seed])
  }
  return rounds
}

function runCheck(check: Seed['check'], edits: Edit[], contracts: string): Promise<string> {
  if (check === 'drift') return drift(edits)
  return seeded(contracts, edits, () => (check === 'lint' ? lint(contracts) : breaking(contracts)))
}

export const lint = async (contracts: string): Promise<string> =>
  printProblems(await lintContract(contracts))

/** What `npm run contracts:breaking` prints: findings, or why it cannot read the contract. */
export async function breaking(contracts: string): Promise<string> {
  try {
    return explain(await findBreaking(contracts))
  } catch (error) {
    if (error instanceof ContractFault) return error.message
    throw error
  }
}

/** Runs the drift check as `npm run drift` does, on a copy of the generated files. */
async function drift(edits: Edit[]): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'))
  try {
    fs.cpSync(locations.generated, folder, { recursive: true })
    apply(folder, edits)
    const script = path.join(locations.packageRoot, 'codegen/drift.ts')
    const env = { ...process.env, GENERATED_FOLDER: folder }
    return await new Promise((resolve) => {
      execFile(process.execPath, [script], { env }, (_error, _stdout, stderr) => resolve(stderr))
    })
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
