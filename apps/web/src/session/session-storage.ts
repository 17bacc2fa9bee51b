import type { User } from '@manzil/api-client/generated/types.gen'
import { readStored, writeStored } from '../storage/local-storage.ts'

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

/** What is stored of an account: who it is and what the header shows. The rest stays in memory. */
const storedFields = [
  '_id',
  'role',
  'first_name',
  'profile_picture',
  'company_logo',
  'agent_photo',
  'agency_logo',
]

export const storeUser = (user: User): void =>
  writeStored(storageKeys.user, JSON.stringify(user, storedFields))

/**
 * The stored account; one that cannot be read is logged and ignored.
 * @param known what is known already of who is there
 */
export function readStoredUser(known: User | null = null): User | null {
  const text = readStored(storageKeys.user)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (isUser(value)) {
      const rest = value._id === known?._id ? known : { last_name: null, email: null }
      return { ...rest, ...value }
    }
    console.warn('The stored account has no role and is ignored.')
  } catch (cause) {
    console.warn('The stored account cannot be read and is ignored.', cause)
  }
  return null
}
