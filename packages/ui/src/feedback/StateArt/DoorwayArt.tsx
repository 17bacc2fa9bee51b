import { artLine, StateArt } from './StateArt.tsx'

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
      {closed && <path d="M160 100v76" {...artLine} strokeWidth={2} />}
      {closed && <circle cx="166" cy="146" r="3" fill="var(--art-sun)" />}
    </>
  )
}

/** Nothing is there, and the door is open. */
export const EmptyArt = () => (
  <StateArt>
    <Doorway />
  </StateArt>
)

/** What was wanted did not open. */
export const FailedArt = () => (
  <StateArt>
    <Doorway closed />
  </StateArt>
)
