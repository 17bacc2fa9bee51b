import { getConfig } from '@testing-library/react'

// A test may set the clock of its file; this one is the machine's.
const { setImmediate: nextTurn } = globalThis

/**
 * What a press or a search of a page ends with: React has drawn what came of it. Components of Chakra
 * act a moment after an event, which React then draws in the next turn of the loop, and on a busy
 * machine the timer that Testing Library waits for comes before that turn.
 */
export function drawnWrapper(): ReturnType<typeof getConfig>['asyncWrapper'] {
  const { asyncWrapper } = getConfig()
  return (work) =>
    asyncWrapper(async () => {
      const result = await work()
      await new Promise((resolve) => nextTurn(resolve))
      return result
    })
}
