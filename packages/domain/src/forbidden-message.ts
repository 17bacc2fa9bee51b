import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import type { Role } from '@manzil/api-client/generated/types.gen'
import { type Said, say } from '@manzil/api-client/request/say'

const favourites = say('prompt.favourites')
const properties = {
  guest: say('prompt.listHeader'),
  other: say('prompt.listIndividual'),
}

/** What refused accounts are told, in the specification's words where it has them. */
const ownWords: Readonly<Partial<Record<OperationId, { guest: Said; other: Said }>>> = {
  toggleFavourite: { guest: favourites, other: favourites },
  listLikedProperties: { guest: favourites, other: favourites },
  listOwnProperties: properties,
  createProperty: properties,
  updateProperty: properties,
  deleteProperty: properties,
  createUpload: properties,
}

/** Why an account of this kind may not call the operation. */
export function forbiddenMessage(operation: OperationId, role: Role | undefined): Said {
  const guest = role === undefined || role === 'guest'
  const own = ownWords[operation]
  if (own) return guest ? own.guest : own.other
  return guest ? say('problem.logInFirst') : say('problem.otherKind')
}
