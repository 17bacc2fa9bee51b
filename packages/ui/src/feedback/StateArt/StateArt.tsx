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

/** Fronds as the pictures of properties draw them, from the heart of the crown. */
const fronds = {
  behind:
    'M0 0Q-10.8 5.4 -21.6 12.6Q-10.8 12 0 2.4M0 0Q-13.2 -13.2 -25.8 -4.8Q-13.2 -6.6 0 2.4M0 0Q-6 -25.8 -12 -19.2Q-6 -19.2 0 2.4M0 0Q6.6 -25.2 13.2 -18.6Q6.6 -18.6 0 2.4M0 0Q13.2 -11.4 26.4 -3Q13.2 -4.8 0 2.4M0 0Q10.8 6.6 21.6 13.8Q10.8 13.2 0 2.4',
  before:
    'M0 0Q-13.2 -2.4 -26.4 6Q-13.2 4.2 0 2.4M0 0Q-10.2 -21 -19.8 -13.8Q-10.2 -14.4 0 2.4M0 0Q9.6 -21 19.8 -13.8Q9.6 -14.4 0 2.4M0 0Q13.2 -1.2 27 7.2Q13.2 5.4 0 2.4M0 0Q-6 11.4 -12 18Q-6 18 0 2.4M0 0Q6 11.4 12 18Q6 18 0 2.4',
}

/** A date palm with its shadow on the sand. */
function Palm({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-1 66 50 73v2L2 67zM34 74a18 4 0 1 1 36 0a18 4 0 1 1-36 0"
        fill="var(--art-cast)"
        opacity="0.25"
      />
      <path d="M-1 0Q2 34-2 66H3Q6 34 2 0" fill="var(--art-trunk)" />
      <path d={fronds.behind} fill="var(--art-frond-shade)" />
      <path d={fronds.before} fill="var(--art-frond)" />
    </g>
  )
}

/**
 * A small picture for what is empty or has failed, by the hand that draws the properties: low sun,
 * far towers, dunes, a palm and its long shadow. Decoration, the text says it.
 */
export function StateArt({ children }: { children: ReactNode }) {
  return (
    <svg className="mz-art" viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
      <path d="M0 0h320v200H0z" fill="var(--art-sky)" />
      <path d="M0 70Q160 50 320 70V160H0z" fill="var(--art-glow)" />
      <circle cx="66" cy="76" r="58" fill="var(--art-halo)" opacity="0.16" />
      <circle cx="66" cy="76" r="35" fill="var(--art-halo)" opacity="0.28" />
      <circle cx="66" cy="76" r="19" fill="var(--art-sun)" />
      <path
        d="M212 36h44M226 30h20M206 42h28M104 24h30M112 18h18"
        {...artLine}
        stroke="var(--art-cloud)"
        strokeWidth={6}
        opacity="0.6"
      />
      <path
        d="M196 152v-34h14v34zM212 152v-56l14-5v61zM228 152v-26h16v26zM246 152v-44q8-9 16 0v44zM265 152v-62h5v-10h2v10h5v62zM280 152v-36h14v36zM296 152v-50l16-5v55z"
        fill="var(--art-city)"
      />
      <path d="M0 150c60-34 110-30 160-10s110 12 160-12v72H0z" fill="var(--art-far)" />
      <path d="M160 140c50 20 110 12 160-12v40c-70 10-110-8-160-28" fill="var(--art-dune)" />
      <path d="M0 178c70-16 120-10 180-4s100-2 140-10v36H0z" fill="var(--art-near)" />
      <Palm x={40} y={116} />
      {children}
    </svg>
  )
}
