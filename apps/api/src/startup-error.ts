/** A reason not to start, in one sentence that the person at the terminal can act on. */
export class StartupError extends Error {
  constructor(sentence: string, options?: { cause?: unknown }) {
    super(sentence, options)
    this.name = 'StartupError'
  }
}
