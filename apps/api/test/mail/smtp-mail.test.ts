import { afterEach, describe, expect, test } from 'vitest'
import { DeliveryRefused } from '../../src/ports/delivery-failures.ts'
import { createSmtpMail } from '../../src/ports/mail/smtp-mail.ts'
import { aMail, sender } from './a-mail.ts'
import { makeCertificate } from './certificate.ts'
import { type SmtpPeer, startSmtpPeer } from './smtp-peer.ts'

const certificate = makeCertificate()
const login = { user: 'manzil@mail', password: 'p@ss/w:rd' }
const patient = () => AbortSignal.timeout(20_000)

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function peer(options: Parameters<typeof startSmtpPeer>[0]): Promise<SmtpPeer> {
  const started = await startSmtpPeer(options)
  ends.unshift(started.stop)
  return started
}

function port(
  { port: number }: Pick<SmtpPeer, 'port'>,
  { scheme = 'smtp', trusted = true, allowPlain = false, user = '', password = '' } = {},
) {
  const url = new URL(`${scheme}://localhost:${number}`)
  url.username = encodeURIComponent(user)
  url.password = encodeURIComponent(password)
  const mail = createSmtpMail({
    url,
    from: sender,
    allowPlain,
    ...(trusted && { tls: { ca: certificate.cert } }),
  })
  ends.unshift(mail.close)
  return mail
}

describe('the mail server', () => {
  test.each(['smtp', 'smtps'])(
    'of a %s address gets the mail, over TLS and logged in',
    async (scheme) => {
      const server = await peer({
        certificate: { ...certificate, immediate: scheme === 'smtps' },
        login,
      })
      const mail = port(server, { scheme, user: login.user, password: login.password })
      await mail.deliver(aMail(), patient())
      await mail.deliver(aMail({ messageId: '<2@manzil.test>' }), patient())
      expect(server.received).toMatchObject([
        {
          from: sender.address,
          to: ['sara.khan@example.com'],
          messageId: '<0197a1c2@manzil.test>',
          secure: true,
          user: login.user,
        },
        { messageId: '<2@manzil.test>' },
      ])
      expect(server.received[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
      expect(server.received[0]?.raw).toContain('To: Sara Khan <sara.khan@example.com>')
    },
  )

  test('gets nothing where it offers no TLS, unless that is allowed', async () => {
    const server = await peer({})
    await expect(port(server).deliver(aMail(), patient())).rejects.toThrow(/STARTTLS|TLS/)
    expect(server.received).toEqual([])
    await port(server, { allowPlain: true }).deliver(aMail(), patient())
    expect(server.received).toMatchObject([{ secure: false }])
  })

  test('gets nothing where its certificate is not to be trusted', async () => {
    const server = await peer({ certificate })
    const sent = port(server, { trusted: false }).deliver(aMail(), patient())
    await expect(sent).rejects.toMatchObject({ code: 'ESOCKET' })
    expect(server.received).toEqual([])
  })

  test.each([
    [550, true],
    [451, false],
  ])('that answers %i to the receiver refuses for good: %s', async (status, final) => {
    const server = await peer({ certificate, refuse: () => status })
    const error: unknown = await port(server)
      .deliver(aMail(), patient())
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof DeliveryRefused).toBe(final)
  })

  test('that does not take the password is tried again later', async () => {
    const server = await peer({ certificate, login })
    const error: unknown = await port(server, { user: login.user, password: 'wrong' })
      .deliver(aMail(), patient())
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'EAUTH' })
    expect(error).not.toBeInstanceOf(DeliveryRefused)
  })

  test('that is not there, or is given no time, is tried again later', async () => {
    const server = await startSmtpPeer({})
    await server.stop()
    const gone = port(server, { allowPlain: true }).deliver(aMail(), patient())
    await expect(gone).rejects.not.toBeInstanceOf(DeliveryRefused)

    const silent = await peer({ onMail: () => new Promise(() => {}) })
    const aborted = port(silent, { allowPlain: true }).deliver(aMail(), AbortSignal.timeout(200))
    await expect(aborted).rejects.not.toBeInstanceOf(DeliveryRefused)
  })

  test('is not asked about addresses that cannot exist', async () => {
    const server = await peer({})
    const to = { name: '', address: 'demo.agent@manzil.example' }
    const sent = port(server, { allowPlain: true }).deliver(aMail({ to }), patient())
    await expect(sent).rejects.toBeInstanceOf(DeliveryRefused)
    expect(server.received).toEqual([])
  })
})
