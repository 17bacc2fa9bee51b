import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { CompareChat } from '../release/chat-structure.ts'
import { withScratch } from '../release/documents.ts'
import { cleanOnce } from './clean-once.ts'
import type { AsyncapiProgram } from './program.ts'

const changes = z.array(z.object({ action: z.enum(['add', 'remove', 'edit']), path: z.string() }))

/** Compares chat documents by `asyncapi diff`: servers, channels, operations and messages. */
export const compareByProgram =
  ({ run, cache }: AsyncapiProgram): CompareChat =>
  async (before, after) => {
    const texts = [before, after].map((document) => JSON.stringify(document))
    return cleanOnce(cache, ['diff', ...texts], () =>
      withScratch(async (folder) => {
        const files = texts.map((text, index) => {
          const file = path.join(folder, `${index}.json`)
          fs.writeFileSync(file, text)
          return file
        })
        const flags = ['--type=breaking', '--format=json', '--no-error']
        return changes.parse(JSON.parse(await run('diff', ...files, ...flags)))
      }),
    )
  }
