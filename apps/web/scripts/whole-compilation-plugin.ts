import type { Plugin } from 'vite'

/** Chunks of which a first visit calls about half of all functions before the page is there. */
const chunks: ReadonlySet<string> = new Set(['site'])

/**
 * Asks Chromium to compile these whole while they arrive, beside the main thread, where it would compile
 * each function on it when it is first called. For others the line is a comment; it has to be the first.
 */
export function wholeCompilationPlugin(): Plugin {
  return {
    name: 'manzil-whole-compilation',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, output) {
        for (const file of Object.values(output))
          if (file.type === 'chunk' && chunks.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
