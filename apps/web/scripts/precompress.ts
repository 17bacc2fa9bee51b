import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const dist = path.resolve(import.meta.dirname, '../dist')
const text = /\.(js|css|html|svg|json|webmanifest|txt)$/
/** Below this a compressed copy saves no packet. */
const smallest = 1024

/** Writes a `.br` and a `.gz` beside every text file of the build; the server prefers them. */
for (const name of fs.readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const file = path.join(dist, name)
  if (!text.test(name) || fs.statSync(file).size < smallest) continue
  const content = fs.readFileSync(file)
  fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  fs.writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }))
}
