// A test may set the clock of its file; this one is the machine's.
const { setImmediate: nextTurn } = globalThis

type Wrapper = (work: () => Promise<unknown>) => Promise<unknown>

/**
 * What a press or a search of a page ends with: React has drawn what came of it. Components of Chakra
 * act a moment after an event, which React then draws in the next turn of the loop, and on a busy
 * machine the timer that Testing Library waits for comes before that turn.
 *
 * @param wrap the `asyncWrapper` of Testing Library as it was configured so far
 */
export const drawnWrapper =
  (wrap: Wrapper): Wrapper =>
  (work) =>
    wrap(async () => {
      const result = await work()
      await new Promise((resolve) => nextTurn(resolve))
      return result
    })
