import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Types of Node name the module and not what makes it.
declare global {
  namespace WebAssembly {
    function compile(bytes: Uint8Array): Promise<Module>
  }
}

let compiled: Promise<WebAssembly.Module> | undefined

/** The engine's code, compiled once for a process: a thread that starts anew has it at once. */
export function compiledEngine(): Promise<WebAssembly.Module> {
  compiled ??= readFile(programFile()).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

/** It lies beside the engine's entry. */
function programFile(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return join(dirname(entry), 'pglite.wasm')
}
