import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { zPaymentStatus } from '@manzil/api-client/generated/zod.gen'
import { say } from '@manzil/api-client/request/say'
import { sayStatus } from '../payments/say-status.ts'
import type { Asked } from './operation-of.ts'
import type { Given } from './read-texts.ts'

/** What a sentinel makes of a call. */
export type Outcome =
  | { kind: 'status'; status: number }
  /** The first of the statuses that the operation declares, with the reason beside its field. */
  | { kind: 'field'; statuses: readonly number[]; field: FieldError }
  | { kind: 'delay'; ms: number }
  /** The contract's example of a success, with this message and `change` in its data. */
  | { kind: 'example'; message: string; change: Readonly<Record<string, unknown>> }
  | { kind: 'malformed' }
  | { kind: 'no-answer' }

/** A request as sentinels see it. */
export interface Request extends Asked {
  given: readonly Given[]
}

/** An input that makes the mock fail on purpose. */
export interface Sentinel {
  /** What to type, as the table of the documentation has it. */
  input: string
  /** Where. */
  where: string
  effect: string
  read(request: Request): Outcome | undefined
}

/** Longer than the slow threshold and the patience of most screens, in ms. */
export const slowAnswerMs = 4_000

const status = (digits: string | undefined): Outcome => ({
  kind: 'status',
  status: Number(digits),
})

/** The first text that a pattern finds, turned into an outcome. */
const texts =
  (pattern: RegExp, outcome: (digits: string | undefined, name: string) => Outcome | undefined) =>
  ({ given }: Request): Outcome | undefined => {
    for (const { name, text } of given) {
      const found = pattern.exec(text.trim().toLowerCase())
      const made = found && outcome(found[1], name)
      if (made) return made
    }
    return undefined
  }

/** A six-digit code that was sent; sign-up calls it `otp`, its own `code` is another. */
const codeField =
  (digits: string, rule: string, said: Pick<FieldError, 'key' | 'message'>) =>
  ({ given }: Request): Outcome | undefined => {
    const path = given.some(({ name }) => name === 'otp') ? 'otp' : 'code'
    const isGiven = given.some(({ name, text }) => name === path && text.trim() === digits)
    const field = { path, rule, ...said }
    return isGiven ? { kind: 'field', statuses: [422, 400], field } : undefined
  }

/** Operations where an account that was switched off is refused. */
const logins: readonly OperationId[] = ['loginUser']

/** Every sentinel; the first that reads something decides. */
export const sentinels: readonly Sentinel[] = [
  {
    input: '`error-401@manzil.example`',
    where: 'any e-mail or user name; any status that the call declares, or a 5xx',
    effect: 'that status',
    read: texts(/^error-(\d{3})@manzil\.example$/, status),
  },
  {
    input: '`disabled@manzil.example`',
    where: 'login',
    effect: '403 where declared, otherwise 401',
    read: (request) =>
      logins.includes(request.operation)
        ? texts(/^disabled@manzil\.example$/, () => ({
            kind: 'field',
            statuses: [403, 401],
            field: { path: 'email', rule: 'disabled', message: 'This account is switched off.' },
          }))(request)
        : undefined,
  },
  {
    input: '`slow@manzil.example`',
    where: 'any e-mail or user name',
    effect: `the answer after ${slowAnswerMs} ms`,
    read: texts(/^slow@manzil\.example$/, () => ({ kind: 'delay', ms: slowAnswerMs })),
  },
  {
    input: '`offline@manzil.example`',
    where: 'any e-mail or user name',
    effect: 'no answer, as without a network',
    read: texts(/^offline@manzil\.example$/, () => ({ kind: 'no-answer' })),
  },
  {
    input: '`sentinel:500`',
    where: 'any text, such as a search; any declared status, or a 5xx',
    effect: 'that status',
    read: texts(/^sentinel:(\d{3})$/, status),
  },
  {
    input: '`sentinel:slow`',
    where: 'any text',
    effect: `the answer after ${slowAnswerMs} ms`,
    read: texts(/^sentinel:slow$/, () => ({ kind: 'delay', ms: slowAnswerMs })),
  },
  {
    input: '`sentinel:malformed`',
    where: 'any text',
    effect: '200 with a body that breaks off',
    read: texts(/^sentinel:malformed$/, () => ({ kind: 'malformed' })),
  },
  {
    input: '`sentinel:offline`',
    where: 'any text',
    effect: 'no answer, as without a network',
    read: texts(/^sentinel:offline$/, () => ({ kind: 'no-answer' })),
  },
  {
    input: '`sentinel:empty`',
    where: 'a search text',
    effect: 'an empty page: nothing has these words',
    read: () => undefined,
  },
  {
    input: '`error 500`',
    where: 'any name, such as that of a lead; any declared status, or a 5xx',
    effect: 'that status',
    read: texts(/^error (\d{3})$/, status),
  },
  {
    input: '`9715000000429`',
    where: 'a phone number that ends in `0000` and a declared status',
    effect: 'that status',
    read: texts(/^\+?\d{3,8}0000(\d{3})$/, (digits, name) =>
      /phone/.test(name) && Number(digits) >= 400 ? status(digits) : undefined,
    ),
  },
  {
    input: '`000000`',
    where: 'a code that was sent',
    effect: 'refused: the code has expired',
    read: codeField('000000', 'expired', { message: 'This code has expired.' }),
  },
  {
    input: '`111111`',
    where: 'a code that was sent',
    effect: 'refused: the code is wrong',
    read: codeField('111111', 'wrong', say('field.codeWrong')),
  },
  {
    input: '`cs_mock_failed`',
    where:
      'the session of a payment that is verified; also `cs_mock_cancelled`, `cs_mock_processing`, `cs_mock_expired`, `cs_mock_open`, `cs_mock_paid`',
    effect: 'a payment that stands so',
    read: ({ operation, given }) => {
      const session_id = given.find(({ name }) => name === 'session_id')?.text
      const found = /^cs_mock_([a-z]+)$/.exec(session_id ?? '')?.[1]
      const status = zPaymentStatus.safeParse(found).data
      if (operation !== 'verifyPayment' || !status) return undefined
      const change = { session_id, status, ...(status !== 'paid' && { user_plan: null }) }
      return { kind: 'example', message: sayStatus(status).message, change }
    },
  },
  {
    input: 'an id that ends in `e404`',
    where: 'the address of a call; also `e401`, `e403`, `e409`, `e429`, `e500`, `e503`',
    effect: 'that status, where declared',
    read: ({ parameters }) => {
      const found = parameters.flatMap((id) => /^[\da-f-]{36}$/i.exec(id) ?? [])[0]
      const digits = found && /e(4\d\d|50[03])$/i.exec(found)?.[1]
      return digits ? status(digits) : undefined
    },
  },
]
