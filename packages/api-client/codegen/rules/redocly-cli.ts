import { execFile } from 'node:child_process'
import path from 'node:path'
import { faultIn } from '../contract-fault.ts'
import { locations } from '../locations.ts'

const program = path.join(locations.packageRoot, 'node_modules/@redocly/cli/bin/cli.js')
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
const largestOutput = 256 * 1024 * 1024

/**
 * Runs the Redocly command line in a folder and gives back what it printed, findings or not. What it
 * cannot read there is a ContractFault.
 */
export function runRedocly(folder: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, env: { ...process.env, ...quiet }, maxBuffer: largestOutput }
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
      // Findings make it exit with 1 too; only then is there something on its output.
      if (error && stdout === '')
        reject(
          faultIn(stderr, folder) ??
            new Error(`redocly ${args.join(' ')}\n${stderr}`, { cause: error }),
        )
      else resolve(stdout)
    })
  })
}
