import { Presets, SingleBar } from 'cli-progress'

/** Shows how much of a file has been read. */
export interface Progress {
  update(bytes: number, rows: number): void
  end(): void
}

const LINES_PER_FILE = 10

function barProgress(name: string, bytes: number, out: NodeJS.WriteStream): Progress {
  const bar = new SingleBar(
    { format: `${name} {bar} {percentage}% · {rows} rows · {eta_formatted} to go`, stream: out },
    Presets.shades_grey,
  )
  bar.start(bytes, 0, { rows: 0 })
  return {
    update: (read, rows) => bar.update(read, { rows: rows.toLocaleString('en') }),
    end: () => bar.stop(),
  }
}

function lineProgress(name: string, bytes: number, say: (line: string) => void): Progress {
  let told = 0
  return {
    update(read, rows) {
      const step = Math.floor((read / bytes) * LINES_PER_FILE)
      if (step <= told) return
      told = step
      const percent = Math.round((step / LINES_PER_FILE) * 100)
      say(`${name}: ${percent} %, ${rows.toLocaleString('en')} rows`)
    },
    end: () => undefined,
  }
}

/** A moving bar on a terminal, else a line for each tenth of the file. */
export function startProgress(
  name: string,
  bytes: number,
  out: NodeJS.WriteStream,
  say: (line: string) => void,
): Progress {
  return out.isTTY === true ? barProgress(name, bytes, out) : lineProgress(name, bytes, say)
}
