import { addFaults, countFaults, type Faults, findFaults, noFaults } from './compare.ts'
import { startKilling } from './killer.ts'
import { randomFrom } from './random.ts'
import { guestToken, startKillable } from './server.ts'
import { type Incidents, visit } from './visitor.ts'

export interface DrillOptions {
  /** Questions that are asked, and answers that must come. */
  answers: number
  /** Conversations at a time; each has up to `perConversation` questions. */
  conversations: number
  seed: number
  /** The embedded database where it is absent. */
  databaseUrl: string | undefined
  /** A filled data folder that no server holds, to be copied; one is filled where it is absent. */
  like?: string
  onProgress?: (done: number) => void
  /** A conversation that went wrong: what was asked, what happened, what each window shows. */
  onFault?: (fault: object) => void
}

export interface DrillOutcome {
  answers: number
  /** In what the windows showed. */
  shown: Faults
  /** In what a fresh page is given. */
  kept: Faults
  /** Conversations whose windows and history were not the same. */
  differing: number
  /** Conversations that had not come to rest in time. */
  restless: number
  incidents: Incidents
  seconds: number
}

/** Long enough that conversations are cut more than once; no limit is near. */
const perConversation = 8
const windowsEvery = 5

/** Asks through broken networks a server that is killed, and holds what is left against what was asked. */
export async function runDrill(options: DrillOptions): Promise<DrillOutcome> {
  const started = Date.now()
  const server = await startKillable(options.databaseUrl, options.like)
  const incidents: Incidents = {}
  const outcome: DrillOutcome = {
    answers: 0,
    shown: noFaults,
    kept: noFaults,
    differing: 0,
    restless: 0,
    incidents,
    seconds: 0,
  }
  const sizes = Array.from({ length: Math.ceil(options.answers / perConversation) }, (_, index) =>
    Math.min(perConversation, options.answers - index * perConversation),
  )
  let begun = 0
  const restarts: string[] = []
  const random = randomFrom(options.seed)
  const killer = startKilling(server, random, incidents, (told) => restarts.push(told))
  try {
    const work = async (): Promise<void> => {
      for (;;) {
        const index = begun
        const questions = sizes[index]
        if (questions === undefined) return
        begun += 1
        const token = await guestToken(server.port)
        const visitor = await visit({
          serverPort: server.port,
          token,
          questions,
          windows: index % windowsEvery === 0 ? 2 : 1,
          random: randomFrom(options.seed + index + 1),
          incidents,
        })
        const lists = visitor.shown.map((chat) =>
          chat.get().conversation.entries.map(({ message }) => message),
        )
        const kept = lists.at(-1) ?? []
        const known = lists.map((list) => list.map(({ id }) => id).join())
        outcome.answers += questions
        for (const list of lists.slice(0, -1))
          outcome.shown = addFaults(outcome.shown, findFaults(visitor.asked, list))
        outcome.kept = addFaults(outcome.kept, findFaults(visitor.asked, kept))
        if (new Set(known).size > 1) outcome.differing += 1
        if (!visitor.isSettled) outcome.restless += 1
        const isWrong = lists.some((list) => countFaults(findFaults(visitor.asked, list)) > 0)
        if (isWrong || !visitor.isSettled)
          options.onFault?.({
            asked: visitor.asked.map(({ text }) => text),
            told: [...restarts, ...visitor.told].sort(),
            lists,
          })
        await visitor.close()
        options.onProgress?.(outcome.answers)
      }
    }
    await Promise.all(Array.from({ length: options.conversations }, work))
  } finally {
    await killer.end()
    await server.stop()
  }
  return { ...outcome, seconds: Math.round((Date.now() - started) / 1000) }
}
