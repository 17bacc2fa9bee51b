import { type AddRun, runKeys } from './question-grams.ts'

/** How fast repetition stops counting (BM25): as slowly as that of words. */
const saturation = 5

/**
 * Scores texts by the runs of a question (BM25), each as a share of what a text with all of them would
 * have. A text has thousands of runs, so everything stands in arrays by the number of the run.
 */
export function createRunRanking(
  texts: number,
  readText: (at: number, add: AddRun) => void,
  lengthShare: number,
): (readQuestion: (add: AddRun) => void) => Float64Array {
  const counted = Array.from({ length: texts }, (_, at) => countRuns((add) => readText(at, add)))
  const lengths = counted.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts) || 1
  // The texts that have a run stand from its start to that of the next one.
  const starts = new Int32Array(runKeys + 1)
  for (const { keys } of counted)
    for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1
  for (let key = 0; key < runKeys; key += 1)
    starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0)
  const filled = starts.slice(0, runKeys)
  const holders = new Int16Array(starts[runKeys] ?? 0)
  const worths = new Float32Array(holders.length)
  for (const [at, { keys, counts }] of counted.entries()) {
    const damped = saturation * (1 - lengthShare + (lengthShare * (lengths[at] ?? 0)) / average)
    for (let each = 0; each < keys.length; each += 1) {
      const key = keys[each] ?? 0
      const count = counts[each] ?? 0
      const place = filled[key] ?? 0
      holders[place] = at
      worths[place] = (count * (saturation + 1)) / (count + damped)
      filled[key] = place + 1
    }
  }

  return (readQuestion) => {
    const scores = new Float64Array(texts)
    let whole = 0
    for (const key of countRuns(readQuestion).keys) {
      const from = starts[key] ?? 0
      const until = starts[key + 1] ?? 0
      const known = until - from
      const weight = Math.log(1 + (texts - known + 0.5) / (known + 0.5))
      whole += weight * (saturation + 1)
      for (let place = from; place < until; place += 1) {
        const text = holders[place] ?? 0
        scores[text] = (scores[text] ?? 0) + weight * (worths[place] ?? 0)
      }
    }
    return whole === 0 ? scores : scores.map((score) => score / whole)
  }
}

/** One sheet for all texts; it is empty between two of them. */
const sheet = new Float32Array(runKeys)

function countRuns(read: (add: AddRun) => void): { keys: Int32Array; counts: Float32Array } {
  const met: number[] = []
  read((key, weight) => {
    const before = sheet[key] ?? 0
    if (before === 0) met.push(key)
    sheet[key] = before + weight
  })
  const keys = Int32Array.from(met)
  const counts = Float32Array.from(met, (key) => sheet[key] ?? 0)
  for (const key of met) sheet[key] = 0
  return { keys, counts }
}
