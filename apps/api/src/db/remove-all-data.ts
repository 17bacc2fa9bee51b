import { existsSync, rmSync } from 'node:fs'
import { databaseFolder } from './connect-embedded.ts'
import { connectPostgres } from './connect-postgres.ts'
import { lockDataFolder } from './data-folder-lock.ts'

/** Every table that the migrations make, and the migrator's own two. */
export const allTables = [
  'account',
  'account_deletion',
  'amenity',
  'availability_mail',
  'availability_mail_property',
  'availability_period',
  'category',
  'category_edit',
  'chat_message',
  'chat_session',
  'company_message',
  'content',
  'disclosure',
  'enquiry',
  'favourite',
  'feed',
  'feed_change',
  'feed_export',
  'feed_picture',
  'feed_row',
  'feed_run',
  'first_answer',
  'gone_property',
  'gone_report',
  'import_row',
  'import_run',
  'invoice',
  'invoice_counter',
  'known_device',
  'lead_entry',
  'lead_suggestion',
  'login_guess',
  'model_usage',
  'one_time_code',
  'operator_action',
  'operator_alias',
  'outbox_mail',
  'passkey',
  'passkey_challenge',
  'password_reset',
  'picture',
  'picture_use',
  'paused_property',
  'payment',
  'payment_event',
  'place',
  'place_alias',
  'plan',
  'plan_pause',
  'property',
  'property_availability',
  'property_change',
  'property_draft',
  'property_history',
  'property_mention',
  'property_report',
  'property_state',
  'property_text',
  'property_view',
  'remote_photograph',
  'resumable_upload',
  'saved_search',
  'saved_search_match',
  'secret_mail_turn',
  'security_event',
  'session',
  'setting',
  'shared_list',
  'shared_list_property',
  'shared_list_vote',
  'shared_list_voter',
  'signup_attempt',
  'site_notice',
  'social_identity',
  'social_sign_in',
  'user_plan',
  'viewer_mark',
  'viewing',
  'viewing_calendar',
  'viewing_event',
  'visit_count',
  'vocab',
  'kysely_migration',
  'kysely_migration_lock',
]

/** Where to remove from: the embedded database of a folder, or a PostgreSQL database. */
export type ResetTarget = { dataDir: string } | { databaseUrl: string }

/** Long enough to wait for the locks of a server that is just stopping, in milliseconds. */
const LIMIT_MS = 30_000

/**
 * Removes the embedded database's folder, or our tables from a PostgreSQL database.
 * @throws StartupError when another process owns the folder, or the server cannot be reached
 */
export async function removeAllData(target: ResetTarget): Promise<void> {
  if ('databaseUrl' in target) return dropTables(target.databaseUrl)
  if (!existsSync(target.dataDir)) return
  const lock = await lockDataFolder(target.dataDir)
  try {
    rmSync(databaseFolder(target.dataDir), { recursive: true, force: true })
  } finally {
    await lock.release()
  }
}

async function dropTables(databaseUrl: string): Promise<void> {
  const log = { info: console.log, warn: console.warn }
  const { pool, close } = await connectPostgres(databaseUrl, LIMIT_MS, log)
  try {
    await pool.query(`drop table if exists ${allTables.join(', ')} cascade`)
  } finally {
    await close()
  }
}
