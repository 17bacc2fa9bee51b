import type { Said } from '../say.ts'

/** Why a text is not taken as JSON. */
export class JsonProblem extends Error {
  /** Names of the objects around the fault, joined by dots; empty where the text is no JSON. */
  readonly path: string
  readonly rule: 'syntax' | 'depth' | 'duplicate' | 'reserved'

  /** Of the key that is refused, or of the whole body where none is. */
  readonly said: Said

  constructor(rule: JsonProblem['rule'], path: string, said: Said) {
    super(said.message)
    this.said = said
    this.rule = rule
    this.path = path
  }
}
