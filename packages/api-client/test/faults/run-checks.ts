import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describeDrift } from '../../codegen/compare-folders.ts'
import { findDrift } from '../../codegen/find-drift.ts'
import { locations } from '../../codegen/locations.ts'
import { bundleFolders, type Documents } from '../../codegen/release/documents.ts'
import { explain } from '../../codegen/release/explain.ts'
import { findBreaking } from '../../codegen/release/find-breaking.ts'
import { outcomeOf } from '../../codegen/report/run-check.ts'
import { lintContracts } from '../../codegen/rules/lint-contract.ts'
import { printProblems } from '../../codegen/rules/problem.ts'
import type { Edit, Seed } from './seed.ts'
import { apply, type Workspace } from './workspace.ts'

/** What the check of each seed says, and what the checks say of the contract without any. */
export interface Said {
  of: Map<Seed, string>
  clean: Record<Seed['check'], string>
}

/** Each program runs once over all copies: most of its time goes into starting. */
export async function runChecks(seeds: readonly Seed[], workspace: Workspace): Promise<Said> {
  const of = new Map<Seed, string>()
  const rounds = roundsOf(seeds)
  const tell = (round: readonly Seed[], message: string) => {
    for (const seed of round) of.set(seed, message)
  }
  const copiesFor = (check: Seed['check']) =>
    rounds
      .filter(([first]) => first?.check === check)
      .map((round) => ({ round, folder: workspace.copy(editsOf(round)) }))

  const linted = copiesFor('lint')
  const folders = [workspace.contracts, ...linted.map(({ folder }) => folder)]
  const [clean = [], ...problems] = await lintContracts(folders)
  for (const [at, { round }] of linted.entries()) tell(round, printProblems(problems[at] ?? []))

  const compared = copiesFor('breaking')
  // One that cannot be read would stop the program for all.
  const readable = compared.filter(({ round }) => !round[0]?.alone)
  const bundles = await bundleFolders(readable.map(({ folder }) => folder))
  for (const copy of compared)
    tell(copy.round, await breaking(copy.folder, bundles[readable.indexOf(copy)]))

  for (const round of rounds.filter(([first]) => first?.check === 'drift'))
    tell(round, drift(editsOf(round)))
  return {
    of,
    clean: {
      lint: printProblems(clean),
      breaking: await breaking(workspace.contracts, workspace.documents),
      drift: drift([]),
    },
  }
}

const editsOf = (round: readonly Seed[]): Edit[] => round.flatMap(({ edits }) => edits)

/**
 * Seeds of one check share a run where their files are different ones; each is still told by the
 * file and the field that it must name.
 */
function roundsOf(seeds: readonly Seed[]): Seed[][] {
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

/** What `npm run contracts:breaking` prints: nothing where it finds nothing. */
export async function breaking(contracts: string, documents?: Documents): Promise<string> {
  const { findings, text } = await outcomeOf(async () =>
    explain(await findBreaking(contracts, { now: documents })),
  )
  return findings.length === 0 ? '' : text
}

/** What `npm run drift` prints where the committed files are edited, were they what is made. */
function drift(edits: readonly Edit[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'))
  try {
    const names = fs.readdirSync(locations.generated)
    const files = new Map(
      names.map((name) => [name, fs.readFileSync(path.join(locations.generated, name), 'utf8')]),
    )
    fs.cpSync(locations.generated, folder, { recursive: true })
    apply(folder, edits)
    const changelog = fs.readFileSync(locations.changelog, 'utf8')
    const { differences } = findDrift({ files, changelog }, { ...locations, generated: folder })
    return differences.length === 0 ? '' : describeDrift(differences, locations.repository, '0 ms')
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
