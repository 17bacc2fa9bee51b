import './StateArt.css'
import type { ReactNode } from 'react'

/** How the scenes draw a line. */
export const artLine = {
  fill: 'none',
  stroke: 'var(--art-line)',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A small picture for what is empty or has failed; decoration, the text says it. */
export function StateArt({ children }: { children: ReactNode }) {
  return (
    <svg className="mz-art" viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
      <path d="M0 0h320v200H0z" fill="var(--art-sky)" />
      <circle cx="236" cy="112" r="34" fill="var(--art-sun)" />
      <path d="M0 150c60-34 110-30 160-10s110 12 160-12v72H0z" fill="var(--art-far)" />
      <path d="M0 178c70-16 120-10 180-4s100-2 140-10v36H0z" fill="var(--art-near)" />
      {children}
    </svg>
  )
}
