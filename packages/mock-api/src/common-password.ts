import { say } from '@manzil/api-client/request/say'
import { fieldProblem } from './problems.ts'

/** A few that everybody has heard of; the server knows ten thousand. */
const common = ['123456', '12345678', '123456789', 'password', 'password1', 'qwerty', 'manzil']

/** The refusal of a password that is tried first; undefined for any other. */
export const refuseCommon = (field: 'password' | 'new_password', password: string) =>
  common.includes(password.toLowerCase())
    ? fieldProblem(field, 'common', say('field.easyPassword'))
    : undefined
