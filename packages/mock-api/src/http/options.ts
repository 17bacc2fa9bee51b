import { parseArgs } from 'node:util'
import { type Persona, personas } from '../controls.ts'

/** How `npm run mock` was asked to run. */
export interface Options {
  port: number
  latencyMs: number
  jitterMs: number
  failureRate: number
  persona: Persona
  properties: number
  /** File that keeps the world between runs. */
  state: string | undefined
}

export const usage = `npm run mock -- [options]

  --port <number>          port on 127.0.0.1 (8090)
  --latency <ms>           before every answer (0)
  --jitter <ms>            latency differs by up to this much (0)
  --failure-rate <0 to 1>  share of calls that fail with 500 (0)
  --persona <name>         who clients without a token are: ${personas.join(', ')} (guest)
  --properties <number>    demo listings (300)
  --state <file>           keeps the world between runs
`

const known = {
  port: { type: 'string', default: '8090' },
  latency: { type: 'string', default: '0' },
  jitter: { type: 'string', default: '0' },
  'failure-rate': { type: 'string', default: '0' },
  persona: { type: 'string', default: 'guest' },
  properties: { type: 'string', default: '300' },
  state: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/**
 * Reads the command line; undefined asks for the usage.
 * @throws an Error whose message is one sentence about the option that is wrong
 */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values } = parseArgs({ args: [...args].filter((each) => each !== '--'), options: known })
  if (values.help) return undefined
  const persona = personas.find((each) => each === values.persona)
  if (!persona) throw new Error(`--persona is one of ${personas.join(', ')}.`)
  return {
    port: whole('port', values.port, 0, 65_535),
    latencyMs: whole('latency', values.latency, 0, 60_000),
    jitterMs: whole('jitter', values.jitter, 0, 60_000),
    failureRate: share(values['failure-rate']),
    persona,
    properties: whole('properties', values.properties, 1, 20_000),
    state: values.state,
  }
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new Error(`--${name} is a whole number from ${least} to ${most}.`)
}

function share(text: string): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= 0 && value <= 1) return value
  throw new Error('--failure-rate is a number from 0 to 1.')
}
