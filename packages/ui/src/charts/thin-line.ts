/** A point in px; a break in the line where there is no value. */
export type LinePoint = readonly [x: number, y: number] | null

/**
 * At most the first, the least, the greatest and the last point of each px column: a line of
 * 10,000 points looks the same and costs a tenth.
 */
export function thinLine(points: readonly LinePoint[]): LinePoint[] {
  const thin: LinePoint[] = []
  let column: (readonly [number, number])[] = []
  const flush = () => {
    if (column.length <= 4) thin.push(...column)
    else {
      const ends = [0, column.length - 1]
      let [least, greatest] = [0, 0]
      column.forEach(([, y], at) => {
        if (y < (column[least]?.[1] ?? y)) least = at
        if (y > (column[greatest]?.[1] ?? y)) greatest = at
      })
      const kept = [...new Set([...ends, least, greatest])].sort((a, b) => a - b)
      for (const at of kept) {
        const point = column[at]
        if (point) thin.push(point)
      }
    }
    column = []
  }
  for (const point of points) {
    const last = column.at(-1)
    if (point === null) {
      flush()
      if (thin.at(-1) !== null) thin.push(null)
    } else {
      if (last && Math.floor(last[0]) !== Math.floor(point[0])) flush()
      column.push(point)
    }
  }
  flush()
  return thin
}

/** The path of a line that breaks at nulls. */
export function linePath(points: readonly LinePoint[]): string {
  let pen = 'M'
  let path = ''
  for (const point of points) {
    if (point === null) pen = 'M'
    else {
      path += `${pen}${point[0].toFixed(1)} ${point[1].toFixed(1)}`
      pen = 'L'
    }
  }
  return path
}
