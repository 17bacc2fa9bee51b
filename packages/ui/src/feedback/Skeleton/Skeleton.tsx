import './Skeleton.css'

export interface SkeletonProps {
  /** CSS lengths; by default one line of text across. */
  width?: string
  /** A length of CSS. */
  height?: string
  /** CSS aspect ratio, instead of a height. */
  ratio?: string
  /** The corners of what it stands for. */
  radius?: 'control' | 'card' | 'full'
}

/** The place of something that is coming. Give the region around it `aria-busy`. */
export function Skeleton({ width = '100%', height, ratio, radius = 'control' }: SkeletonProps) {
  return (
    <span
      className="mz-skeleton"
      aria-hidden="true"
      style={{
        inlineSize: width,
        blockSize: height ?? (ratio === undefined ? '1em' : undefined),
        aspectRatio: ratio,
        borderRadius: `var(--mz-radii-${radius})`,
      }}
    />
  )
}
