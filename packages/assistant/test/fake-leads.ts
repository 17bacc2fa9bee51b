import type { LeadOutcome, LeadPort, PropertyRequest, Visitor } from '../src/tools/lead-port.ts'

interface FakeLeads extends LeadPort {
  /** What was handed in, in order. */
  handed: PropertyRequest[]
}

/** A port that remembers what is handed in. */
export function fakeLeads({
  taken = [],
  visitor = {},
  outcome = { kind: 'sent', reference: 'EQ-2345AB', to: 'agent' },
}: {
  taken?: string[]
  visitor?: Visitor
  outcome?: LeadOutcome
} = {}): FakeLeads {
  const handed: PropertyRequest[] = []
  return {
    handed,
    visitor: async () => visitor,
    takenTimes: async () => taken,
    async submit(request) {
      handed.push(request)
      return outcome
    },
  }
}
