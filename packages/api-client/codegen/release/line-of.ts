interface Region {
  from: number
  to: number
}

interface Found {
  /** From 1. */
  line: number
  /** How many of the steps led there. */
  depth: number
}

/**
 * Line of what the steps lead to in a YAML text. Of what is written in braces or is not there any
 * more, the line of the nearest thing around it; nothing where the first step is missing.
 */
export const lineOf = (text: string, steps: string[]): number | undefined =>
  descend(text.split('\n'), steps)?.line

/** The same for a schema whose pointer knows nothing of the parts of an `allOf`. */
export function schemaLineOf(text: string, steps: string[]): number {
  const lines = text.split('\n')
  const parts = lines.filter((line) => line.startsWith('  - ')).map((_, index) => String(index))
  const ways = parts.map((part) => ['allOf', part, ...steps])
  const whole = steps.length > 0 ? ways.map((way) => descend(lines, way)) : []
  const part = whole.find((found) => found?.depth === steps.length + 2)
  return (part ?? descend(lines, steps))?.line ?? 1
}

function descend(lines: string[], steps: string[]): Found | undefined {
  let region: Region = { from: 0, to: lines.length }
  let found: Found | undefined
  for (const [index, step] of steps.entries()) {
    const at = entryIn(lines, region, step)
    if (at === undefined) break
    found = { line: at + 1, depth: index + 1 }
    region = { from: at + 1, to: endOf(lines, at, region.to) }
  }
  return found
}

/** The entry of a map with that key, or of a list with that index. */
function entryIn(lines: string[], { from, to }: Region, step: string): number | undefined {
  const inner = lines.slice(from, to)
  const first = inner.find((line) => /^\s*[^\s#]/.test(line))
  if (first === undefined) return undefined
  const indent = first.search(/\S/)
  const direct = inner.flatMap((line, index) => (line.search(/\S/) === indent ? [index] : []))
  if (first.trimStart().startsWith('- ')) {
    const entries = direct.filter((index) => inner[index]?.trimStart().startsWith('- '))
    const entry = entries[Number(step)]
    return entry === undefined ? undefined : from + entry
  }
  const entry = direct.find((index) => keyOf(inner[index] ?? '') === step)
  return entry === undefined ? undefined : from + entry
}

const keyOf = (line: string): string | undefined => /^\s*(['"]?)(.*?)\1:(?:\s|$)/.exec(line)?.[2]

/** Where the entry ends: at the next line that is indented no further. */
function endOf(lines: string[], at: number, to: number): number {
  const indent = lines[at]?.search(/\S/) ?? 0
  const next = lines.slice(at + 1, to).findIndex((line) => {
    const own = line.search(/\S/)
    return own >= 0 && own <= indent
  })
  return next < 0 ? to : at + 1 + next
}
