import { encodeQR } from 'qr'
import { useMemo } from 'react'

export interface PermitCodeProps {
  address: string
  /** Where it leads, for those who do not see it. */
  label: string
}

/** Light modules around the code that scanners need. */
const BORDER = 4

/** An address as a QR code: dark on white in either colour scheme, as scanners want it. */
export default function PermitCode({ address, label }: PermitCodeProps) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(address, 'raw', { border: BORDER })
    const dark = rows.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    return { size: rows.length, path: dark.join('') }
  }, [address])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
