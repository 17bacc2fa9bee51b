import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SmsPort, TextMessage } from './sms-port.ts'

/**
 * Writes text messages into a folder, one `.txt` file each: a head as of a mail, an empty line, the
 * text. Nobody is sent anything. A file is named by the message's id, so a repetition replaces it.
 */
export function createFolderSms(folder: string): SmsPort {
  return {
    delivers: false,
    description: `Text messages are kept as files in ${folder} and sent to nobody; SMS_URL changes that.`,
    async deliver({ id, to, text, date }: TextMessage) {
      const time = date.toISOString().slice(0, 19).replace(/:/g, '')
      const file = path.join(folder, `${time}-${id}.txt`)
      // They hold codes: for the owner of the data folder alone.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const head = [`To: ${to}`, `Date: ${date.toISOString()}`]
      await writeFile(`${file}.part`, `${head.join('\n')}\n\n${text}\n`, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async close() {},
  }
}
