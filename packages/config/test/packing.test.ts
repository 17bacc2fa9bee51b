import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Manifest, publishedExports } from '../src/packing/published.ts'
import { packedSources } from '../src/packing/sources.ts'

const packages = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => JSON.parse(readFileSync(path.join(packages, file), 'utf8'))

/** The files of a packed folder: each source gives JavaScript and types. */
const builtFiles = (folder: string): string[] =>
  [...packedSources(folder).keys()]
    .filter((name) => !name.endsWith('.d.ts'))
    .flatMap((name) =>
      /\.tsx?$/.test(name)
        ? ['.js', '.d.ts'].map((ending) => `./dist/js/${name.replace(/\.tsx?$/, ending)}`)
        : [`./dist/js/${name}`],
    )

const targetsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(targetsOf)

describe.each(['api-client', 'ui'])('%s, packed', (folder) => {
  const manifest: Manifest = read(`${folder}/package.json`)
  const files = builtFiles(folder)

  it('exports what the workspace does, built', () => {
    expect(manifest.publishConfig?.exports).toEqual(publishedExports(manifest))
  })

  it('exports files that are there', () => {
    for (const target of targetsOf(manifest.publishConfig?.exports)) {
      const [start = '', end] = target.split('*')
      const found = files.filter((file) =>
        end === undefined ? file === target : file.startsWith(start) && file.endsWith(end),
      )
      expect(found, target).not.toEqual([])
    }
  })

  it('has neither tests nor stories nor what makes it', () => {
    expect(manifest.files).toEqual(['dist/js'])
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => /\.(test|stories)\.|codegen/.test(file))).toEqual([])
  })

  it('names no package of the workspace', () => {
    const named = [...packedSources(folder)].flatMap(([file, text]) =>
      [...text.matchAll(/from '@manzil\/(?!api-client\/|ui\/)[^']+'/g)].map(
        ([name]) => `${file} ${name}`,
      ),
    )
    expect(named).toEqual([])
    const { dependencies = {}, peerDependencies = {} } = manifest
    const asked = Object.keys({ ...dependencies, ...peerDependencies })
    expect(asked.filter((name) => name.startsWith('@manzil/'))).toEqual([])
  })

  it('leaves it to its user which React there is', () => {
    const { dependencies = {}, peerDependencies = {} } = manifest
    const shared = ['react', 'react-dom', '@tanstack/react-query', '@chakra-ui/react', 'msw']
    expect(shared.filter((name) => name in dependencies)).toEqual([])
    expect(shared.some((name) => name in peerDependencies)).toBe(true)
  })
})

it('gives the client the version of its contract', () => {
  const { info } = read('api-client/src/generated/openapi.gen.json')
  expect(read('api-client/package.json').version).toBe(info.version)
})
