import './AgentCard.css'
import type { ReactNode } from 'react'
import { type Fact, FactsRow } from '../../data/FactsRow/FactsRow.tsx'
import { Avatar } from '../../foundations/Avatar/Avatar.tsx'
import { Badge } from '../../foundations/Badge/Badge.tsx'
import { GlobeIcon, VerifiedIcon } from '../../foundations/icons/things.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { type Registration, Registrations } from './Registrations.tsx'

export interface AgentCardProps {
  /** The agent's own page; without one the card is no link. */
  href?: string
  name: string
  /** "Agent at Harbour Line Properties" */
  role?: string | undefined
  /** Candidates in order: own photo, profile picture, the agency's logo. Without it no picture. */
  photos?: readonly (string | null | undefined)[]
  /** Drawn where no candidate loads, such as a `Monogram`. */
  fallback?: ReactNode
  /** The word for a checked registration; its presence draws the sign. */
  verified?: string | undefined
  /** The languages that are spoken. */
  languages?: { label: string; names: readonly string[] } | undefined
  /** Numbers of licences, each with its authority. */
  registrations?: readonly Registration[]
  /** How many properties: for sale, for rent. */
  counts?: readonly Fact[]
  /** Places of most of the properties: "Knows" and their names. */
  areas?: { label: string; names: readonly string[] } | undefined
  /** "Answers within about 18 minutes" */
  response?: string | undefined
  /** A `ContactBar`, or buttons. Above the link that covers the card. */
  actions?: ReactNode
  /** Small print at the foot. */
  note?: ReactNode
  /** Level of the name as a heading. */
  level?: 2 | 3
}

/** Who answers: face, languages, registration, how much and how fast. A link, and actions. */
export function AgentCard(props: AgentCardProps) {
  const { href, name, role, photos, verified, languages, areas, response, level = 3 } = props
  const { registrations = [], counts = [], fallback, actions, note } = props
  const Heading = `h${level}` as const
  return (
    <article className="mz-agent">
      <div className="mz-agent__head">
        {photos && <Avatar sources={photos} alt="" size={72} fallback={fallback} />}
        <div className="mz-agent__who">
          <Heading className="mz-agent__name">
            {href === undefined ? (
              <bdi>{name}</bdi>
            ) : (
              <UiLink href={href} className="mz-agent__link">
                <bdi>{name}</bdi>
              </UiLink>
            )}
          </Heading>
          {role && <p className="mz-agent__role">{role}</p>}
          {verified && (
            <Badge tone="success" icon={<VerifiedIcon size={14} />}>
              {verified}
            </Badge>
          )}
        </div>
      </div>
      <FactsRow facts={counts} />
      {response && <p className="mz-agent__response">{response}</p>}
      {areas && areas.names.length > 0 && (
        <p className="mz-agent__role">
          {areas.label}: {areas.names.join(' · ')}
        </p>
      )}
      {languages && languages.names.length > 0 && (
        <p className="mz-agent__languages">
          <GlobeIcon size={18} label={languages.label} />
          <span>{languages.names.join(' · ')}</span>
        </p>
      )}
      <Registrations rows={registrations} />
      {actions && <div className="mz-agent__actions">{actions}</div>}
      {note && <p className="mz-agent__note">{note}</p>}
    </article>
  )
}
