import { type Said, say } from '@manzil/api-client/request/say'

const gone = (said: Said) => ({ status: 404, problem: { code: 'not_found', ...said } }) as const
const conflict = (said: Said) => ({ status: 409, problem: { code: 'conflict', ...said } }) as const

/** What is answered to each refusal of the service. */
export const feedProblems = {
  gone: gone(say('problem.feedGone')),
  'run-gone': gone(say('problem.feedRunGone')),
  changed: conflict(say('problem.feedChanged')),
  busy: conflict(say('problem.feedBusy')),
  'no-file': conflict(say('problem.feedNoFile')),
  kind: conflict(say('problem.feedKind')),
  many: conflict(say('problem.manyFeeds')),
  undo: conflict(say('problem.feedUndo')),
} as const
