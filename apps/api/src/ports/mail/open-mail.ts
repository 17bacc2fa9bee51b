import path from 'node:path'
import type { Config } from '../../config.ts'
import { createFolderMail } from './folder-mail.ts'
import type { MailPort } from './mail-port.ts'
import { createSmtpMail } from './smtp-mail.ts'

/** The mail server of the configuration, or a folder inside the data folder where there is none. */
export function openMail({ dataDir, mail }: Pick<Config, 'dataDir' | 'mail'>): MailPort {
  const { smtpUrl, allowPlain, from } = mail
  if (smtpUrl) return createSmtpMail({ url: smtpUrl, from, allowPlain })
  return createFolderMail(path.join(dataDir, 'mail'), from)
}
