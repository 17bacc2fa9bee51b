import fc from 'fast-check'
import { type Fault, FaultsFound, type Finding } from './fault.ts'

export interface Extent {
  /** Inputs for each subject. */
  runs: number
  seed: number
  /** A single input of the seed, as a finding names it. */
  path?: string
}

interface Search<Input> {
  subject: string
  inputs: fc.Arbitrary<Input>
  /** Tries an input on the implementation. */
  probe: (input: Input) => Promise<Fault[]>
  describe: (input: Input) => Pick<Finding, 'input' | 'reproduction'>
}

/** Distinct faults of a subject after which it is left alone. */
const mostFindings = 6
/** Inputs that are spent on making a failing one smaller. */
const mostShrinking = 150

/** Tries inputs until the runs are used up; each fault is found once, with the smallest input. */
export async function searchFaults<Input>(
  { subject, inputs, probe, describe }: Search<Input>,
  { runs, seed, path }: Extent,
): Promise<Finding[]> {
  const findings: Finding[] = []
  const known = new Set<string>()
  // Subjects see different inputs; a single one is asked for by its own seed.
  const first = path === undefined ? seed + numberOf(subject) : seed
  let left = path === undefined ? runs : 1
  for (let round = 0; left > 0 && findings.length < mostFindings; round += 1) {
    let smaller = 0
    const property = fc.asyncProperty(inputs, async (input) => {
      if (smaller > mostShrinking) return
      if (smaller > 0) smaller += 1
      const fresh = (await probe(input)).filter((fault) => !known.has(signature(fault)))
      if (fresh.length === 0) return
      smaller = Math.max(smaller, 1)
      throw new FaultsFound(fresh)
    })
    const details = await fc.check(property, {
      numRuns: left,
      seed: first + round,
      ...(path !== undefined && { path }),
    })
    left -= Math.max(1, details.numRuns)
    const [input] = details.counterexample ?? []
    if (!details.failed || input === undefined) break
    const { errorInstance: error, counterexamplePath } = details
    if (!(error instanceof FaultsFound)) throw error
    for (const fault of error.faults) {
      known.add(signature(fault))
      findings.push({
        ...fault,
        ...describe(input),
        subject,
        seed: details.seed,
        path: counterexamplePath ?? '0',
      })
    }
  }
  return findings
}

/** Faults that differ only in ids and in what follows are one. */
const signature = ({ rule, detail }: Fault): string =>
  `${rule} ${detail.slice(0, 60).replaceAll(/[0-9a-f-]{8,}/g, '')}`

/** A number that belongs to a name. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1_000_003, 0)
