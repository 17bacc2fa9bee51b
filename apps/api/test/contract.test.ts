import type { AddressInfo } from 'node:net'
import { contractSuite } from '@manzil/contract-tests/suite'
import type { Identity } from '@manzil/contract-tests/target'
import { signEvent } from '@manzil/domain/plans/sign-event'
import { pino } from 'pino'
import { v7 } from 'uuid'
import { describe } from 'vitest'
import { attachChat } from '../src/chat/gateway.ts'
import type { OpenDatabase } from '../src/db/connect.ts'
import { createSessions } from '../src/modules/session/service.ts'
import { sandboxSecret } from '../src/ports/payments/open-payments.ts'
import { testEnquiries, testViewings } from './chat/test-enquiries.ts'
import { engines } from './engines.ts'
import { buildTestApp } from './http/build-test-app.ts'
import { startHostileProvider } from './openid/hostile-provider.ts'
import { codeSentTo, resetTokenSentTo, searchLinkSentTo } from './sent-secrets.ts'

const password = 'manzil-demo'

/** The site is made without anybody who runs it. */
async function addAdmin({ db }: OpenDatabase): Promise<void> {
  const { password_hash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('email', '=', 'demo.agent@manzil.example')
    .executeTakeFirstOrThrow()
  const email = 'demo.admin@manzil.example'
  await db
    .insertInto('account')
    .values({ id: v7(), role: 'admin', email, password_hash, email_verified: true })
    .execute()
}

const paymentSecret = sandboxSecret('a key of tests')
const nowS = () => Math.floor(Date.now() / 1000)

describe.each(engines)('the server on $name', ({ open }) => {
  const start = async () => {
    const database = await open('seeded')
    await addAdmin(database)
    const provider = await startHostileProvider()
    const app = await buildTestApp(database, {
      openIdProviders: [provider.settings],
      readsFeeds: true,
    })
    const chat = await attachChat(app.server, {
      db: database.db,
      sessions: createSessions(database.db),
      logger: pino({ level: 'silent' }),
      enquiries: await testEnquiries(database.db),
      viewings: testViewings(database.db),
      config: { allowedOrigins: [] },
      // An answer can be stopped while it is typed.
      pace: { stepMs: 100, totalMs: 1_500 },
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const origin = `http://127.0.0.1:${port}`
    return {
      baseUrl: `${origin}/api`,
      chatUrl: origin,
      accounts: {
        individual: { email: 'demo.individual@manzil.example', password },
        agent: { email: 'demo.agent@manzil.example', password },
        agency: { email: 'demo.agency@manzil.example', password },
        admin: { email: 'demo.admin@manzil.example', password },
      },
      outside: {
        codeSentTo: (recipient: string) => codeSentTo(database.db, recipient),
        resetTokenSentTo: (email: string) => resetTokenSentTo(database.db, email),
        searchLinkSentTo: (email: string) => searchLinkSentTo(database.db, email),
        provider: provider.settings.id,
        idToken: (
          { subject: sub, email, first_name, last_name }: Identity,
          authorizationUrl: string,
        ) =>
          provider.sign({
            sub,
            email,
            given_name: first_name,
            family_name: last_name,
            nonce: new URL(authorizationUrl).searchParams.get('nonce') ?? '',
          }),
        async leaveCheckout(sessionId: string, outcome: 'pay' | 'cancel') {
          const address = `${origin}/checkout/${sessionId}/${outcome}`
          const { status } = await fetch(address, { method: 'POST', redirect: 'manual' })
          if (status !== 303) throw new Error(`the payment page answered ${status}`)
        },
        signEvent: (rawBody: string, ageS = 0) => signEvent(rawBody, paymentSecret, nowS() - ageS),
      },
      async stop() {
        await provider.stop()
        await chat.close()
        await app.close()
        await database.close()
      },
    }
  }
  contractSuite(start)
})
