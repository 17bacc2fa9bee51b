/** How fast an address may spend, and how much at once. */
export interface Allowance {
  perSecond: number
  burst: number
}

/** Takes tokens of an address: 0 where it has them, else the seconds until it will. */
export type TakeTokens = (address: string, cost: number) => number

interface Bucket {
  tokens: number
  at: number
}

/** Between two looks for addresses that need not be remembered, in milliseconds. */
const SWEEP_MS = 60_000

/** A bucket of tokens for each address, filled up steadily; counted in this process. */
export function createTokenBuckets(
  { perSecond, burst }: Allowance,
  now: () => number = performance.now.bind(performance),
): TakeTokens {
  const buckets = new Map<string, Bucket>()
  let swept = now()
  const filled = ({ tokens, at }: Bucket, time: number): number =>
    Math.min(burst, tokens + ((time - at) / 1000) * perSecond)
  /** A full bucket is as good as none. */
  const sweep = (time: number): void => {
    if (time - swept < SWEEP_MS) return
    swept = time
    for (const [address, bucket] of buckets)
      if (filled(bucket, time) >= burst) buckets.delete(address)
  }
  return (address, cost) => {
    const time = now()
    sweep(time)
    const bucket = buckets.get(address)
    const tokens = bucket ? filled(bucket, time) : burst
    const isEnough = tokens >= cost
    buckets.set(address, { tokens: isEnough ? tokens - cost : tokens, at: time })
    return isEnough ? 0 : Math.ceil((cost - tokens) / perSecond)
  }
}
