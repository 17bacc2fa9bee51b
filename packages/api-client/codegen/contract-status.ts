/** What the specification, the contract, the server and the mock know of calls and events. */
export interface Known {
  specified: { paths: readonly string[]; names: Readonly<Record<string, string>> }
  /** `METHOD /path` of every operation by its id. */
  contract: ReadonlyMap<string, string>
  /** Operations that the server answers with 501. */
  pending: readonly string[]
  events: { specified: readonly string[]; contract: readonly string[] }
}

interface Row {
  what: string
  counts: [specification: number, contract: number, server: number, mock: number]
}

export interface ContractStatus {
  rows: Row[]
  /** Named by the specification and not in the contract. */
  missing: string[]
  /** In the contract and not named by the specification. */
  beyond: string[]
  pending: string[]
}

/**
 * Compares the four sides. The mock has a handler for every operation, and server and mock one for
 * every event, or they do not compile.
 */
export function contractStatus({ specified, contract, pending, events }: Known): ContractStatus {
  const idByPath = new Map([...contract].map(([id, path]) => [path, id]))
  const wanted = [
    ...specified.paths.map((path) => ({ name: path, id: idByPath.get(path) })),
    ...Object.entries(specified.names).map(([name, id]) => ({
      name,
      id: contract.has(id) ? id : undefined,
    })),
  ]
  const found = wanted.flatMap(({ id }) => id ?? [])
  const beyond = [...contract.keys()].filter((id) => !found.includes(id))
  const served = (ids: readonly string[]) => ids.filter((id) => !pending.includes(id)).length
  const agreed = events.specified.filter((event) => events.contract.includes(event)).length
  const more = events.contract.filter((event) => !events.specified.includes(event))
  return {
    rows: [
      {
        what: 'operations of the specification',
        counts: [wanted.length, found.length, served(found), found.length],
      },
      { what: 'operations beyond it', counts: [0, beyond.length, served(beyond), beyond.length] },
      {
        what: 'chat events of the specification',
        counts: [events.specified.length, agreed, agreed, agreed],
      },
      { what: 'chat events beyond it', counts: [0, more.length, more.length, more.length] },
    ],
    missing: [
      ...wanted.filter(({ id }) => id === undefined).map(({ name }) => name),
      ...events.specified.filter((event) => !events.contract.includes(event)),
    ],
    beyond: [...beyond, ...more],
    pending: [...pending].sort(),
  }
}

const columns = ['', 'specification', 'contract', 'server', 'mock']

/** The status as a table, with lists of what is not there yet. */
export function printStatus({ rows, missing, beyond, pending }: ContractStatus): string {
  const cells = [columns, ...rows.map(({ what, counts }) => [what, ...counts.map(String)])]
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  const lines = cells.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  const lists = [
    ['In the specification, not in the contract', missing],
    ['In the contract, not in the specification', beyond],
    ['Answered 501 by the server', pending],
  ] as const
  return [
    ...lines,
    ...lists.map(([title, names]) => `\n${title} (${names.length})${listed(names)}`),
  ].join('\n')
}

const listed = (names: readonly string[]): string =>
  names.length === 0 ? '' : `:\n${names.map((name) => `  ${name}`).join('\n')}`
