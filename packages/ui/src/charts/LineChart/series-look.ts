const dashes = ['', '7 4', '2 4', '10 3 2 3', '4 2', '1 3']

/** Colour and dashes of a series, so that it can be told apart without its colour. From the seventh on they repeat. */
export function seriesLook(order: number) {
  const at = order % dashes.length
  return {
    stroke: `var(--mz-series-${at + 1})`,
    strokeWidth: 2.25,
    strokeDasharray: dashes[at] || undefined,
  }
}
