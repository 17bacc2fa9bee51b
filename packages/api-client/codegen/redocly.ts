import { execFile } from 'node:child_process'
import path from 'node:path'
import { faultIn } from './contract-fault.ts'
import { locations } from './locations.ts'

const program = path.join(locations.packageRoot, 'node_modules/@redocly/cli/bin/cli.js')
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
const largestOutput = 256 * 1024 * 1024

/** Rules of bundling and comparing, which need none of the contract's own. */
export const neutralRules = path.join(import.meta.dirname, 'redocly.yaml')

/**
 * Runs the Redocly command line in a folder and gives back the JSON documents that it printed, one
 * for each that it was asked for. What it cannot read there is a ContractFault. One program takes
 * many files: most of its time goes into starting.
 */
export function runRedocly(folder: string, wanted: number, ...args: string[]): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, env: { ...process.env, ...quiet }, maxBuffer: largestOutput }
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
      // Findings make it exit with 1 too; what it could not read is not among what it printed.
      const printed = documentsIn(stdout)
      if (printed.length === wanted) resolve(printed.map((text): unknown => JSON.parse(text)))
      else
        reject(
          faultIn(stderr, folder) ??
            new Error(`redocly ${args.join(' ')}\n${stderr}`, { cause: error }),
        )
    })
  })
}

/** Documents printed one after the other, each laid out so that only its end stands in column one. */
const documentsIn = (printed: string): string[] =>
  printed.split(/(?<=^\})\s*(?=\{)/m).filter((text) => text.trim() !== '')
