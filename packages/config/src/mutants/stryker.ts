import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { MutantModule } from './modules.ts'
import type { Report } from './score.ts'

/**
 * The package's own configuration with these tests alone, which wait less long for what a change has
 * made never come. (Stryker's `testFiles` would do it too, but
 * with it a change of what runs when a module is loaded never takes effect, and always survives.)
 */
function narrowTests(folder: string, tests: readonly string[]): string {
  const file = 'mutants.vitest.config.ts'
  const own = fs.existsSync(path.join(folder, 'vitest.config.ts'))
  fs.writeFileSync(
    path.join(folder, file),
    `${own ? "import own from './vitest.config.ts'" : 'const own = {}'}
export default { ...own, test: { ...own.test, include: ${JSON.stringify(tests)}, testTimeout: 15_000 } }
`,
  )
  return file
}

/**
 * What runs when a module is loaded is bound to no test, so that a new test would not have it tried
 * again: those that survived are forgotten.
 */
function forgetUnboundSurvivors(file: string): void {
  if (!fs.existsSync(file)) return
  const known: Report = JSON.parse(fs.readFileSync(file, 'utf8'))
  for (const source of Object.values(known.files))
    source.mutants = source.mutants.filter(
      ({ status, static: unbound }) => !unbound || status !== 'Survived',
    )
  fs.writeFileSync(file, JSON.stringify(known))
}

/** Runs one part in the copy; what it found is kept for the next run in the original's cache. */
export function runStryker(root: string, copy: string, part: MutantModule): Report {
  const cache = path.join(root, 'node_modules/.cache/mutants')
  const file = path.join(cache, `${part.name.replaceAll(' ', '-')}.json`)
  const folder = path.join(copy, part.folder)
  const report = path.join(folder, 'mutants.json')
  const settings = path.join(folder, 'stryker.config.json')
  fs.mkdirSync(cache, { recursive: true })
  forgetUnboundSurvivors(file)
  fs.writeFileSync(
    settings,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [
        createRequire(path.join(root, 'package.json')).resolve('@stryker-mutator/vitest-runner'),
      ],
      // The copy is ours to change.
      inPlace: true,
      mutate: part.sources,
      // What Vite finds to be related misses what is reached at run time.
      vitest: { configFile: narrowTests(folder, part.tests), related: false },
      incremental: true,
      incrementalFile: file,
      reporters: ['json', 'clear-text'],
      clearTextReporter: { reportTests: false, reportMutants: false, reportScoreTable: false },
      jsonReporter: { fileName: report },
      // A mutant that loops is ended by its number of hits; slowness of the machine is none.
      timeoutMS: 30_000,
      dryRunTimeoutMinutes: 30,
      allowConsoleColors: false,
      // Not below the package, where the tests in it would be found as well.
      tempDirName: path.join(copy, 'backups'),
    }),
  )
  const binary = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const { status } = spawnSync(process.execPath, [binary, 'run', settings], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`The run of "${part.name}" failed.`)
  return JSON.parse(fs.readFileSync(report, 'utf8'))
}
