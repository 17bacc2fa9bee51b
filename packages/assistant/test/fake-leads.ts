import type { LeadOutcome, LeadPort, PropertyRequest, Visitor } from '../src/tools/lead-port.ts'

interface FakeLeads extends LeadPort {
  /** What was handed in, in order. */
  handed: PropertyRequest[]
}

/** A port that remembers what is handed in. */
export function fakeLeads({
  taken = [],
  free,
  visitor = {},
  outcome = { kind: 'sent', reference: 'EQ-2345AB', to: 'agent', isBooked: false },
}: {
  taken?: string[]
  /** Where the agent offers times: these. */
  free?: string[]
  visitor?: Visitor
  outcome?: LeadOutcome
} = {}): FakeLeads {
  const handed: PropertyRequest[] = []
  return {
    handed,
    visitor: async () => visitor,
    viewingTimes: async () =>
      free === undefined ? { kind: 'any', taken } : { kind: 'offered', free },
    async submit(request) {
      handed.push(request)
      return outcome
    },
  }
}
