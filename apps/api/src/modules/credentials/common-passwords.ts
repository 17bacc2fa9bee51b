import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

/**
 * 49,000 passwords of four characters and more that leaked most often, in small letters: from the
 * lists of zxcvbn (Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., MIT licence) and of
 * @zxcvbn-ts/language-common 4.1.3 (Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc. and
 * zxcvbn-ts, MIT licence). Those of four to seven are the words that longer ones are made of.
 */
const file = path.join(import.meta.dirname, 'common-passwords.txt.gz')

let known: ReadonlySet<string> | undefined

/** Whether attackers try this password first, whatever the case of its letters. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n'))
  return known.has(password.toLowerCase())
}
