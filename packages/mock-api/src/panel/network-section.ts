import type { Controls, MockControls } from '../controls.ts'
import { element, number, tick } from './element.ts'

const ticks = [
  ['offline', 'Offline'],
  ['slow', 'Slow health check (over 3 s)'],
  ['down', 'Backend down (503)'],
] as const satisfies readonly (readonly [keyof Controls, string])[]

/** Latency, failures and the way to the server. */
export function networkSection(controls: MockControls): { view: HTMLElement; update: () => void } {
  const numbers = [
    number('Latency, ms', {
      most: 60_000,
      step: 50,
      read: () => controls.get().latencyMs,
      write: (latencyMs) => controls.set({ latencyMs }),
    }),
    number('± jitter, ms', {
      most: 60_000,
      step: 50,
      read: () => controls.get().jitterMs,
      write: (jitterMs) => controls.set({ jitterMs }),
    }),
    number('Failure rate, 0 to 1', {
      most: 1,
      step: 0.05,
      read: () => controls.get().failureRate,
      write: (failureRate) => controls.set({ failureRate }),
    }),
  ]
  const switches = ticks.map(([name, label]) =>
    tick(
      label,
      () => controls.get()[name],
      (on) => controls.set({ [name]: on }),
    ),
  )
  const parts = [...numbers, ...switches]
  return {
    view: element('div', { className: 'grid' }, ...parts.map(({ view }) => view)),
    update: () => {
      for (const { update } of parts) update()
    },
  }
}
