import { parseArgs } from 'node:util'
import { ContractFault } from '../contract-fault.ts'
import type { Outcome } from './finding.ts'
import { type Format, formats, printed } from './formats.ts'

/** What every check may be told on its command line. */
export interface CheckOptions {
  /** A commit to compare with besides the newest release. */
  base: string | undefined
}

/**
 * Runs a check as a program: 0 where it finds nothing, 1 with findings, 2 where it was called wrongly.
 * A contract that cannot be read is a finding too, and no stack.
 */
export async function runCheck(
  name: string,
  check: (options: CheckOptions) => Promise<Outcome>,
): Promise<void> {
  const called = readOptions(process.argv.slice(2))
  if ('wrong' in called) {
    console.error(called.wrong)
    process.exitCode = 2
    return
  }
  const outcome = await outcomeOf(() => check(called))
  const failed = outcome.findings.length > 0
  const text = printed(name, outcome, called.format)
  if (failed && called.format === 'text') console.error(text)
  else console.log(text)
  process.exitCode = failed ? 1 : 0
}

/** What a check finds; a contract that cannot be read is a finding too. */
export async function outcomeOf(check: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof ContractFault)) throw error
    const { place, text, message } = error
    const at = place ? { ...place, file: `contracts/${place.file}` } : { file: 'contracts' }
    return { findings: [{ ...at, rule: 'contract', message: text }], text: message }
  }
}

/** Reads `--format` and `--base`; says what is wrong with anything else. */
export function readOptions(
  args: string[],
): (CheckOptions & { format: Format }) | { wrong: string } {
  try {
    const { values } = parseArgs({
      args: args.filter((arg) => arg !== '--'),
      options: { format: { type: 'string', default: 'text' }, base: { type: 'string' } },
    })
    const format = formats.find((known) => known === values.format)
    return format
      ? { format, base: values.base }
      : { wrong: `There is no format "${values.format}". Formats: ${formats.join(', ')}.` }
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) }
  }
}
