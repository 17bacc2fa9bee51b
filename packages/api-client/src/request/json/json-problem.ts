/** Why a text is not taken as JSON. */
export class JsonProblem extends Error {
  /** Names of the objects around the fault, joined by dots; empty where the text is no JSON. */
  readonly path: string
  readonly rule: 'syntax' | 'depth' | 'duplicate' | 'reserved'

  constructor(rule: JsonProblem['rule'], path: string, message: string) {
    super(message)
    this.rule = rule
    this.path = path
  }
}
