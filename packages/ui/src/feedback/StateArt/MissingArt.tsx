import { artLine, StateArt } from './StateArt.tsx'

/** A signpost: the page is somewhere else. */
export const MissingArt = () => (
  <StateArt>
    <path d="M160 178V74" {...artLine} strokeWidth={6} />
    <path d="M166 84h62l16 13-16 13h-62z" fill="var(--art-wall)" />
    <path d="M154 116H92l-16 13 16 13h62z" fill="var(--art-red)" />
    <path d="M60 186c10-6 16-6 26 0M236 184c8-5 14-5 22 0" {...artLine} strokeWidth={2} />
  </StateArt>
)
