import { createReadStream } from 'node:fs'
import type { InspectedFile } from './inspect-file.ts'

/**
 * The file's text in pieces, decoded, without a byte-order mark. `onBytes` hears how much of the
 * file has been read.
 */
export async function* readText(
  file: Pick<InspectedFile, 'path'> & { encoding: string },
  onBytes: (total: number) => void = () => undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(file.encoding)
  let total = 0
  for await (const chunk of createReadStream(file.path)) {
    if (!Buffer.isBuffer(chunk)) continue
    total += chunk.length
    onBytes(total)
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}
