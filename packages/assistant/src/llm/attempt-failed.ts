/** Why the words of a model were not shown, or the model was not asked. */
export type FailureReason =
  /** The provider: its answer to the request, the connection, the time. */
  | 'refused'
  | 'unreachable'
  | 'cut_off'
  | 'garbled'
  | 'stalled'
  | 'too_slow'
  /** What the model did. */
  | 'unknown_tool'
  /** It asked twice for something else than the visitor said. */
  | 'contradicted'
  | 'broken_arguments'
  | 'too_many_calls'
  | 'too_many_steps'
  | 'empty'
  | 'too_long'
  | 'wrong_language'
  | 'unproved'
  | 'claimed_deed'
  | 'crossed_boundary'
  | 'leaked'
  | 'declined'
  | 'moderated'
  /** The embedded engine has the better answer. */
  | 'nothing_found'
  /** Something of the site itself, like a tool. */
  | 'broken'
  /** Not asked. */
  | 'over_budget'
  | 'resting'

/** The attempt of a model is given up; the embedded engine answers. */
export class AttemptFailed extends Error {
  readonly reason: FailureReason
  constructor(reason: FailureReason, detail?: string) {
    super(detail === undefined ? reason : `${reason}: ${detail}`)
    this.reason = reason
  }
}

/** A provider that does not do its work. Its message names no key and no words of the visitor. */
export class ProviderFault extends AttemptFailed {
  /** HTTP status, where there was one. */
  readonly status: number | undefined
  constructor(
    reason: 'refused' | 'unreachable' | 'cut_off' | 'garbled' | 'stalled' | 'too_slow',
    status?: number,
  ) {
    super(reason, status === undefined ? undefined : String(status))
    this.status = status
  }
}
