import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createApi } from '@manzil/api-client/client'
import {
  initiateSignup,
  setSignupPassword,
  verifySignupCode,
} from '@manzil/api-client/generated/account-calls.gen'
import { expect } from 'vitest'

/** The mails to an address that a server has put into its data folder, newest last. */
const mailsTo = (dataDir: string, address: string): string[] => {
  const folder = path.join(dataDir, 'mail')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(address))
}

/** What a mail to an address says that fits a pattern, once it has come. */
export async function mailed(dataDir: string, address: string, wanted: RegExp): Promise<string> {
  let found: string | undefined
  const look = () => {
    // Long lines are broken with a sign at the end.
    const texts = mailsTo(dataDir, address).map((mail) => mail.replace(/=\r?\n/g, ''))
    found = texts.flatMap((text) => wanted.exec(text)?.[1] ?? []).at(-1)
    return found
  }
  await expect.poll(look, { timeout: 20_000 }).toBeDefined()
  return found ?? ''
}

/** Signs somebody up as an individual, by the code of the mail. */
export async function signUp(
  server: { baseUrl: string; dataDir: string },
  person: { email: string; password: string; first_name: string },
): Promise<void> {
  const api = createApi({ baseUrl: `${server.baseUrl}/api` })
  const { email, password, first_name } = person
  const begun = await initiateSignup(api, {
    body: { email, first_name, last_name: 'Tester', role: 'individual', accept_terms: true },
  })
  if (!begun.ok) throw new Error(begun.error.message)
  const { code } = begun.data
  const otp = await mailed(server.dataDir, email, /Code: (\d{6})/)
  const { temporaryToken } = begun.data
  const proven = await verifySignupCode(api, { body: { temporaryToken, code, otp } })
  if (!proven.ok) throw new Error(proven.error.message)
  const made = await setSignupPassword(api, {
    body: { temporaryToken: proven.data.temporaryToken, code, password },
  })
  if (!made.ok) throw new Error(made.error.message)
}
