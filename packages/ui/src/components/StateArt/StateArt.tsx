import './StateArt.css'
import type { ReactNode } from 'react'

/** What has happened. */
export type ArtKind = 'empty' | 'missing' | 'failed' | 'offline' | 'slow' | 'server'

const line = {
  fill: 'none',
  stroke: 'var(--art-line)',
  strokeWidth: 3,
  strokeLinecap: 'round' as const,
  strokeLinejoin: 'round' as const,
}

/** A wall with an arch in it, the doorway of our mark. */
function Doorway({ closed = false }: { closed?: boolean }) {
  return (
    <>
      <path d="M96 176V78h128v98z" fill="var(--art-wall)" />
      <path d="M88 70h144v10H88z" fill="var(--art-shade)" />
      <path
        d="M132 176v-44c0-16 14-22 28-32 14 10 28 16 28 32v44z"
        fill={closed ? 'var(--art-gulf)' : 'var(--art-shade)'}
      />
      {closed && <path d="M160 100v76" {...line} strokeWidth={2} />}
      {closed && <circle cx="166" cy="146" r="3" fill="var(--art-sun)" />}
    </>
  )
}

function Dhow() {
  return (
    <>
      <path d="M0 150h320v50H0z" fill="var(--art-gulf)" />
      <path d="M104 146h112l-18 24h-78z" fill="var(--art-line)" />
      <path d="M156 146V62" {...line} />
      <path d="M160 66c30 14 44 40 46 72h-46z" fill="var(--art-wall)" />
      <path d="M150 82c-16 14-24 34-26 56h26z" fill="var(--art-wall)" opacity="0.75" />
      <path d="M40 168h36M236 178h44M92 186h30" {...line} stroke="var(--art-wall)" opacity="0.4" />
    </>
  )
}

const scenes: Record<ArtKind, ReactNode> = {
  empty: <Doorway />,
  failed: <Doorway closed />,
  missing: (
    <>
      <path d="M160 178V74" {...line} strokeWidth={6} />
      <path d="M166 84h62l16 13-16 13h-62z" fill="var(--art-wall)" />
      <path d="M154 116H92l-16 13 16 13h62z" fill="var(--art-red)" />
      <path d="M60 186c10-6 16-6 26 0M236 184c8-5 14-5 22 0" {...line} strokeWidth={2} />
    </>
  ),
  offline: (
    <>
      <path d="M84 178V70M236 178V70M70 84h28M222 84h28" {...line} strokeWidth={5} />
      <path d="M96 86c14 30 26 40 42 44M224 86c-12 26-20 34-32 40" {...line} />
      <path d="m138 130 4 12M192 126l-6 10" {...line} stroke="var(--art-red)" />
    </>
  ),
  slow: <Dhow />,
  server: (
    <>
      <path d="M120 178V92h80v86z" fill="var(--art-wall)" />
      <path d="M134 104h16v18h-16zM170 104h16v18h-16zM134 136h16v18h-16z" fill="var(--art-shade)" />
      <path d="M108 178V84M212 178V84M100 128h120M100 156h120M100 100h120" {...line} />
      <path d="M240 178V52h-92M240 60l-18-8M166 52v24" {...line} strokeWidth={4} />
      <path d="M158 76h16v12h-16z" fill="var(--art-red)" />
    </>
  ),
}

/** A small picture for what is empty or has failed; decoration, the text says it. */
export function StateArt({ kind }: { kind: ArtKind }) {
  return (
    <svg className="mz-art" viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
      <path d="M0 0h320v200H0z" fill="var(--art-sky)" />
      <circle cx="236" cy="112" r="34" fill="var(--art-sun)" />
      <path d="M0 150c60-34 110-30 160-10s110 12 160-12v72H0z" fill="var(--art-far)" />
      <path d="M0 178c70-16 120-10 180-4s100-2 140-10v36H0z" fill="var(--art-near)" />
      {scenes[kind]}
    </svg>
  )
}
