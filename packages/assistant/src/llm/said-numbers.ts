import type { AssistantTurn } from '../engine.ts'
import type { Understanding } from '../understanding/understanding.ts'
import type { ModelMemory } from './memory.ts'
import { readFigures } from './read-figures.ts'

/** Every number somewhere in what was understood. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** Figures that the visitor has said: in the words of this message and those before, and as they were understood. */
export function saidNumbers(
  { text, state }: Pick<AssistantTurn, 'text' | 'state'>,
  { told, state: after, mentions }: Pick<Understanding, 'told' | 'state' | 'mentions'>,
  { said }: Pick<ModelMemory, 'said'>,
): number[] {
  const written = [text, ...said.map(({ visitor }) => visitor)]
  return [
    ...written.flatMap((words) => readFigures(words).flatMap(({ values }) => values)),
    ...[told, state.slots, after.slots, state.money, after.money, state.sum, after.own].flatMap(
      numbersIn,
    ),
    ...mentions.flatMap(({ criterion }) => numbersIn(criterion)),
  ]
}
