import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { ImportProblem } from '../import-problem.ts'
import { EncodingGuess, type TextEncoding } from './encoding-guess.ts'

export interface InspectedFile {
  readonly path: string
  readonly name: string
  readonly bytes: number
  /** SHA-256 of the whole file, in hex: the same content under another name is the same file. */
  readonly hash: string
  readonly encoding: TextEncoding
  /** Characters that no decoding could read; they are left out. */
  readonly brokenCharacters: number
}

const notText: readonly (readonly [string, string])[] = [
  ['1f8b', 'is compressed with gzip; unpack it first'],
  ['504b0304', 'is a ZIP archive or an Excel workbook; save it as CSV first'],
  ['25504446', 'is a PDF document'],
  ['53514c69746520', 'is an SQLite database'],
]

function describeFailure(error: unknown, file: string): ImportProblem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return new ImportProblem(`There is no file ${file}.`)
  if (code === 'EACCES') return new ImportProblem(`${file} may not be read by this user.`)
  const reason = error instanceof Error ? error.message : String(error)
  return new ImportProblem(`${file} cannot be read: ${reason}.`)
}

/** Reads the file once from end to end. Throws an ImportProblem where it is missing or not text. */
export async function inspectFile(file: string): Promise<InspectedFile> {
  const name = path.basename(file)
  try {
    const found = await stat(file)
    if (!found.isFile()) throw new ImportProblem(`${file} is not a file.`)
    if (found.size === 0) throw new ImportProblem(`${name} is empty.`)
    const hash = createHash('sha256')
    const guess = new EncodingGuess()
    let bytes = 0
    for await (const chunk of createReadStream(file)) {
      if (!Buffer.isBuffer(chunk)) continue
      if (bytes === 0) {
        const start = chunk.subarray(0, 8).toString('hex')
        const kind = notText.find(([magic]) => start.startsWith(magic))
        if (kind) throw new ImportProblem(`${name} ${kind[1]}.`)
      }
      hash.update(chunk)
      guess.add(chunk)
      bytes += chunk.length
    }
    return { path: file, name, bytes, hash: hash.digest('hex'), ...guess.result() }
  } catch (error) {
    if (error instanceof ImportProblem) throw error
    throw describeFailure(error, file)
  }
}
