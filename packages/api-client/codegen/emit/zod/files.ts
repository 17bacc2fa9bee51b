import { isFile, type JsonSchema, type RestDocument } from '../../document.ts'

/**
 * The generator knows no files and would write `z.string()`. Each file becomes a constant on the
 * way in, and the source of that constant becomes the schema of a file on the way out.
 */
export function withFiles(document: RestDocument): {
  document: RestDocument
  restore(source: string): string
} {
  const files: JsonSchema[] = []
  const marked: RestDocument = JSON.parse(JSON.stringify(document), (_key, node: unknown) => {
    if (typeof node !== 'object' || node === null || !isFile(node)) return node
    files.push(node)
    return { const: markOf(files.length - 1) }
  })
  return {
    document: marked,
    restore: (source) =>
      files.reduce(
        (text, file, index) => text.replaceAll(literal(index), fileSource(file)),
        source,
      ),
  }
}

const markOf = (index: number): string => `file-${index}-of-the-contract`
const literal = (index: number): string => `z.literal('${markOf(index)}')`

/** A Blob, because browsers, MSW and servers all have one; its size and media type are checked. */
function fileSource(file: JsonSchema): string {
  const checks = ['z.minSize(1)']
  if (file['x-max-bytes']) checks.push(`z.maxSize(${file['x-max-bytes']})`)
  if (file['x-media-types']) checks.push(`z.mime(${JSON.stringify(file['x-media-types'])})`)
  return `z.instanceof(Blob).check(${checks.join(', ')})`
}
