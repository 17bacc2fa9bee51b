import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** What a mail server got. */
export interface Delivery {
  from: string
  to: string[]
  /** Headers and body as they came. */
  raw: string
  messageId: string
  secure: boolean
  user: string | undefined
}

export interface SmtpPeer {
  port: number
  received: Delivery[]
  stop(): Promise<void>
}

interface Options {
  /** With it the server offers STARTTLS, or with `immediate` speaks TLS from the start. */
  certificate?: { key: string; cert: string; immediate?: boolean }
  login?: { user: string; password: string }
  /** Answers a receiver with this status instead of taking the mail. */
  refuse?: (address: string) => number | undefined
  /** Called when a mail has come, before the server says that it has it. */
  onMail?: (delivery: Delivery) => Promise<void> | void
}

/** A real mail server on a free port of this machine. */
export async function startSmtpPeer({
  certificate,
  login,
  refuse,
  onMail,
}: Options = {}): Promise<SmtpPeer> {
  const received: Delivery[] = []
  const server = new SMTPServer({
    ...(certificate
      ? { key: certificate.key, cert: certificate.cert, secure: certificate.immediate === true }
      : { disabledCommands: ['STARTTLS', ...(login ? [] : ['AUTH'])] }),
    authOptional: !login,
    logger: false,
    onAuth({ username, password }, _session, callback) {
      const right = username === login?.user && password === login?.password
      callback(right ? null : new Error('wrong'), right ? { user: username } : undefined)
    },
    onRcptTo({ address }, _session, callback) {
      const status = refuse?.(address)
      if (status === undefined) return callback()
      callback(Object.assign(new Error('no such mailbox'), { responseCode: status }))
    },
    onData(stream, session, callback) {
      const take = async () => {
        const raw = await text(stream)
        const delivery = {
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          messageId: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '',
          secure: session.secure,
          user: typeof session.user === 'string' ? session.user : undefined,
        }
        received.push(delivery)
        await onMail?.(delivery)
      }
      take().then(() => callback(), callback)
    },
  })
  server.on('error', () => {})
  const net = server.listen(0, '127.0.0.1')
  await once(net, 'listening')
  const address = net.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    received,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
