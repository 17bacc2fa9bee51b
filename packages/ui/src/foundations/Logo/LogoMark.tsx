export interface LogoMarkProps {
  /** Edge in px; edges fall on whole pixels at multiples of 16. */
  size?: number
}

/** The mark: a Gulf doorway, one closed line from threshold to threshold. */
export function LogoMark({ size = 32 }: LogoMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d="M1 16V7.2C1 3.9 4.3 2.4 8 0c3.7 2.4 7 3.9 7 7.2V16h-4V8.8C11 7.1 9.6 6.2 8 5 6.4 6.2 5 7.1 5 8.8V16H1Z" />
    </svg>
  )
}
