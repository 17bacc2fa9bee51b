// Builds what is packed of the package in whose folder it runs: `prepack` of each.
import path from 'node:path'
import { buildPacked } from './build.ts'

// What the packer prints is read by programs: not a word of this goes there.
console.error(`Built ${await buildPacked(path.basename(process.cwd()))}`)
