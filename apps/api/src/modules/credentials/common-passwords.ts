import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

/**
 * The 10,000 commonest passwords of six characters and more, in small letters: from the list of
 * zxcvbn (Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., MIT licence), which was counted
 * in ten million leaked ones.
 */
const file = path.join(import.meta.dirname, 'common-passwords.txt.gz')

let known: ReadonlySet<string> | undefined

/** Whether attackers try this password first, whatever the case of its letters. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n'))
  return known.has(password.toLowerCase())
}
