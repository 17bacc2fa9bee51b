import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'
import { isMailable } from '../../ports/mail/mailbox.ts'
import type { NewAccount } from './signup-repository.ts'

/** Agents and agencies name firm and registration; every address has to be one that takes mail. */
export function refuseForm(
  form: Pick<NewAccount, 'role' | 'company_name' | 'rera_number' | 'email'>,
): { status: 422; problem: Problem } | undefined {
  const { role, company_name, rera_number, email } = form
  const fields: FieldError[] = []
  const need = (path: string, value: string | undefined) => {
    if (role !== 'individual' && value === undefined)
      fields.push({ path, rule: 'required', ...say('field.requiredBrokers') })
  }
  need('company_name', company_name)
  need('rera_number', rera_number)
  if (!isMailable(email)) fields.push({ path: 'email', rule: 'mailable', ...say('field.mailable') })
  if (fields.length === 0) return undefined
  return { status: 422, problem: { code: 'invalid_body', ...say('problem.fields'), fields } }
}
