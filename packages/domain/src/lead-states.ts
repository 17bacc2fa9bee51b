import type { LeadState } from '@manzil/api-client/generated/types.gen'

/** States of a lead that may follow each, in the order of their buttons. */
export const leadTransitions: Readonly<Record<LeadState, readonly LeadState[]>> = {
  new: ['answered', 'in_progress', 'won', 'lost', 'spam'],
  answered: ['in_progress', 'won', 'lost', 'spam'],
  in_progress: ['answered', 'won', 'lost', 'spam'],
  won: ['in_progress', 'lost'],
  lost: ['in_progress', 'won'],
  spam: ['new'],
}

/** Whether work on it goes on, so that a visitor may wait for it. */
export const isOpenLead = (state: LeadState): boolean =>
  state === 'new' || state === 'answered' || state === 'in_progress'

/** The state once the advertiser has answered. */
export const afterAnswer = (state: LeadState): LeadState =>
  state === 'new' || state === 'spam' ? 'answered' : state

/** The state once the visitor has written again. */
export const afterVisitor = (state: LeadState): LeadState =>
  state === 'new' || state === 'spam' ? state : 'in_progress'
