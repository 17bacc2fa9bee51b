import fs from 'node:fs'
import path from 'node:path'
import { zContactUs } from '@manzil/api-client/generated/zod.gen'
import { z } from 'zod'
import { StartupError } from '../../startup-error.ts'

const file = path.resolve(import.meta.dirname, '../../../settings/site.json')
const schema = z.object({
  contact: zContactUs,
  /** The address as languages beside English write it. */
  addresses: z.record(z.string(), z.string()).default({}),
})

/** What an operator renames: names and contacts of the site. Read once, at start. */
export type SiteSettings = z.output<typeof schema>

export function readSiteSettings(): SiteSettings {
  const parsed = schema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')))
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new StartupError(`settings/site.json is not usable: ${wrong.join('; ')}.`)
}
