import type { ApiError, ApiResult } from '@manzil/api-client/result'
import { askIdentity } from './identity-question.ts'

const isProofDue = ({ status, fields }: ApiError): boolean =>
  status === 403 && fields.some(({ path, rule }) => path === 'identity' && rule === 'proven')

/**
 * Makes a call that the server may want a proof of the owner for: asks for it then, and calls again.
 * Where it is not given, the refusal is told as a text.
 */
export async function withProof<T>(call: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
  const result = await call()
  if (result.ok || !isProofDue(result.error)) return result
  if (await askIdentity()) return call()
  return { ok: false, error: { ...result.error, fields: [] } }
}
