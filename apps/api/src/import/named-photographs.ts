import { z } from 'zod'
import { formats } from './formats/formats.ts'

const byId = new Map(formats.map((format) => [format.id, format]))

/** Sources whose rows may name photographs, as `property.source` has them. */
export const namingSources: readonly string[] = [...byId.keys()]

/** Photographs of one property that are ever fetched. */
const MOST = 20

const zFields = z.record(z.string(), z.unknown())

/** Addresses of photographs that an imported row names, in its order. */
export function photographsNamed(source: string, fields: unknown): string[] {
  const record = zFields.safeParse(fields).data
  const format = byId.get(source)
  return record && format ? format.photographsOf(record).slice(0, MOST) : []
}
