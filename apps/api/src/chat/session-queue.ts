import { CHAT_LONGEST_QUEUE } from '@manzil/domain/chat-limits'

/** Why an answer under way ends early. */
export type Ending = 'cleared' | 'stopped' | 'unheard' | 'closing'

/** Answers one question; true where a stop of the visitor ended it. */
export type AnswerWork = (signal: AbortSignal) => Promise<boolean>

/** One thing at a time for each conversation, in the order in which it was asked for. */
export interface SessionQueue {
  /** Runs after everything that was asked for before in this conversation. */
  run: <T>(key: string, work: () => Promise<T>) => Promise<T>
  /** Answers one message after the ones before it; the signal's reason is an `Ending`. */
  answer: (key: string, question: number, work: AnswerWork) => void
  /** Whether so many answers wait that no more are taken. */
  isBusy: (key: string) => boolean
  /** Whether this question gets its answer here; not one that was ended and goes on for a moment. */
  isWaiting: (key: string, question: number) => boolean
  /** Ends what is being answered and forgets what waits. */
  abandon: (key: string) => void
  /** Ends what is being answered; what waits is answered next. Whether something was stopped. */
  stop: (key: string, ending: Ending) => Promise<boolean>
  /** Waits until nothing is under way. */
  settled: () => Promise<void>
  /** Ends everything that is under way or waits. */
  close: () => void
}

interface Answer {
  abort: AbortController
  outcome: Promise<boolean>
}

interface Queue {
  /** Storing and clearing. */
  work: Promise<unknown>
  answers: Promise<unknown>
  waiting: Map<number, AbortController>
  current: Answer | undefined
  users: number
}

export function createSessionQueue(onError: (error: unknown) => void): SessionQueue {
  const queues = new Map<string, Queue>()

  const enter = (name: string): Queue => {
    const known = queues.get(name)
    const queue = known ?? newQueue()
    if (known === undefined) queues.set(name, queue)
    queue.users += 1
    return queue
  }
  const leave = (name: string, queue: Queue): void => {
    queue.users -= 1
    if (queue.users === 0) queues.delete(name)
  }
  const endAll = (queue: Queue, ending: Ending): void => {
    for (const abort of queue.waiting.values()) abort.abort(ending)
    queue.waiting.clear()
  }

  return {
    async run(name, work) {
      const queue = enter(name)
      const result = queue.work.then(work)
      queue.work = result.catch(() => {})
      try {
        return await result
      } finally {
        leave(name, queue)
      }
    },
    answer(name, question, work) {
      const queue = enter(name)
      const abort = new AbortController()
      queue.waiting.set(question, abort)
      const begin = async (): Promise<void> => {
        if (abort.signal.aborted) return
        queue.current = { abort, outcome: work(abort.signal) }
        await queue.current.outcome
      }
      queue.answers = queue.answers
        .then(begin)
        .catch(onError)
        .finally(() => {
          queue.current = undefined
          if (queue.waiting.get(question) === abort) queue.waiting.delete(question)
          leave(name, queue)
        })
    },
    isBusy: (name) => (queues.get(name)?.waiting.size ?? 0) >= CHAT_LONGEST_QUEUE,
    isWaiting: (name, question) =>
      queues.get(name)?.waiting.get(question)?.signal.aborted === false,
    abandon(name) {
      const queue = queues.get(name)
      if (queue !== undefined) endAll(queue, 'cleared')
    },
    async stop(name, ending) {
      const current = queues.get(name)?.current
      if (current === undefined) return false
      // Nothing happens to one that has been ended before; what became of it is told again.
      current.abort.abort(ending)
      return current.outcome.catch(() => false)
    },
    async settled() {
      while (queues.size > 0) {
        await Promise.all([...queues.values()].flatMap((queue) => [queue.work, queue.answers]))
        await Promise.resolve()
      }
    },
    close() {
      for (const queue of queues.values()) endAll(queue, 'closing')
    },
  }
}

function newQueue(): Queue {
  return {
    work: Promise.resolve(),
    answers: Promise.resolve(),
    waiting: new Map(),
    current: undefined,
    users: 0,
  }
}
