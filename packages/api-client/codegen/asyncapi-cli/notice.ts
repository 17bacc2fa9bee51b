import type { Outcome } from '../report/finding.ts'

const absent =
  'The AsyncAPI command line is not installed and could not be: connect to the network once.'

/** Says that the program was missing: in a pipeline a finding, since nobody would read a notice. */
export function withNotice(outcome: Outcome): Outcome {
  if (!process.env.CI) {
    console.error(`${absent} Its part of the check was left out.`)
    return outcome
  }
  const finding = { file: 'contracts/tools/package.json', rule: 'asyncapi', message: absent }
  return {
    findings: [...outcome.findings, finding],
    text: `${outcome.text}\n${finding.file}: ${absent}`,
  }
}
