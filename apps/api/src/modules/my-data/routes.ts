import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { isGuest } from '@manzil/domain/roles'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { toDisclosure } from '../disclosure/mapper.ts'
import { countDisclosures, readDisclosures } from '../disclosure/repository.ts'
import type { EnquiryParts } from '../enquiry/parts.ts'
import { siteOf } from '../enquiry/parts.ts'
import { beginDeletion, type DeletionParts, keepAccount } from './delete-account.ts'
import { makeDataFile } from './download.ts'
import { findDeletionTime } from './repository/deletion.ts'
import { recordReveal } from './reveal.ts'
import { withdraw } from './withdraw.ts'

type MyDataHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'listDisclosures'
  | 'withdrawDisclosure'
  | 'recordContactReveal'
  | 'downloadMyData'
  | 'deleteAccount'
  | 'keepAccount'
>

type Parts = DeletionParts & Pick<EnquiryParts, 'settings' | 'lookups'>

/** Whom an account has given its data to, a copy of them, and their end. */
export function myDataHandlers(db: Kysely<Database>, parts: Parts): MyDataHandlers {
  const { settings, config, securityLog, mailing, lookups, owner } = parts
  const site = siteOf({ settings, config })
  return {
    async listDisclosures({ query: { page, limit } }, context) {
      const { id } = callerOf(context)
      const total = await countDisclosures(db, id)
      const rows = await readDisclosures(db, id, { limit, offset: (page - 1) * limit })
      const deletion_at = (await findDeletionTime(db, id))?.toISOString() ?? null
      const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) }
      return { status: 200, body: { data: rows.map(toDisclosure), pagination, deletion_at } }
    },

    async withdrawDisclosure({ path, body: { scope } }, context) {
      const { id: accountId } = callerOf(context)
      const request = { accountId, id: path.id, scope, now: new Date() }
      const row = await withdraw(db, request, { site, securityLog })
      if (!row)
        return { status: 404, problem: { code: 'not_found', ...say('problem.disclosureGone') } }
      mailing.nudge()
      return { status: 200, body: { ...say('done.withdrawn'), data: toDisclosure(row) } }
    },

    async recordContactReveal({ body }, context) {
      await recordReveal(db, callerOf(context).id, body, { lookups, now: new Date() })
      return { status: 200, body: { ...say('done.revealNoted') } }
    },

    async downloadMyData({ query: { format = 'json' } }, context) {
      const { id, role } = callerOf(context)
      // Guests have nothing to prove it by, and nobody else's data.
      const refusal = isGuest(role) ? undefined : await owner.refuseUnproven(context)
      if (refusal) return refusal
      const data = await makeDataFile(db, id, { format, now: new Date() })
      return { status: 200, body: { data } }
    },

    deleteAccount: ({ body }, context) => beginDeletion(db, body, context, parts),

    keepAccount: ({ body: { token } }, context) => keepAccount(db, token, context),
  }
}
