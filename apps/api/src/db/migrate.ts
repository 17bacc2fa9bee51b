import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartupError } from '../startup-error.ts'
import { errorCode } from './error-code.ts'
import { createAccounts } from './migrations/0001-accounts.ts'
import { createPlacesAndKinds } from './migrations/0002-places-and-kinds.ts'
import { createListings } from './migrations/0003-listings.ts'
import { createChat } from './migrations/0004-chat.ts'
import { createImports } from './migrations/0005-imports.ts'
import { addProfiles } from './migrations/0006-profiles.ts'
import { addOffers } from './migrations/0007-offers.ts'
import { createEnquiries } from './migrations/0008-enquiries.ts'
import { createContent } from './migrations/0009-content.ts'
import { rememberGoneListings } from './migrations/0010-gone-listings.ts'
import { createCredentials } from './migrations/0011-credentials.ts'
import { createListingReports } from './migrations/0012-listing-reports.ts'
import { indexIdleConversations } from './migrations/0013-idle-conversations.ts'
import { createModelUsage } from './migrations/0014-model-usage.ts'
import { indexChatNotes } from './migrations/0015-chat-notes.ts'
import { keepOneIllustration } from './migrations/0016-one-illustration.ts'
import { addStatedFacts } from './migrations/0017-stated-facts.ts'
import { createSecurityLog } from './migrations/0018-security-log.ts'
import { separateAskers } from './migrations/0019-askers.ts'
import { allowOneChannel } from './migrations/0020-one-channel.ts'
import { callThemProperties } from './migrations/0021-properties.ts'
import { createSocial } from './migrations/0022-social.ts'
import { createPictures } from './migrations/0023-pictures.ts'
import { createOneTimeCodes } from './migrations/0024-one-time-codes.ts'
import { describeLogIns } from './migrations/0025-log-ins.ts'
import { createSavedSearches } from './migrations/0026-saved-searches.ts'
import { createMyData } from './migrations/0027-my-data.ts'
import { keepWithFavourites } from './migrations/0028-kept-favourites.ts'
import { createOwnProperties } from './migrations/0029-own-properties.ts'
import { addPropertyPictures } from './migrations/0031-property-pictures.ts'
import { createPropertyDrafts } from './migrations/0032-property-drafts.ts'
import { createInbox } from './migrations/0033-inbox.ts'
import { createViewings } from './migrations/0034-viewings.ts'
import { createPlans } from './migrations/0035-plans.ts'
import { addPlanEnds } from './migrations/0036-plan-ends.ts'
import { countFigures } from './migrations/0037-figures.ts'
import { createFeeds } from './migrations/0038-feeds.ts'
import { createAvailability } from './migrations/0039-availability.ts'
import { addFeaturedPlaces } from './migrations/0040-featured-places.ts'
import { createOperators } from './migrations/0041-operators.ts'
import { keepIdentityProofs } from './migrations/0042-identity-proofs.ts'
import { oneAddress } from './migrations/0043-one-address.ts'
import { tidySenders } from './migrations/0045-addresses-of-senders.ts'
import { createRemotePhotographs } from './migrations/0046-remote-photographs.ts'
import type { Database } from './schema.ts'

/** In order of their names, each applied once. A released one is never changed. */
const migrations: Record<string, (db: Kysely<unknown>) => Promise<void>> = {
  '0001-accounts': createAccounts,
  '0002-places-and-kinds': createPlacesAndKinds,
  '0003-listings': createListings,
  '0004-chat': createChat,
  '0005-imports': createImports,
  '0006-profiles': addProfiles,
  '0007-offers': addOffers,
  '0008-enquiries': createEnquiries,
  '0009-content': createContent,
  '0010-gone-listings': rememberGoneListings,
  '0011-credentials': createCredentials,
  '0012-listing-reports': createListingReports,
  '0013-idle-conversations': indexIdleConversations,
  '0014-model-usage': createModelUsage,
  '0015-chat-notes': indexChatNotes,
  '0016-one-illustration': keepOneIllustration,
  '0017-stated-facts': addStatedFacts,
  '0018-security-log': createSecurityLog,
  '0019-askers': separateAskers,
  '0020-one-channel': allowOneChannel,
  '0021-properties': callThemProperties,
  '0025-log-ins': describeLogIns,
  '0024-one-time-codes': createOneTimeCodes,
  '0023-pictures': createPictures,
  '0026-saved-searches': createSavedSearches,
  '0022-social': createSocial,
  '0027-my-data': createMyData,
  '0028-kept-favourites': keepWithFavourites,
  '0029-own-properties': createOwnProperties,
  '0031-property-pictures': addPropertyPictures,
  '0032-property-drafts': createPropertyDrafts,
  '0033-inbox': createInbox,
  '0034-viewings': createViewings,
  '0035-plans': createPlans,
  '0036-plan-ends': addPlanEnds,
  '0037-figures': countFigures,
  '0038-feeds': createFeeds,
  '0039-availability': createAvailability,
  '0040-featured-places': addFeaturedPlaces,
  '0041-operators': createOperators,
  '0042-identity-proofs': keepIdentityProofs,
  '0043-one-address': oneAddress,
  '0045-addresses-of-senders': tidySenders,
  '0046-remote-photographs': createRemotePhotographs,
}

/** Building an index on a grown table may take longer than any request is given. */
function withoutTimeLimit(up: (db: Kysely<unknown>) => Promise<void>): Migration {
  return {
    async up(db) {
      await sql`set local statement_timeout = 0`.execute(db)
      await up(db)
    },
  }
}

/** What a person has to do about a failed migration, by PostgreSQL's code. */
const REMEDIES: Record<string, string> = {
  '42501':
    'The database user may not make tables or the extension pg_trgm: grant it CREATE on the database and its schema.',
  '58P01': 'The database server lacks the extension pg_trgm: install its contrib package.',
  '0A000': 'The database server lacks the extension pg_trgm: install its contrib package.',
}

/** How the migrator begins its message about migrations that it does not know. */
const UNKNOWN_MIGRATION = 'corrupted migrations'

/**
 * Brings the tables up to date in one transaction. Several processes may start at once: the
 * migrator holds an advisory lock, the others wait and find nothing left to do.
 * @param last the newest migration to apply, instead of all of them
 * @throws StartupError where a newer program made the tables, or rights or extensions are missing
 */
export async function migrateToLatest(db: Kysely<Database>, last?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, up]) => [name, withoutTimeLimit(up)]),
        ),
    },
  })
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last))
  if (error === undefined) return
  const remedy = REMEDIES[errorCode(error) ?? '']
  if (remedy !== undefined) throw new StartupError(remedy, { cause: error })
  if (error instanceof Error && error.message.startsWith(UNKNOWN_MIGRATION)) {
    throw new StartupError('The database was made by a newer version of this program.', {
      cause: error,
    })
  }
  throw error
}
