import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { MockContext } from './context.ts'
import { accountHandlers } from './handlers/account.ts'
import { agentHandlers } from './handlers/agent.ts'
import { blogHandlers } from './handlers/blog.ts'
import { catalogueHandlers } from './handlers/catalogue.ts'
import { chatHandlers } from './handlers/chat.ts'
import { contentHandlers } from './handlers/content.ts'
import { dashboardHandlers } from './handlers/dashboard.ts'
import { draftHandlers } from './handlers/draft.ts'
import { enquiryHandlers } from './handlers/enquiry.ts'
import { favouriteHandlers } from './handlers/favourite.ts'
import { feedHandlers } from './handlers/feed.ts'
import { feedExportHandlers } from './handlers/feed-export.ts'
import { identityHandlers } from './handlers/identity.ts'
import { inboxHandlers } from './handlers/inbox.ts'
import { leadHandlers } from './handlers/lead.ts'
import { myDataHandlers } from './handlers/my-data.ts'
import { operatorHandlers } from './handlers/operator.ts'
import { ownPropertyHandlers } from './handlers/own-property.ts'
import { paymentHandlers } from './handlers/payment.ts'
import { planHandlers } from './handlers/plan.ts'
import { profileHandlers } from './handlers/profile.ts'
import { propertyHandlers } from './handlers/property.ts'
import { propertyChangeHandlers } from './handlers/property-change.ts'
import { propertyLookHandlers } from './handlers/property-look.ts'
import { savedSearchHandlers } from './handlers/saved-search.ts'
import { searchHandlers } from './handlers/search.ts'
import { sessionHandlers } from './handlers/session.ts'
import { sharedListHandlers } from './handlers/shared-list.ts'
import { signupHandlers } from './handlers/signup.ts'
import { siteHandlers } from './handlers/site.ts'
import { socialHandlers } from './handlers/social.ts'
import { uploadHandlers } from './handlers/upload.ts'
import { verificationHandlers } from './handlers/verification.ts'
import { viewingHandlers } from './handlers/viewing.ts'
import type { World } from './world.ts'

/** Every operation of the contract over the mock's world. */
export const createMockHandlers = (world: World): ServerHandlers<MockContext> => ({
  ...siteHandlers(world),
  ...accountHandlers(world),
  ...sessionHandlers(world),
  ...identityHandlers(world),
  ...signupHandlers(world),
  ...socialHandlers(world),
  ...verificationHandlers(world),
  ...profileHandlers(world),
  ...agentHandlers(world),
  ...catalogueHandlers(world),
  ...propertyHandlers(world),
  ...searchHandlers(world),
  ...favouriteHandlers(world),
  ...sharedListHandlers(world),
  ...ownPropertyHandlers(world),
  ...draftHandlers(world),
  ...propertyChangeHandlers(world),
  ...propertyLookHandlers(world),
  ...uploadHandlers(world),
  ...feedHandlers(world),
  ...feedExportHandlers(world),
  ...planHandlers(world),
  ...paymentHandlers(world),
  ...dashboardHandlers(world),
  ...operatorHandlers(world),
  ...enquiryHandlers(world),
  ...inboxHandlers(world),
  ...viewingHandlers(world),
  ...savedSearchHandlers(world),
  ...leadHandlers(world),
  ...myDataHandlers(world),
  ...chatHandlers(world),
  ...contentHandlers(world),
  ...blogHandlers(),
})
