import { commands } from '../chat/commands.ts'
import { sentinels } from '../gate/sentinels.ts'
import { element } from './element.ts'

/** What to type to make things fail. */
export function sentinelSection(): HTMLElement {
  const inputs = sentinels.map(
    ({ input, where, effect }) => [input, `${where}: ${effect}`] as const,
  )
  const messages = commands.map(({ input, effect }) => [input, `chat: ${effect}`] as const)
  const rows = [...inputs, ...messages].flatMap(([input, effect]) => [
    element('dt', {}, element('code', {}, input.replaceAll('`', ''))),
    element('dd', {}, effect.replaceAll('`', '')),
  ])
  return element('dl', {}, ...rows)
}
