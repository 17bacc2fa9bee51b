import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { type MockContext, signedIn } from '../context.ts'
import type { World } from '../world.ts'

type ExportHandlers = Pick<
  ServerHandlers<MockContext>,
  'getFeedExport' | 'renewFeedExport' | 'endFeedExport'
>

/** Addresses alone: nothing answers at them. */
export const feedExportHandlers = (world: World): ExportHandlers => ({
  async getFeedExport(_request, context) {
    return { status: 200, body: { data: world.feedExports.get(signedIn(context)._id) ?? null } }
  },

  async renewFeedExport(_request, context) {
    const at = `https://manzil.example/feeds/${world.makeId()}/${world.makeId()}`
    const data = {
      property_finder_url: `${at}/property-finder.xml`,
      bayut_url: `${at}/bayut.xml`,
      created_at: new Date().toISOString(),
    }
    world.feedExports.set(signedIn(context)._id, data)
    return { status: 200, body: { ...say('done.feedExport'), data } }
  },

  async endFeedExport(_request, context) {
    world.feedExports.delete(signedIn(context)._id)
    return { status: 200, body: say('done.feedExportEnded') }
  },
})
