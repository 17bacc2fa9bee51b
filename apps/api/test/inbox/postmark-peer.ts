import { randomUUID } from 'node:crypto'
import { login } from './inbox-server.ts'

interface Posted {
  to: string
  from?: string
  text?: string
  html?: string
  messageId?: string
  headers?: { Name: string; Value: string }[]
  attachments?: { name: string; bytes: number }[]
}

export interface PostmarkPeer {
  /** Posts a mail as the provider does; answers the status. The same mail has the same number. */
  post(mail: Posted, by?: { password: string }): Promise<number>
  postRaw(body: string): Promise<number>
}

/** Posts mails over HTTP in the whole form of the provider's inbound webhook. */
export function startPostmarkPeer(url: string): PostmarkPeer {
  const numbers = new Map<string, string>()
  const send = async (body: string, password: string = login.password) => {
    const proof = Buffer.from(`${login.user}:${password}`).toString('base64')
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Postmark',
        ...(password !== '' && { authorization: `Basic ${proof}` }),
      },
      body,
    })
    await response.text()
    return response.status
  }
  return {
    post(mail, by) {
      const key = JSON.stringify(mail)
      const number = numbers.get(key) ?? randomUUID()
      numbers.set(key, number)
      return send(JSON.stringify(documentOf(mail, number)), by?.password)
    },
    postRaw: (body) => send(body),
  }
}

function documentOf(mail: Posted, MessageID: string) {
  const { to, from = 'sara@phone.example', text = '', html = '', messageId } = mail
  const MailboxHash = /\+([^@]+)@/.exec(to)?.[1] ?? ''
  return {
    FromName: 'Sara Khan',
    MessageStream: 'inbound',
    From: from,
    FromFull: { Email: from, Name: 'Sara Khan', MailboxHash: '' },
    To: `Manzil <${to}>`,
    ToFull: [{ Email: to, Name: 'Manzil', MailboxHash }],
    Cc: '',
    CcFull: [],
    Bcc: '',
    BccFull: [],
    OriginalRecipient: to,
    Subject: 'Re: EQ-7F3C2A',
    MessageID,
    ReplyTo: '',
    MailboxHash,
    Date: 'Tue, 24 Nov 2026 10:02:00 +0400',
    TextBody: text,
    HtmlBody: html,
    StrippedTextReply: '',
    Tag: '',
    Headers: [
      { Name: 'X-Spam-Status', Value: 'No' },
      { Name: 'MIME-Version', Value: '1.0' },
      ...(messageId ? [{ Name: 'Message-ID', Value: messageId }] : []),
      ...(mail.headers ?? []),
    ],
    Attachments: (mail.attachments ?? []).map(({ name, bytes }) => ({
      Name: name,
      Content: Buffer.alloc(bytes, 7).toString('base64'),
      ContentType: 'application/pdf',
      ContentLength: bytes,
      ContentID: '',
    })),
  }
}
