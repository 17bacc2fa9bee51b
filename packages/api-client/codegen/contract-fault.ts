import path from 'node:path'

/** A place below contracts/. */
export interface Place {
  file: string
  line: number
  column: number
}

/** Something in contracts/ that has to be put right before anything can be made of it. */
export class ContractFault extends Error {
  readonly place: Place | undefined
  /** What is wrong, without its place. */
  readonly text: string
  constructor(text: string, place?: Place, options?: ErrorOptions) {
    super(place ? `contracts/${place.file}:${place.line}:${place.column}  ${text}` : text, options)
    this.name = 'ContractFault'
    this.place = place
    this.text = text
  }
}

const unparsed = /Failed to parse[\s\S]*?(?:: |- )(.+?) in "(.+?)" \((\d+):(\d+)\)/
const unbundled = /^\[1\] (\S+?):(\d+):(\d+).*\n+(.+)/m

/** The sentence for a file that is no YAML, from what Redocly says about it. */
export const unparsedText = (message: string): string | undefined => {
  const [, why] = unparsed.exec(message) ?? []
  return (
    why && `This file is no YAML: ${why}. Mend indentation, brackets or quotes there or just above.`
  )
}

/**
 * What Redocly could not read, from what it printed: a file that is no YAML, or the first of what
 * stopped it.
 */
export function faultIn(printed: string, contracts: string): ContractFault | undefined {
  const [, , source, ...position] = unparsed.exec(printed) ?? []
  const text = unparsedText(printed)
  if (source && text) return new ContractFault(text, placeIn(contracts, source, position))
  const [, file, line = '', column = '', message] = unbundled.exec(printed) ?? []
  if (!file || !message) return undefined
  return new ContractFault(message, placeIn(contracts, file, [line, column]))
}

function placeIn(contracts: string, file: string, [line, column]: string[]): Place {
  const inside = path.relative(contracts, path.resolve(contracts, file))
  return { file: inside, line: Number(line), column: Number(column) }
}

/** Runs a command of the pipeline; of a fault in contracts/ it says one line, and no stack. */
export async function plainly(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof ContractFault)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
