import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The one-time code that a server without a mail server has written to an address, into its data folder. */
export async function mailedCode(dataDir: string, address: string): Promise<string> {
  const folder = path.join(dataDir, 'mail')
  for (;;) {
    const files = await readdir(folder).catch(() => [])
    for (const file of files.filter((name) => name.endsWith('.eml')).toReversed()) {
      const mail = await readFile(path.join(folder, file), 'utf8')
      const code = /: (\d{6})\r?$/m.exec(mail)?.[1]
      if (mail.includes(`To: ${address}`) && code !== undefined) return code
    }
    await pause(50)
  }
}
