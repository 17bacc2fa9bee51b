import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import type { Role } from '@manzil/api-client/generated/types.gen'

const favourites = 'Log in to your account to save properties to your favourites.'
const listings = {
  guest: 'Log in to your account to list your properties with us.',
  other: 'Log in with your Agent or Agency account to list your properties with us.',
}

/** What refused accounts are told, in the specification's words where it has them. */
const ownWords: Readonly<Partial<Record<OperationId, { guest: string; other: string }>>> = {
  toggleFavourite: { guest: favourites, other: favourites },
  listLikedProperties: { guest: favourites, other: favourites },
  listOwnProperties: listings,
  createProperty: listings,
  updateProperty: listings,
  deleteProperty: listings,
  createUpload: listings,
}

/** Why an account of this kind may not call the operation. */
export function forbiddenMessage(operation: OperationId, role: Role | undefined): string {
  const guest = role === undefined || role === 'guest'
  const own = ownWords[operation]
  if (own) return guest ? own.guest : own.other
  return guest ? 'Log in to your account to do this.' : 'This is not open to your kind of account.'
}
