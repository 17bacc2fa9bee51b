import { wordsOf } from '../faults.ts'
import { type PhotographCounts, type Tally, totalOf } from './counts.ts'

const number = (value: number): string => value.toLocaleString('en')

/** What a person wants to know after a run, in lines. */
export function summaryLines(counts: PhotographCounts): string[] {
  const { gone, refused, waiting, notAsked } = counts
  const totals = [
    `fetched ${number(counts.fetched)}`,
    `unchanged ${number(counts.unchanged)}`,
    `here already ${number(counts.here)}`,
    `gone ${number(totalOf(gone))}`,
    `refused ${number(totalOf(refused))}`,
    `waiting ${number(totalOf(waiting))}`,
    `not asked ${number(totalOf(notAsked))}`,
  ]
  return [
    `${number(counts.properties)} listings name photographs of listed hosts, ${number(counts.changed)} show others now`,
    `  addresses: ${totals.join(' · ')}`,
    ...linesOf('gone, and asked again after a month or with --check', gone, wordsOf),
    ...linesOf('refused, and asked again after a month or with --check', refused, wordsOf),
    ...linesOf('waiting, and asked again by the next run', waiting, wordsOf),
    ...hostLines(
      'not asked, for PHOTOGRAPHS_HOSTS does not name them (or PHOTOGRAPHS_PLAIN_HTTP is not set)',
      notAsked,
    ),
  ]
}

/** Hosts with how often they are named, the most frequent first. */
export const hostLines = (title: string, hosts: ReadonlyMap<string, Tally>): string[] =>
  linesOf(title, hosts, (host) => host)

function linesOf(
  title: string,
  tallies: ReadonlyMap<string, Tally>,
  words: (name: string) => string,
): string[] {
  if (tallies.size === 0) return []
  const sorted = [...tallies].sort(([, a], [, b]) => b.count - a.count)
  return [
    `  ${title}:`,
    ...sorted.map(
      ([name, { count, example }]) =>
        `    ${number(count).padStart(7)}  ${words(name)}, as ${example}`,
    ),
  ]
}
