/** Why an answer under way ends early. */
export type Ending = 'cleared' | 'stopped' | 'unheard' | 'closing'

/** Answers one question; true where a stop of the visitor ended it. */
export type AnswerWork = (signal: AbortSignal) => Promise<boolean>

/** One thing at a time for each conversation, in the order in which it was asked for. */
export interface SessionLanes {
  /** Runs after everything that was asked for before in this conversation. */
  run: <T>(lane: string, work: () => Promise<T>) => Promise<T>
  /** Answers one message after the ones before it; the signal's reason is an `Ending`. */
  answer: (lane: string, question: number, work: AnswerWork) => void
  /** Whether so many answers wait that no more are taken. */
  isBusy: (lane: string) => boolean
  /** Whether this question gets its answer here; not one that was ended and goes on for a moment. */
  isWaiting: (lane: string, question: number) => boolean
  /** Ends what is being answered and forgets what waits. */
  abandon: (lane: string) => void
  /** Ends what is being answered; what waits is answered next. Whether something was stopped. */
  stop: (lane: string, ending: Ending) => Promise<boolean>
  /** Waits until nothing is under way. */
  settled: () => Promise<void>
  /** Ends everything that is under way or waits. */
  close: () => void
}

interface Answer {
  abort: AbortController
  outcome: Promise<boolean>
}

interface Lane {
  /** Storing and clearing. */
  work: Promise<unknown>
  answers: Promise<unknown>
  waiting: Map<number, AbortController>
  current: Answer | undefined
  users: number
}

/** Answers that may wait in one conversation. */
const longestQueue = 5

export function createSessionLanes(onError: (error: unknown) => void): SessionLanes {
  const lanes = new Map<string, Lane>()

  const enter = (name: string): Lane => {
    const known = lanes.get(name)
    const lane = known ?? newLane()
    if (known === undefined) lanes.set(name, lane)
    lane.users += 1
    return lane
  }
  const leave = (name: string, lane: Lane): void => {
    lane.users -= 1
    if (lane.users === 0) lanes.delete(name)
  }
  const endAll = (lane: Lane, ending: Ending): void => {
    for (const abort of lane.waiting.values()) abort.abort(ending)
    lane.waiting.clear()
  }

  return {
    async run(name, work) {
      const lane = enter(name)
      const result = lane.work.then(work)
      lane.work = result.catch(() => {})
      try {
        return await result
      } finally {
        leave(name, lane)
      }
    },
    answer(name, question, work) {
      const lane = enter(name)
      const abort = new AbortController()
      lane.waiting.set(question, abort)
      const begin = async (): Promise<void> => {
        if (abort.signal.aborted) return
        lane.current = { abort, outcome: work(abort.signal) }
        await lane.current.outcome
      }
      lane.answers = lane.answers
        .then(begin)
        .catch(onError)
        .finally(() => {
          lane.current = undefined
          if (lane.waiting.get(question) === abort) lane.waiting.delete(question)
          leave(name, lane)
        })
    },
    isBusy: (name) => (lanes.get(name)?.waiting.size ?? 0) >= longestQueue,
    isWaiting: (name, question) => lanes.get(name)?.waiting.get(question)?.signal.aborted === false,
    abandon(name) {
      const lane = lanes.get(name)
      if (lane !== undefined) endAll(lane, 'cleared')
    },
    async stop(name, ending) {
      const current = lanes.get(name)?.current
      if (current === undefined) return false
      // Nothing happens to one that has been ended before; what became of it is told again.
      current.abort.abort(ending)
      return current.outcome.catch(() => false)
    },
    async settled() {
      while (lanes.size > 0) {
        await Promise.all([...lanes.values()].flatMap((lane) => [lane.work, lane.answers]))
        await Promise.resolve()
      }
    },
    close() {
      for (const lane of lanes.values()) endAll(lane, 'closing')
    },
  }
}

function newLane(): Lane {
  return {
    work: Promise.resolve(),
    answers: Promise.resolve(),
    waiting: new Map(),
    current: undefined,
    users: 0,
  }
}
