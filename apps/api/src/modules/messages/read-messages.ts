import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { errorCode } from '../../db/error-code.ts'

/** A message of the folders, as the page shows it. */
export interface KeptMessage {
  kind: 'mail' | 'text'
  /** Of its file. */
  name: string
  to: string
  /** Empty where it is a text message. */
  subject: string
  date: Date
  text: string
  /** Undefined where it has none. */
  html: string | undefined
}

/** Newest ones that the page shows, of each kind. */
const SHOWN = 50

const folders = {
  mail: { folder: 'mail', file: /^[\w-]+\.eml$/ },
  text: { folder: 'sms', file: /^[\w-]+\.txt$/ },
} as const

/** The newest mails and text messages of the data folder, newest first. */
export async function readMessages(dataDir: string): Promise<KeptMessage[]> {
  const kinds = ['mail', 'text'] as const
  const read = kinds.map(async (kind) => {
    const names = (await namesIn(dataDir, kind)).toSorted().reverse().slice(0, SHOWN)
    return Promise.all(names.map((name) => readMessage(dataDir, kind, name)))
  })
  const found = (await Promise.all(read)).flat().filter((message) => message !== undefined)
  return found.toSorted((one, other) => other.date.getTime() - one.date.getTime())
}

/** One of them; undefined where there is none of the name. */
export async function readMessage(
  dataDir: string,
  kind: KeptMessage['kind'],
  name: string,
): Promise<KeptMessage | undefined> {
  const { folder, file } = folders[kind]
  if (!file.test(name)) return undefined
  const raw = await readFile(path.join(dataDir, folder, name)).catch(ifMissing(undefined))
  if (raw === undefined) return undefined
  const { to, subject, date, text, html } = await PostalMime.parse(raw)
  return {
    kind,
    name,
    to: kind === 'text' ? headOf(raw) : (to?.[0]?.address ?? ''),
    subject: subject ?? '',
    date: new Date(date ?? 0),
    text: text ?? '',
    html,
  }
}

/** A number is no address, which is all that mails are written to. */
const headOf = (raw: Buffer): string => /^To: (\+\d+)$/m.exec(raw.toString('utf8'))?.[1] ?? ''

async function namesIn(dataDir: string, kind: KeptMessage['kind']): Promise<string[]> {
  const { folder, file } = folders[kind]
  const names = await readdir(path.join(dataDir, folder)).catch(ifMissing<string[]>([]))
  return names.filter((name) => file.test(name))
}

/** The folder is made with the first message. */
const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (errorCode(error) === 'ENOENT') return value
    throw error
  }
