import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import { z } from 'zod'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { buildTestApp } from './build-test-app.ts'

const zBody = z.object({
  message: z.string(),
  data: z
    .object({
      email: z.string().nullable().optional(),
      phone_number: z.string().nullable().optional(),
      resend_after: z.number().optional(),
    })
    .optional(),
  fields: z.array(z.object({ path: z.string(), rule: z.string() })).optional(),
})

export interface Answer {
  status: number
  retryAfter: string | null
  body: z.output<typeof zBody>
}

/** The server over real HTTP, with accounts that need no sign-up. */
export async function startVerification(
  database: OpenDatabase,
  options: Parameters<typeof buildTestApp>[1] = {},
) {
  const app: FastifyInstance = await buildTestApp(database, options)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sessions = createSessions(database.db)

  return {
    close: () => app.close(),
    /** An individual with an address of its own; answers its id and how it calls. */
    async account(more: { email?: string; is_demo?: boolean } = {}) {
      const id = v7()
      const email = more.email ?? `${id}@example.com`
      await database.db
        .insertInto('account')
        .values({ id, role: 'individual', is_demo: more.is_demo ?? false, email })
        .execute()
      const token = await sessions.open({ id, role: 'individual' })
      const call = async (method: 'POST' | 'PUT', path: string, body: object): Promise<Answer> => {
        const response = await fetch(`http://127.0.0.1:${port}/api/user/${path}`, {
          method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        })
        const { status, headers } = response
        return {
          status,
          retryAfter: headers.get('retry-after'),
          body: zBody.parse(await response.json()),
        }
      }
      return {
        id,
        email,
        mail: (to: string, language?: string) =>
          call('POST', 'send-otp-to-email', { email: to, ...(language && { language }) }),
        proveMail: (to: string, code: string) =>
          call('PUT', 'verify-otp-for-email', { email: to, code }),
        text: (to: string, language?: string) =>
          call('POST', 'send-otp-to-phone', { phone_number: to, ...(language && { language }) }),
        proveText: (to: string, code: string) =>
          call('PUT', 'verify-otp-for-phone', { phone_number: to, code }),
      }
    },
  }
}

export const ruleOf = ({ body }: Answer) => body.fields?.map(({ path, rule }) => `${path} ${rule}`)
