import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { AvailabilityRules } from '@manzil/domain/own-property/availability'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { noteGone } from '../own-property/note-gone.ts'
import { pauseBySite } from '../own-property/pause-by-site.ts'
import type { OwnPropertyService } from '../own-property/service.ts'
import { type AskSetting, askAbout, writeToAdvertiser } from './ask.ts'
import {
  countReportsFrom,
  hasReported,
  insertGoneReport,
  lockLive,
  type Reporter,
} from './report-repository.ts'
import { findMail, readAsked } from './repository.ts'

interface Parts extends AskSetting {
  rules: AvailabilityRules
  mailing: { nudge(): void }
  own: Pick<OwnPropertyService, 'change'>
  now?: () => Date
}

/** Reports that one network may send in an hour. */
const REPORTS_AN_HOUR = 5

/** What a mail asks about, for the page behind its link. */
export interface Question {
  agentId: string
  titles: { id: string; title: string; title_ar: string | null; reference: string }[]
}

export type Answer = 'available' | 'gone'

/** Whether properties are still offered: what visitors say, and what advertisers answer by mail. */
export function createAvailabilityService(
  db: Kysely<Database>,
  { rules, mailing, own, now: clock = () => new Date(), ...setting }: Parts,
) {
  /** What a link names that is still its agent's; undefined for links that nobody gave out. */
  async function questionOf(token: string): Promise<Question | undefined> {
    const asked = setting.links.read(token)
    const mail = asked && (await findMail(db, asked.mailId))
    if (!mail) return undefined
    const ids = mail.ids.filter((id) => asked.propertyId === undefined || id === asked.propertyId)
    const titles = await readAsked(db, { ids, agentId: mail.agentId })
    return titles.length > 0 ? { agentId: mail.agentId, titles } : undefined
  }

  return {
    questionOf,

    /**
     * Notes that a visitor says that a property is gone, and asks its agent. Of one visitor it counts once;
     * where enough of different networks say so, it is paused until the agent answers.
     */
    async sayGone(
      id: string,
      { reason }: RequestOf<'sayPropertyGone'>['body'],
      reporter: Reporter,
    ): Promise<'noted' | 'gone' | 'often' | 'no-agent'> {
      const now = clock()
      const outcome = await db.transaction().execute(async (trx) => {
        const property = await lockLive(trx, id)
        if (!property) return 'gone'
        const agentId = property.agent_id
        if (agentId === null) return 'no-agent'
        if (await hasReported(trx, id, reporter, now)) return 'noted'
        if ((await countReportsFrom(trx, reporter.network, now)) >= REPORTS_AN_HOUR) return 'often'
        const waiting = await insertGoneReport(trx, {
          property_id: id,
          agent_id: agentId,
          network_hash: reporter.network,
          session_hash: reporter.session ?? null,
          reason,
          created_at: now,
        })
        if (waiting < rules.reports)
          await askAbout(trx, { agentId, propertyId: id, news: 'reported', now }, setting)
        else {
          await pauseBySite(trx, id, { why: 'reported', now, rules })
          await writeToAdvertiser(trx, { agentId, ids: [id], news: 'taken', now }, setting)
        }
        return 'noted'
      })
      mailing.nudge()
      return outcome
    },

    /** What an advertiser answers by the link of a mail: as in the own list, by the same rules. */
    async answer(
      { agentId, titles }: Question,
      answer: Answer,
      log: FastifyBaseLogger,
    ): Promise<{ done: number; refused: number }> {
      const ids = titles.map(({ id }) => id)
      const action = answer === 'available' ? 'confirm' : 'pause'
      const editor = { caller: { id: agentId, role: 'agent' as const }, log }
      const { changed, refused } = await own.change({ ids, action }, editor)
      if (answer === 'available') return { done: changed.length, refused: refused.length }
      // What the site has paused already is gone as well, once its agent says so.
      for (const { _id } of refused) await noteGone(db, _id, clock())
      return { done: ids.length, refused: 0 }
    },
  }
}

export type AvailabilityService = ReturnType<typeof createAvailabilityService>
