import type { HandedIn, HomeRequest, RequestDesk, Visitor } from '../src/tools/desk.ts'

interface FakeDesk extends RequestDesk {
  /** What was handed in, in order. */
  handed: HomeRequest[]
}

/** A desk that remembers what is handed in. */
export function fakeDesk({
  taken = [],
  visitor = {},
  outcome = { kind: 'sent', reference: 'EQ-2345AB', to: 'agent' },
}: {
  taken?: string[]
  visitor?: Visitor
  outcome?: HandedIn
} = {}): FakeDesk {
  const handed: HomeRequest[] = []
  return {
    handed,
    visitor: async () => visitor,
    takenTimes: async () => taken,
    async handIn(request) {
      handed.push(request)
      return outcome
    },
  }
}
