import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { OpenDatabase } from './db/connect.ts'
import { accountHandlers } from './modules/account/routes.ts'
import { catalogueHandlers } from './modules/catalogue/routes.ts'
import { favouriteHandlers } from './modules/favourite/routes.ts'
import { leadHandlers } from './modules/lead/routes.ts'
import { propertyHandlers } from './modules/property/routes.ts'
import type { Sessions } from './modules/session/service.ts'
import { siteHandlers } from './modules/site/routes.ts'
import type { RequestContext } from './request-context.ts'

/** Every operation of the contract; one that is missing does not compile. */
export function createHandlers(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  sessions: Sessions,
): ServerHandlers<RequestContext> {
  return {
    ...siteHandlers(db, engine),
    ...accountHandlers(db, sessions),
    ...catalogueHandlers(db),
    ...propertyHandlers(db),
    ...favouriteHandlers(db),
    ...leadHandlers(db),
  }
}
