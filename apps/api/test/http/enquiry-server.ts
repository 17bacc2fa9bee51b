import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { z } from 'zod'
import { statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

const zMail = z.object({
  name: z.string(),
  replyTo: z.object({ name: z.string(), address: z.string() }).nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})

export const person = {
  name: 'Sara Khan',
  email: 'sara.khan@example.com',
  phone_number: '971500000123',
}
export const enquiry = {
  ...person,
  kind: 'question',
  message: 'Is it still available?',
} as const
export const hour = 60 * 60_000

/** Enquiries, reports and messages that a property takes before it refuses. */
export const LIMIT_PER_PROPERTY = 8

const written = [
  'enquiry',
  'property_report',
  'company_message',
  'outbox_mail',
  'first_answer',
] as const

interface Started {
  database: OpenDatabase
  app: FastifyInstance
  /** A live property with an agent. */
  property: { id: string; title: string; agentId: string }
  /** Another one, which a test may remove. */
  removable: string
}

async function start(): Promise<Started> {
  const database = await openTestDatabase('seeded')
  const app = await buildTestApp(database, { propertyEnquiryLimit: LIMIT_PER_PROPERTY })
  const [row, other] = await database.db
    .selectFrom('property')
    .select(['id', 'title', 'agent_id'])
    .where('agent_id', 'is not', null)
    .orderBy('id')
    .limit(2)
    .execute()
  const property = { id: row?.id ?? '', title: row?.title ?? '', agentId: row?.agent_id ?? '' }
  return { database, app, property, removable: other?.id ?? '' }
}

/** A site with properties; what visitors write is gone before each test. */
export function useEnquiryServer() {
  let held: Started | undefined
  const now = (): Started => {
    if (!held) throw new Error('the desk opens with the first test')
    return held
  }
  beforeAll(async () => {
    held = await start()
  })
  beforeEach(async () => {
    const { db } = now().database
    for (const table of written) await db.deleteFrom(table).execute()
    await db.updateTable('property').set({ status: statusCodes.live }).execute()
  })
  afterAll(async () => {
    await held?.app.close()
    await held?.database.close()
  })
  return {
    now,
    post: (payload: object, headers: Record<string, string> = {}, to = now().app) =>
      to.inject({ method: 'POST', url: '/api/enquiry/create-enquiry', payload, headers }),
    async mails() {
      const { db } = now().database
      const rows = await db.selectFrom('outbox_mail').selectAll().orderBy('id').execute()
      return rows.map(({ kind, to_address, content }) => ({
        kind,
        to: to_address,
        ...zMail.parse(content),
      }))
    },
    enquiries: () => now().database.db.selectFrom('enquiry').selectAll().execute(),
  }
}
