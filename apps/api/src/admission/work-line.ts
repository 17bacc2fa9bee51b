import { Busy } from '../busy.ts'

interface LineOptions {
  /** Works done side by side. */
  atOnce: number
  /** Most that wait, over all addresses. */
  longest: number
  /** Longest wait, in milliseconds. */
  waitMs: number
}

/** Where work waits for its turn. */
export interface WorkLine {
  /**
   * Waits for a turn. Whoever gets one gives it back, once, by what is returned.
   * @param signal ends the wait of somebody who has gone
   * @throws Busy at once where the line is full, and after the longest wait
   * @throws the reason of the signal
   */
  enter(address: string, signal: AbortSignal): Promise<() => void>
}

interface Place {
  begin(): void
  refuse(reason: unknown): void
}

/**
 * A short line. Addresses take turns however many places each has, and where all places are taken
 * whoever has most loses one: a flood waits for itself.
 */
export function createWorkLine({ atOnce, longest, waitMs }: LineOptions): WorkLine {
  /** Addresses in the order of their next turns. */
  const waiting = new Map<string, Set<Place>>()
  let running = 0
  let length = 0

  const leave = (address: string, place: Place): void => {
    const own = waiting.get(address)
    if (!own?.delete(place)) return
    length -= 1
    if (own.size === 0) waiting.delete(address)
  }
  const callNext = (): void => {
    const [next] = waiting
    if (!next || running >= atOnce) return
    const [address, own] = next
    const [place] = own
    if (!place) return
    leave(address, place)
    if (own.size > 0) {
      waiting.delete(address)
      waiting.set(address, own)
    }
    running += 1
    place.begin()
  }
  /** Makes room for one more of an address. */
  const makeRoom = (address: string): void => {
    if (length < longest) return
    const places = (each: string) => waiting.get(each)?.size ?? 0
    const [most = address] = [...waiting.keys()].sort((a, b) => places(b) - places(a))
    const last = places(address) < places(most) ? [...(waiting.get(most) ?? [])].at(-1) : undefined
    if (!last) throw new Busy('the line is full')
    last.refuse(new Busy('others wait as well'))
  }
  const waitFor = (address: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const end = (finish: () => void) => {
        clearTimeout(limit)
        signal.removeEventListener('abort', goAway)
        leave(address, place)
        finish()
      }
      const place: Place = {
        begin: () => end(resolve),
        refuse: (reason) => end(() => reject(reason)),
      }
      const goAway = () => place.refuse(signal.reason)
      const limit = setTimeout(() => place.refuse(new Busy('it took too long')), waitMs)
      signal.addEventListener('abort', goAway)
      const own = waiting.get(address) ?? new Set()
      waiting.set(address, own.add(place))
      length += 1
    })

  const turn = () => {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running -= 1
      callNext()
    }
  }

  return {
    async enter(address, signal) {
      signal.throwIfAborted()
      if (running < atOnce) running += 1
      else {
        makeRoom(address)
        await waitFor(address, signal)
      }
      return turn()
    },
  }
}
