import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import { z } from 'zod'
import { type Controls, calmControls, createControls, type MockControls } from '../controls.ts'
import { mockKeys, readStored, writeStored } from './stored.ts'

/** Between typing updates of the assistant, in ms, as on the server. */
const typingMs = 40

const ms = z.number().min(0).max(60_000)

const isOperation = (name: string): name is OperationId => Object.hasOwn(operationTable, name)

/** What is remembered. Offline, slow and down are not: a reload is what their screens offer. */
const storedSchema = z
  .object({
    latencyMs: ms,
    jitterMs: ms,
    failureRate: z.number().min(0).max(1),
    forced: z.record(z.string(), z.int()),
    chat: z
      .object({
        refuse: z.boolean(),
        dropAfter: z.int().min(0),
        failAcknowledgements: z.boolean(),
        failLanguage: z.boolean(),
        languagePrompt: z.enum(['auto', 'always', 'never']),
        typingMs: ms,
      })
      .required(),
  })
  .partial()

/**
 * The controls of the last visit with those of the page's address on top, as
 * `?mock-latency=300&mock-down=1`. Changes are remembered.
 */
export function openStoredControls(search: string): MockControls {
  const stored = createControls({
    chat: { ...calmControls.chat, typingMs },
    ...readControls(),
    ...controlsOf(new URLSearchParams(search)),
  })
  stored.follow(() => {
    const { latencyMs, jitterMs, failureRate, forced, chat } = stored.get()
    const kept = { latencyMs, jitterMs, failureRate, forced, chat }
    writeStored(mockKeys.controls, JSON.stringify(kept))
  })
  return stored
}

function readControls(): Partial<Controls> {
  const text = readStored(mockKeys.controls)
  if (text === null) return {}
  try {
    const { forced = {}, ...stored } = storedSchema.parse(JSON.parse(text))
    const given = Object.entries(stored).filter(([, value]) => value !== undefined)
    const known = Object.entries(forced).filter(([name]) => isOperation(name))
    return { ...Object.fromEntries(given), forced: Object.fromEntries(known) }
  } catch (cause) {
    console.info('The controls of the mock are broken; they are calm again.', cause)
    return {}
  }
}

/** Controls that the address of the page asks for; what cannot be read is left out. */
export function controlsOf(address: URLSearchParams): Partial<Controls> {
  const number = (name: string, most: number): number | undefined => {
    const value = Number(address.get(name) || Number.NaN)
    return value >= 0 && value <= most ? value : undefined
  }
  const latencyMs = number('mock-latency', 60_000)
  const failureRate = number('mock-failure-rate', 1)
  const isOn = (name: string) => ['1', 'true'].includes(address.get(name) ?? '')
  return {
    ...(latencyMs !== undefined && { latencyMs }),
    ...(failureRate !== undefined && { failureRate }),
    ...(isOn('mock-offline') && { offline: true }),
    ...(isOn('mock-slow') && { slow: true }),
    ...(isOn('mock-down') && { down: true }),
  }
}
