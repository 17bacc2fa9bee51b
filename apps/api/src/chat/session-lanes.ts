/** One thing at a time for each conversation, in the order in which it was asked for. */
export interface SessionLanes {
  /** Runs after everything that was asked for before in this conversation. */
  run: <T>(sessionId: string, work: () => Promise<T>) => Promise<T>
  /** Answers one message after the ones before it; the signal ends when the conversation is cleared. */
  answer: (
    sessionId: string,
    question: number,
    work: (signal: AbortSignal) => Promise<void>,
  ) => void
  /** Whether so many answers wait that no more are taken. */
  isBusy: (sessionId: string) => boolean
  /** Whether this question waits for its answer here. */
  isWaiting: (sessionId: string, question: number) => boolean
  /** Ends what is being answered and forgets what waits. */
  abandon: (sessionId: string) => void
  /** Waits until nothing is under way. */
  settled: () => Promise<void>
}

interface Lane {
  /** Storing and clearing. */
  work: Promise<unknown>
  answers: Promise<unknown>
  waiting: Set<number>
  abort: AbortController
  users: number
}

/** Answers that may wait in one conversation. */
const longestQueue = 5

export function createSessionLanes(onError: (error: unknown) => void): SessionLanes {
  const lanes = new Map<string, Lane>()

  const enter = (sessionId: string): Lane => {
    const known = lanes.get(sessionId)
    const lane = known ?? newLane()
    if (known === undefined) lanes.set(sessionId, lane)
    lane.users += 1
    return lane
  }
  const leave = (sessionId: string, lane: Lane): void => {
    lane.users -= 1
    if (lane.users === 0) lanes.delete(sessionId)
  }

  return {
    async run(sessionId, work) {
      const lane = enter(sessionId)
      const result = lane.work.then(work)
      lane.work = result.catch(() => {})
      try {
        return await result
      } finally {
        leave(sessionId, lane)
      }
    },
    answer(sessionId, question, work) {
      const lane = enter(sessionId)
      const { signal } = lane.abort
      lane.waiting.add(question)
      lane.answers = lane.answers
        .then(() => (signal.aborted ? undefined : work(signal)))
        .catch(onError)
        .finally(() => {
          lane.waiting.delete(question)
          leave(sessionId, lane)
        })
    },
    isBusy: (sessionId) => (lanes.get(sessionId)?.waiting.size ?? 0) >= longestQueue,
    isWaiting: (sessionId, question) => lanes.get(sessionId)?.waiting.has(question) ?? false,
    abandon(sessionId) {
      const lane = lanes.get(sessionId)
      if (lane === undefined) return
      lane.abort.abort()
      lane.abort = new AbortController()
      lane.waiting.clear()
    },
    async settled() {
      while (lanes.size > 0) {
        await Promise.all([...lanes.values()].flatMap((lane) => [lane.work, lane.answers]))
        await Promise.resolve()
      }
    },
  }
}

function newLane(): Lane {
  return {
    work: Promise.resolve(),
    answers: Promise.resolve(),
    waiting: new Set(),
    abort: new AbortController(),
    users: 0,
  }
}
