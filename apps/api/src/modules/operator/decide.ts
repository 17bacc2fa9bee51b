import type { LanguageCode, OperatorCaseKind } from '@manzil/api-client/generated/types.gen'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { languageFor } from '../../mail/enquiry-mails.ts'
import { verdictMail } from '../../mail/operator-mails.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import type { Verdict as MailVerdict } from '../../mail/texts/operator-texts.ts'
import { endSessions, pauseProperties, resumeProperties } from '../my-data/repository/deletion.ts'
import { decideIn } from '../own-property/decide-review.ts'
import { fitToPlan } from '../plan/fit-to-plan.ts'
import type { Decided, OperatorParts, Verdict } from './parts.ts'
import {
  findPropertyOwner,
  keepPlanPauses,
  lockAccount,
  setLicence,
  setSuspended,
} from './repository/accounts.ts'
import type { CaseRow } from './repository/cases.ts'
import {
  closeReport,
  giveUpMail,
  lockMail,
  lockReport,
  retryMail,
} from './repository/submissions.ts'

type Parts = Pick<OperatorParts, 'domain' | 'publicUrl' | 'availability'>
type Decide = (
  trx: Transaction<Database>,
  parts: Parts,
  row: CaseRow,
  verdict: Verdict,
  now: Date,
) => Promise<Decided>

/** What a mail says beside the decision itself. */
interface Told {
  title?: string
  reference?: string
  reason?: string | undefined
  /** Whose property it is about: where its owner is led to. */
  propertyId?: string
}

/** Where somebody goes on after a decision: to what is to be corrected, or to what has changed. */
function placeOf(verdict: MailVerdict, propertyId: string | undefined): string {
  if (propertyId !== undefined)
    return verdict === 'propertyRejected'
      ? `/property-update?id=${propertyId}`
      : `/property-details?id=${propertyId}`
  return pages[verdict]
}

const pages: Readonly<Record<MailVerdict, string>> = {
  propertyApproved: '/my-property-listing',
  propertyRejected: '/my-property-listing',
  licenceApproved: '/my-profile',
  licenceRejected: '/my-profile',
  suspended: '/contact-us',
  lifted: '/login',
  reportActed: '/',
  reportDismissed: '/',
}

interface Reader {
  email: string | null
  language: LanguageCode
}

async function tell(
  trx: Transaction<Database>,
  { domain, publicUrl }: Parts,
  { email, language }: Reader,
  verdict: MailVerdict,
  now: Date,
  { propertyId, ...more }: Told = {},
): Promise<void> {
  const url = `${publicUrl}/?lng=${language}#${placeOf(verdict, propertyId)}`
  const mail = verdictMail(email, { verdict, language, url, ...more })
  if (mail) await queueMail(trx, mail, { domain, now })
}

type Owner = { email: string | null; languages: readonly string[]; is_demo: boolean }

/** Generated accounts are written to by nobody. */
const readerOf = ({ email, languages, is_demo }: Owner): Reader => ({
  email: is_demo ? null : email,
  language: languageFor(languages),
})

const property: Decide = async (trx, parts, row, { decision, reason, by }, now) => {
  if (decision !== 'approve' && decision !== 'reject') return 'state'
  const asked =
    decision === 'approve' ? ({ decision } as const) : ({ decision, reason: reason ?? '' } as const)
  const owner = await findPropertyOwner(trx, row.id)
  const outcome = await decideIn(trx, row.id, by, asked, { now, rules: parts.availability })
  if (outcome === 'done' && owner) {
    const said = decision === 'approve' ? 'propertyApproved' : 'propertyRejected'
    await tell(trx, parts, readerOf(owner), said, now, {
      title: row.title,
      reason,
      propertyId: row.id,
    })
  }
  return outcome
}

const licence: Decide = async (trx, parts, row, { decision, reason = '' }, now) => {
  const account = await lockAccount(trx, row.id)
  if (!account || account.rera_number === null) return 'gone'
  // Another number than the one that was looked at is not approved with it.
  if (account.rera_number !== row.detail) return 'state'
  const approved = decision === 'approve'
  await setLicence(trx, row.id, { reason: approved ? null : reason, now })
  const said = approved ? 'licenceApproved' : 'licenceRejected'
  await tell(trx, parts, readerOf(account), said, now, approved ? {} : { reason })
  return 'done'
}

const account: Decide = async (trx, parts, { id }, { decision, reason = '' }, now) => {
  const found = await lockAccount(trx, id)
  if (!found) return 'gone'
  if (found.role === 'admin') return 'own'
  if ((found.suspended_at !== null) !== (decision === 'lift')) return 'state'
  if (decision === 'lift') {
    await setSuspended(trx, id, { reason: null, now })
    await resumeProperties(trx, id)
    if (found.role === 'agent' || found.role === 'agency') await fitToPlan(trx, id, now)
    await tell(trx, parts, readerOf(found), 'lifted', now)
    return 'done'
  }
  await endSessions(trx, id)
  if (decision === 'sign_out') return 'done'
  await setSuspended(trx, id, { reason, now })
  await pauseProperties(trx, id)
  await keepPlanPauses(trx, id)
  await tell(trx, parts, readerOf(found), 'suspended', now, { reason })
  return 'done'
}

const report: Decide = async (trx, parts, row, verdict, now) => {
  const found = await lockReport(trx, row.id)
  if (!found) return 'gone'
  if (found.state !== 'open') return 'state'
  const { decision, reason } = verdict
  const acted = decision === 'reject'
  if (acted) {
    const owner = await findPropertyOwner(trx, found.property_id)
    const asked = { decision: 'reject', reason: reason ?? '' } as const
    const outcome = await decideIn(trx, found.property_id, verdict.by, asked, {
      now,
      rules: parts.availability,
    })
    // What its owner has taken away in the meantime is off the site too.
    if (outcome === 'done' && owner)
      await tell(trx, parts, readerOf(owner), 'propertyRejected', now, {
        title: row.title,
        reason,
        propertyId: found.property_id,
      })
  }
  await closeReport(trx, row.id, { state: acted ? 'acted' : 'dismissed', reason })
  const { email, language, reference } = found
  const said = acted ? 'reportActed' : 'reportDismissed'
  await tell(trx, parts, { email, language }, said, now, { title: row.title, reference })
  return 'done'
}

const mail: Decide = async (trx, _parts, { id }, { decision }, now) => {
  const found = await lockMail(trx, id)
  if (!found) return 'gone'
  if (found.state !== 'dead') return 'state'
  if (decision === 'give_up') await giveUpMail(trx, id, now)
  else if (found.content === null) return 'state'
  else await retryMail(trx, id, now)
  return 'done'
}

/** Money goes back before anything is written of it, and not inside a transaction. */
const payment: Decide = async () => 'state'

/** What each decision changes. All of it is one transaction, with whom it is told to and the log. */
export const decide: Readonly<Record<OperatorCaseKind, Decide>> = {
  property,
  licence,
  account,
  report,
  mail,
  payment,
}
