import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { MockContext } from './context.ts'
import { accountHandlers } from './handlers/account.ts'
import { catalogueHandlers } from './handlers/catalogue.ts'
import { favouriteHandlers } from './handlers/favourite.ts'
import { leadHandlers } from './handlers/lead.ts'
import { propertyHandlers } from './handlers/property.ts'
import { siteHandlers } from './handlers/site.ts'
import type { World } from './world.ts'

/** Every operation of the contract over the mock's world. */
export const createMockHandlers = (world: World): ServerHandlers<MockContext> => ({
  ...siteHandlers(world),
  ...accountHandlers(world),
  ...catalogueHandlers(world),
  ...propertyHandlers(world),
  ...favouriteHandlers(world),
  ...leadHandlers(world),
})
