import fs from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/**
 * Keeps a file with what runs at the moment, so that a run which hangs and is ended from outside
 * can say where: test files, and their tests as far as a worker that is stuck could still tell.
 * The file is named by `UNDER_WAY_FILE`.
 */
export default class UnderWayReporter implements Reporter {
  readonly #file = process.env.UNDER_WAY_FILE
  readonly #running = new Set<string>()

  onTestModuleStart(module: TestModule): void {
    this.#change('add', nameOf(module))
  }

  onTestModuleEnd(module: TestModule): void {
    this.#change('delete', nameOf(module))
  }

  onTestCaseReady(test: TestCase): void {
    this.#change('add', `${nameOf(test.module)} › ${test.fullName}`)
  }

  onTestCaseResult(test: TestCase): void {
    this.#change('delete', `${nameOf(test.module)} › ${test.fullName}`)
  }

  #change(how: 'add' | 'delete', name: string): void {
    this.#running[how](name)
    if (this.#file) fs.writeFileSync(this.#file, [...this.#running].join('\n'))
  }
}

const nameOf = (module: TestModule): string => path.relative(process.cwd(), module.moduleId)
