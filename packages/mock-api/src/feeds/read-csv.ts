/** The rows of a CSV text under the names of its first line, with the line of each. */
export function readCsv(text: string): { line: number; row: Readonly<Record<string, string>> }[] {
  const rows: { line: number; cells: string[] }[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let begun = 1
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((each) => each !== '')) rows.push({ line: begun, cells })
    cells = []
    begun = line
  }
  const signs = [...text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')]
  for (const sign of signs) {
    if (sign === '\n') line += 1
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === ',' && !isQuoted) endCell()
    else if (sign === '\n' && !isQuoted) endRow()
    else cell += sign
  }
  endRow()
  const [head, ...others] = rows
  return others.map(({ line: at, cells: values }) => ({
    line: at,
    row: Object.fromEntries((head?.cells ?? []).map((name, nth) => [name, values[nth] ?? ''])),
  }))
}
