/** Something that a person has to put right; the message is one complete sentence for them. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem'
}
