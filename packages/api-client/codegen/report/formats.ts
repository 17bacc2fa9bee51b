import type { Finding, Outcome } from './finding.ts'

export const formats = ['text', 'json', 'github'] as const
export type Format = (typeof formats)[number]

/** The outcome for a person, a program, or the annotations of a GitHub workflow. */
export function printed(check: string, outcome: Outcome, format: Format): string {
  const { findings, text } = outcome
  if (format === 'json')
    return JSON.stringify({ check, ok: findings.length === 0, findings }, null, 2)
  if (format === 'github') return [...findings.map(annotation), text].join('\n')
  return text
}

/** A workflow command; GitHub shows it at the line of the pull request. */
function annotation({ file, line, column, rule, message }: Finding): string {
  const properties = Object.entries({ file, line, col: column, title: rule })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${property(String(value))}`)
  return `::error ${properties.join(',')}::${data(message)}`
}

/** A command ends with its line, and `%` begins an escape. */
const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
