/**
 * Body of a multipart call. The browser then writes the content type itself, with the boundary.
 * Absent values are left out; a list repeats its name.
 */
export function toForm(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    for (const item of [value].flat()) {
      if (item instanceof Blob) form.append(name, item)
      else if (item !== undefined && item !== null) form.append(name, String(item))
    }
  return form
}
