export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export interface EncodingResult {
  readonly encoding: TextEncoding
  readonly brokenCharacters: number
}

const REPLACEMENT = /\ufffd/gu
const BEYOND_ASCII = /[\u0080-\ufffc\u{10000}-\u{10ffff}]/gu
/** UTF-16 of mostly Latin text has a zero in every second byte. */
const ZERO_SHARE_OF_UTF16 = 0.3

/**
 * Finds the encoding from all bytes of a file: its byte-order mark, zero bytes as UTF-16 has them,
 * and else UTF-8 – unless more bytes break UTF-8 than follow it, which makes it Windows-1252.
 */
export class EncodingGuess {
  readonly #decoder = new TextDecoder('utf-8')
  #marked: TextEncoding | undefined
  #bytes = 0
  #evenZeros = 0
  #oddZeros = 0
  #broken = 0
  #readable = 0

  add(chunk: Uint8Array): void {
    if (this.#bytes === 0) {
      if (chunk[0] === 0xff && chunk[1] === 0xfe) this.#marked = 'utf-16le'
      if (chunk[0] === 0xfe && chunk[1] === 0xff) this.#marked = 'utf-16be'
    }
    let zero = chunk.indexOf(0)
    while (zero >= 0) {
      if ((this.#bytes + zero) % 2 === 0) this.#evenZeros += 1
      else this.#oddZeros += 1
      zero = chunk.indexOf(0, zero + 1)
    }
    this.#bytes += chunk.length
    this.#count(this.#decoder.decode(chunk, { stream: true }))
  }

  #count(text: string): void {
    this.#broken += text.match(REPLACEMENT)?.length ?? 0
    this.#readable += text.match(BEYOND_ASCII)?.length ?? 0
  }

  result(): EncodingResult {
    this.#count(this.#decoder.decode())
    if (this.#marked) return { encoding: this.#marked, brokenCharacters: 0 }
    const zeros = this.#evenZeros + this.#oddZeros
    if (zeros > this.#bytes * ZERO_SHARE_OF_UTF16)
      return {
        encoding: this.#oddZeros >= this.#evenZeros ? 'utf-16le' : 'utf-16be',
        brokenCharacters: 0,
      }
    if (this.#broken > this.#readable) return { encoding: 'windows-1252', brokenCharacters: 0 }
    return { encoding: 'utf-8', brokenCharacters: this.#broken }
  }
}
