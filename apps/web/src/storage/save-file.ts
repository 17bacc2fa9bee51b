import type { DataFile, LeadFile } from '@manzil/api-client/generated/types.gen'

/** Hands a file to the browser's downloads. */
export function saveFile({ name, media_type, text }: DataFile | LeadFile): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${media_type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(href))
}
