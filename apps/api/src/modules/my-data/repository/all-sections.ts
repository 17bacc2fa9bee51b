import { confirmations } from './confirmations.ts'
import { conversations } from './conversations.ts'
import { devices } from './devices.ts'
import { disclosures } from './disclosures.ts'
import { drafts } from './drafts.ts'
import { edits } from './edits.ts'
import { enquiries } from './enquiries.ts'
import { favourites } from './favourites.ts'
import { feeds } from './feeds.ts'
import { identities } from './identities.ts'
import { invoices } from './invoices.ts'
import { leadEntries } from './lead-entries.ts'
import { leads } from './leads.ts'
import { lists } from './lists.ts'
import { messages } from './messages.ts'
import { passkeys } from './passkeys.ts'
import { payments } from './payments.ts'
import { pictures } from './pictures.ts'
import { plans } from './plans.ts'
import { profile } from './profile.ts'
import { properties } from './properties.ts'
import { reports } from './reports.ts'
import { searches } from './searches.ts'
import type { Section } from './section.ts'
import { securityEvents } from './security-events.ts'
import { sessions } from './sessions.ts'
import { viewed } from './viewed.ts'
import { viewingHours, viewings } from './viewings.ts'
import { votes } from './votes.ts'

/** Everything that is kept of an account, in the order of the file. A section more is a line more. */
export const allSections: readonly Section[] = [
  profile,
  disclosures,
  enquiries,
  leadEntries,
  viewings,
  viewingHours,
  messages,
  reports,
  leads,
  favourites,
  searches,
  lists,
  votes,
  viewed,
  conversations,
  properties,
  edits,
  confirmations,
  plans,
  payments,
  invoices,
  pictures,
  drafts,
  feeds,
  sessions,
  identities,
  passkeys,
  devices,
  securityEvents,
]
