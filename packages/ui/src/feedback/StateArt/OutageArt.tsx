import type { ReactNode } from 'react'
import { artLine, StateArt } from './StateArt.tsx'

/** No network at all, answers that take too long, or none from a network that works. */
export type Outage = 'offline' | 'slow' | 'server'

function Dhow() {
  return (
    <>
      <path d="M0 150h320v50H0z" fill="var(--art-gulf)" />
      <path d="M104 146h112l-18 24h-78z" fill="var(--art-line)" />
      <path d="M156 146V62" {...artLine} />
      <path d="M160 66c30 14 44 40 46 72h-46z" fill="var(--art-wall)" />
      <path d="M150 82c-16 14-24 34-26 56h26z" fill="var(--art-wall)" opacity="0.75" />
      <path
        d="M40 168h36M236 178h44M92 186h30"
        {...artLine}
        stroke="var(--art-wall)"
        opacity="0.4"
      />
    </>
  )
}

const scenes: Record<Outage, ReactNode> = {
  offline: (
    <>
      <path d="M84 178V70M236 178V70M70 84h28M222 84h28" {...artLine} strokeWidth={5} />
      <path d="M96 86c14 30 26 40 42 44M224 86c-12 26-20 34-32 40" {...artLine} />
      <path d="m138 130 4 12M192 126l-6 10" {...artLine} stroke="var(--art-red)" />
    </>
  ),
  slow: <Dhow />,
  server: (
    <>
      <path d="M120 178V92h80v86z" fill="var(--art-wall)" />
      <path d="M134 104h16v18h-16zM170 104h16v18h-16zM134 136h16v18h-16z" fill="var(--art-shade)" />
      <path d="M108 178V84M212 178V84M100 128h120M100 156h120M100 100h120" {...artLine} />
      <path d="M240 178V52h-92M240 60l-18-8M166 52v24" {...artLine} strokeWidth={4} />
      <path d="M158 76h16v12h-16z" fill="var(--art-red)" />
    </>
  ),
}

/** A broken line, a dhow without wind, a house that is being built. */
export const OutageArt = ({ kind }: { kind: Outage }) => <StateArt>{scenes[kind]}</StateArt>
