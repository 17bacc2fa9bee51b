import { readConfig } from '../config.ts'
import { StartupError } from '../startup-error.ts'
import { ImportProblem } from './import-problem.ts'
import { readOptions, usage } from './run/options.ts'
import { exitCodes, runImport } from './run/run-import.ts'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(exitCodes.stopped)
    console.error('Stopping after this batch; once more stops at once.')
    stop.abort()
  })

try {
  // npm runs scripts in the package; the person's own folder is in INIT_CWD.
  const folder = process.env.INIT_CWD ?? process.cwd()
  const options = readOptions(process.argv.slice(2), folder)
  if (options.help) console.log(usage)
  else
    process.exitCode = await runImport({
      options,
      folder,
      config: readConfig(process.env),
      signal: stop.signal,
      say: (line) => console.log(line),
      warn: (line) => console.error(line),
    })
} catch (error) {
  if (!(error instanceof ImportProblem || error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = exitCodes.nothingDone
}
