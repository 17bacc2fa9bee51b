import type { Config } from '../../config.ts'

/** Where the page is. */
export const messagesPath = '/dev/messages'

/**
 * Whether mails and text messages can be read on a page: only of a server that neither sends mails
 * nor has been given the address of a site, so that it can be nothing but somebody's own machine.
 */
export const hasMessagesPage = ({ publicUrl, mail }: Pick<Config, 'publicUrl' | 'mail'>): boolean =>
  publicUrl === undefined && mail.smtpUrl === undefined
