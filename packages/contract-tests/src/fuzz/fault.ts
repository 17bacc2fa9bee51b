/** One rule that an implementation broke. */
export interface Fault {
  /** Name of the rule. */
  rule: string
  /** What was expected and what came. */
  detail: string
}

/** A fault with everything that is needed to see it again. */
export interface Finding extends Fault {
  subject: string
  /** What was done to the input. */
  input: string
  seed: number
  path: string
  /** Commands or events that show it. */
  reproduction: string
}

/** Carries faults through fast-check, which shrinks the input that threw. */
export class FaultsFound extends Error {
  readonly faults: readonly Fault[]
  constructor(faults: readonly Fault[]) {
    super(faults.map(({ rule, detail }) => `${rule}: ${detail}`).join('\n'))
    this.faults = faults
  }
}

/** A finding as it is printed. */
export const describeFinding = ({
  subject,
  rule,
  detail,
  input,
  seed,
  path,
  reproduction,
}: Finding): string =>
  [
    `${subject}: ${rule}`,
    `  ${detail}`,
    `  input: ${input}`,
    `  again: npm run fuzz -- --operation ${subject} --seed ${seed} --path ${path}`,
    ...reproduction.split('\n').map((line) => `  ${line}`),
  ].join('\n')
