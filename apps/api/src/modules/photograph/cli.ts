/** `npm run photographs`: fetches the photographs that imported listings name. */
import { readConfig } from '../../config.ts'
import { StartupError } from '../../startup-error.ts'
import { readOptions, usage } from './run/options.ts'
import { exitCodes, runCommand } from './run/run-command.ts'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(exitCodes.stopped)
    console.error('Stopping after what is under way; once more stops at once.')
    stop.abort()
  })

try {
  const options = readOptions(process.argv.slice(2))
  if (options.help) console.log(usage)
  else
    process.exitCode = await runCommand({
      options,
      // npm runs scripts in the package; the person's own folder is in INIT_CWD.
      folder: process.env.INIT_CWD ?? process.cwd(),
      config: readConfig(process.env),
      signal: stop.signal,
      say: (line) => console.log(line),
      warn: (line) => console.error(line),
    })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = exitCodes.nothingDone
}
