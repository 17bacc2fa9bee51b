import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { later } from '@manzil/domain/time/moments'
import type { Kysely, Selectable } from 'kysely'
import type { SavedSearchTable } from '../../db/saved-search-tables.ts'
import type { Database } from '../../db/schema.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { answerIn } from '../../request-language.ts'
import type { SearchService } from '../property/search-service.ts'
import { digestMail } from './digest/digest-mail.ts'
import type { SearchLinks } from './links.ts'
import {
  findDue,
  markTold,
  readWaiting,
  settleDue,
  takeDue,
  type WaitingMatch,
} from './match-repository.ts'

export interface SendParts {
  db: Kysely<Database>
  searches: Pick<SearchService, 'cardsOf'>
  links: SearchLinks
  /** Of message ids. */
  domain: string
}

/** Properties that a mail shows; the rest are counted. */
const SHOWN = 10

/** Another process told some of it meanwhile: what was written is thrown away. */
class ToldMeanwhile extends Error {}

/**
 * Queues a mail for each search that has something to tell. The mail and the note that its matches
 * were told are one transaction, so no process, however it ends, tells them twice or not at all.
 * Answers how many mails were queued.
 */
export async function sendAlerts(parts: SendParts, now: Date): Promise<number> {
  let sent = 0
  for (let after = ''; ; ) {
    const search = await findDue(parts.db, now, after)
    if (search === undefined) return sent
    after = search.id
    if (await sendOne(parts, search, now)) sent += 1
  }
}

async function sendOne(
  { db, searches, links, domain }: SendParts,
  search: Selectable<SavedSearchTable>,
  now: Date,
): Promise<boolean> {
  const waiting = await readWaiting(db, search.id)
  const properties = propertiesOf(waiting)
  const shown = properties.slice(0, SHOWN)
  const cards = await answerIn(search.language, () =>
    searches.cardsOf(shown.map(({ property_id }) => property_id)),
  )
  const byId = new Map(cards.map((card) => [card._id, card]))
  const told = shown.flatMap((match) => {
    const card = byId.get(match.property_id)
    return card ? [{ card, reason: match.reason, oldPrice: oldPriceOf(match, card) }] : []
  })
  const mail =
    told.length > 0 ? digestMail(search, told, properties.length - shown.length, links) : undefined
  try {
    return await db.transaction().execute(async (trx) => {
      if (!(await takeDue(trx, search.id, now))) return false
      if (waiting.length > 0 && (await markTold(trx, search.id, waiting, now)) < waiting.length)
        throw new ToldMeanwhile('another process was faster')
      // What came while this mail was written has its turn at the next look.
      await settleDue(trx, search.id, {
        now,
        told: mail !== undefined,
        next: later(now, 1, 'minute'),
      })
      if (mail) await queueMail(trx, mail, { domain, now })
      return mail !== undefined
    })
  } catch (error) {
    if (error instanceof ToldMeanwhile) return false
    throw error
  }
}

/** What is told of a property that several things happened to: that it is new says most. */
const weight = { new: 2, back: 1, price_drop: 0 } as const

function propertiesOf(waiting: readonly WaitingMatch[]): WaitingMatch[] {
  const properties = new Map<string, WaitingMatch>()
  for (const match of waiting.filter(({ holds }) => holds)) {
    const known = properties.get(match.property_id)
    if (!known || weight[match.reason] > weight[known.reason])
      properties.set(match.property_id, match)
  }
  return [...properties.values()]
}

const oldPriceOf = ({ old_price }: WaitingMatch, { price }: PropertyCard): number | null =>
  old_price !== null && price !== null && old_price > price ? old_price : null
