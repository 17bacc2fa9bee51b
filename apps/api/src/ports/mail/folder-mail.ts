import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Mail, Mailbox, MailPort } from './mail-port.ts'
import { messageOf } from './message.ts'

/**
 * Writes mails into a folder, one `.eml` file each, as a mail server would get them. Nobody is sent
 * anything. A file is named by its Message-ID, so a repetition replaces it.
 */
export function createFolderMail(folder: string, from: Mailbox): MailPort {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    delivers: false,
    description: `Mails are kept as files in ${folder} and sent to nobody; SMTP_URL changes that.`,
    async deliver(mail: Mail) {
      const { message } = await transport.sendMail(messageOf(mail, from))
      const file = path.join(folder, `${fileName(mail)}.eml`)
      // They hold what people wrote: for the owner of the data folder alone.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async close() {},
  }
}

/** Begins with the time, so that a property of the folder is in order. */
function fileName({ date, messageId }: Mail): string {
  const time = date.toISOString().slice(0, 19).replace(/:/g, '')
  return `${time}-${messageId.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '')}`
}
