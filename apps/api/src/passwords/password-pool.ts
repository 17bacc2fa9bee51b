import { Piscina } from 'piscina'
import { Busy } from '../busy.ts'
import type { PasswordTask } from './password-thread.ts'

/** One core at most: the others answer everybody else. About 70 passwords a second. */
const THREADS = 1

/** Passwords that may wait for their turn: a third of a second of work. */
const LONGEST_QUEUE = 20

/** After this long without work the thread and its memory are given back, in milliseconds. */
const IDLE_MS = 60_000

/** Ends by itself with the process: its threads hold nothing open. */
const pool = new Piscina<PasswordTask, string | boolean>({
  filename: new URL('./password-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: THREADS,
  idleTimeout: IDLE_MS,
})

/** Works in turn, one password at a time. @throws Busy where too many wait */
export async function runInTurn(task: PasswordTask): Promise<string | boolean> {
  if (pool.queueSize >= LONGEST_QUEUE) throw new Busy('too many passwords')
  return pool.run(task)
}

let places = 0

/**
 * Does what comes before and after a password as well, where there is room for it: a flood of
 * log-ins would otherwise ask the database about each before it is refused.
 * @throws Busy where too many are about it
 */
export async function withPlace<T>(work: () => Promise<T>): Promise<T> {
  if (places > LONGEST_QUEUE) throw new Busy('too many log-ins')
  places += 1
  try {
    return await work()
  } finally {
    places -= 1
  }
}
