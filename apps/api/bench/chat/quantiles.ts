/** Milliseconds at shares of the sorted values, as `p50 / p95 / p99`. */
export function quantiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return [0.5, 0.95, 0.99].map((share) => rounded(at(share))).join(' / ')
}

const rounded = (ms: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: ms < 10 ? 1 : 0 }).format(ms)
