import fs from 'node:fs'
import path from 'node:path'
import { check } from '../typecheck/compiler.ts'
import { packedSources } from './sources.ts'

const packages = path.resolve(import.meta.dirname, '../../..')

/** Builds JavaScript with types into `dist/js` of a package; the workspace itself reads sources. */
export async function buildPacked(folder: string): Promise<string> {
  const root = path.join(packages, folder)
  const stage = path.join(root, 'node_modules/.cache/packing')
  const out = path.join(root, 'dist/js')
  fs.rmSync(stage, { recursive: true, force: true })
  fs.rmSync(out, { recursive: true, force: true })
  for (const [name, text] of packedSources(folder)) {
    write(path.join(stage, name), text)
    // Sheets are imported by the modules beside them, and bundled by whoever uses the package.
    if (name.endsWith('.css') || name.endsWith('.json')) write(path.join(out, name), text)
  }
  const configuration = path.join(stage, 'tsconfig.json')
  const settings = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: '.',
      outDir: out,
    },
    include: ['.'],
    exclude: [],
  }
  write(configuration, JSON.stringify(settings))
  const [result] = await check([configuration])
  if (result?.output) throw new Error(result.output)
  nameBuiltFiles(out)
  return out
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

/** Types still name sources, which are not there: the compiler rewrites them in JavaScript alone. */
function nameBuiltFiles(out: string): void {
  for (const name of fs.globSync('**/*.d.ts', { cwd: out })) {
    const file = path.join(out, name)
    const text = fs.readFileSync(file, 'utf8')
    fs.writeFileSync(file, text.replace(/(['"]\.\.?\/[^'"]*)\.tsx?(['"])/g, '$1.js$2'))
  }
}
