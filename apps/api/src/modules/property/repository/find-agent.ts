import type { AgentSummary } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'

/** The agent who answers for a property, with the agency; only what every visitor may see. */
export async function findAgent(
  db: Kysely<Database>,
  agentId: string | null,
): Promise<AgentSummary | null> {
  if (agentId === null) return null
  const row = await db
    .selectFrom('account as agent')
    .leftJoin('account as agency', 'agency.id', 'agent.agency_id')
    .select([
      'agent.id',
      'agent.first_name',
      'agent.last_name',
      'agent.agent_photo',
      'agent.languages',
      'agent.rera_number',
      'agent.response_minutes',
      'agent.phone',
      'agency.company_name',
      'agency.agency_logo',
      'agency.rera_number as agency_rera_number',
    ])
    .where('agent.id', '=', agentId)
    .where('agent.role', '=', 'agent')
    .executeTakeFirst()
  const name = [row?.first_name, row?.last_name].filter(Boolean).join(' ')
  if (!row || name === '') return null
  return {
    _id: row.id,
    name,
    agent_photo: row.agent_photo,
    agency_name: row.company_name,
    agency_logo: row.agency_logo,
    languages: row.languages,
    rera_brn: row.rera_number,
    rera_orn: row.agency_rera_number,
    response_minutes: row.response_minutes,
    phone_number: row.phone,
  }
}
