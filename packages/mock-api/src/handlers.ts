import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { MockContext } from './context.ts'
import { accountHandlers } from './handlers/account.ts'
import { agentHandlers } from './handlers/agent.ts'
import { blogHandlers } from './handlers/blog.ts'
import { catalogueHandlers } from './handlers/catalogue.ts'
import { contentHandlers } from './handlers/content.ts'
import { enquiryHandlers } from './handlers/enquiry.ts'
import { favouriteHandlers } from './handlers/favourite.ts'
import { leadHandlers } from './handlers/lead.ts'
import { ownPropertyHandlers } from './handlers/own-property.ts'
import { paymentHandlers } from './handlers/payment.ts'
import { planHandlers } from './handlers/plan.ts'
import { profileHandlers } from './handlers/profile.ts'
import { propertyHandlers } from './handlers/property.ts'
import { signupHandlers } from './handlers/signup.ts'
import { siteHandlers } from './handlers/site.ts'
import { uploadHandlers } from './handlers/upload.ts'
import { verificationHandlers } from './handlers/verification.ts'
import type { World } from './world.ts'

/**
 * Operations that answer the contract's example until they have a handler over the world. An
 * operation leaves the list with the change that adds its handler; the compiler insists on it.
 */
export const exampleOperations = [] as const satisfies readonly OperationId[]

type ExampleOperation = (typeof exampleOperations)[number]
type Handlers = ServerHandlers<MockContext>
type WorldHandlers = Omit<Handlers, ExampleOperation> & { [K in ExampleOperation]?: never }

/** Every operation of the contract over the mock's world. */
export function createMockHandlers(world: World): Handlers {
  const own: WorldHandlers = {
    ...siteHandlers(world),
    ...accountHandlers(world),
    ...signupHandlers(world),
    ...verificationHandlers(world),
    ...profileHandlers(world),
    ...agentHandlers(world),
    ...catalogueHandlers(world),
    ...propertyHandlers(world),
    ...favouriteHandlers(world),
    ...ownPropertyHandlers(world),
    ...uploadHandlers(world),
    ...planHandlers(world),
    ...paymentHandlers(world),
    ...enquiryHandlers(world),
    ...leadHandlers(world),
    ...contentHandlers(world),
    ...blogHandlers(),
  }
  return { ...exampleHandlers(), ...own }
}

/** An example for every operation. */
function exampleHandlers(): Handlers {
  const handlers = Object.entries(operationTable).map(([id, { success: status }]) => {
    return [id, async () => ({ status, body: exampleOf(id) })]
  })
  // One entry for each operation of the table, which names the same operations as the interface.
  return Object.fromEntries(handlers) as Handlers
}

/** The contract's example of a success; undefined for a success without a body. */
export function exampleOf(operation: string): object | undefined {
  const examples: Readonly<Record<string, () => object>> = fixtures
  return examples[operation]?.()
}
