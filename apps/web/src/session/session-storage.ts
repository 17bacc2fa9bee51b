import type { User } from '@manzil/api-client/generated/types.gen'
import { readStored } from '../storage/local-storage.ts'

/** Keys of local storage, as specified. */
export const storageKeys = {
  token: 'userToken',
  user: 'userData',
  form: 'formData',
  code: 'code',
  chatSession: 'sessionId',
} as const

export const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  'role' in value &&
  typeof value.role === 'string' &&
  '_id' in value &&
  typeof value._id === 'string'

/** The stored account; one that cannot be read is logged and ignored. */
export function readStoredUser(): User | null {
  const text = readStored(storageKeys.user)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (isUser(value)) return value
    console.warn('The stored account has no role and is ignored.')
  } catch (cause) {
    console.warn('The stored account cannot be read and is ignored.', cause)
  }
  return null
}
