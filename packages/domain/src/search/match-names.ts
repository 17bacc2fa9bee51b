import { foldName } from './fold-name.ts'

/** 3: the name begins so, 2: a word of it does, 1: it holds the text, 0: no. */
function rank(name: string, wanted: string): number {
  const folded = foldName(name)
  if (folded.startsWith(wanted)) return 3
  if (folded.includes(` ${wanted}`)) return 2
  return folded.includes(wanted) ? 1 : 0
}

/** Rows that have a name like a text, the best first; shorter names before longer ones. */
export function matchNames<Row>(
  rows: readonly Row[],
  text: string,
  namesOf: (row: Row) => readonly string[],
): Row[] {
  const wanted = foldName(text)
  if (wanted === '') return [...rows]
  return rows
    .map((row) => {
      const names = namesOf(row)
      const [first = ''] = names
      return { row, rank: Math.max(...names.map((name) => rank(name, wanted))), name: first }
    })
    .filter((match) => match.rank > 0)
    .sort((a, b) => b.rank - a.rank || a.name.length - b.name.length)
    .map(({ row }) => row)
}
