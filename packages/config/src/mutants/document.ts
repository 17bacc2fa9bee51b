import { type Score, shareOf } from './score.ts'

const head = `| part | mutants | killed | timed out | survived | not covered | equivalent | score | day |
|---|---:|---:|---:|---:|---:|---:|---:|---|`

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

export function rowOf(name: string, score: Score, day: string): string {
  const { killed, timeout, survived, noCoverage, equivalent } = score
  const mutants = killed + timeout + survived + noCoverage + equivalent
  const cells = [name, mutants, killed, timeout, survived, noCoverage, equivalent]
  return `| ${[...cells, percent(shareOf(score)), day].join(' | ')} |`
}

/** The document with the new rows in place of the old ones of the same parts, in the given order. */
export function withRows(
  text: string,
  names: readonly string[],
  rows: ReadonlyMap<string, string>,
): string {
  const start = text.indexOf(head)
  if (start < 0) throw new Error('The document has no table of scores.')
  const [table = ''] = text.slice(start).split('\n\n')
  const known = new Map(
    table
      .trimEnd()
      .split('\n')
      .slice(2)
      .map((row) => [row.split('|')[1]?.trim() ?? '', row]),
  )
  const fresh = names.flatMap((name) => rows.get(name) ?? known.get(name) ?? [])
  const rest = text.slice(start + table.length)
  return `${text.slice(0, start)}${[head, ...fresh].join('\n')}${rest === '' ? '\n' : rest}`
}
