import '../AgentCard/AgentCard.css'
import './AgencyCard.css'
import type { ReactNode } from 'react'
import { type Fact, FactsRow } from '../../data/FactsRow/FactsRow.tsx'
import { Badge } from '../../foundations/Badge/Badge.tsx'
import { Image } from '../../foundations/Image/Image.tsx'
import { VerifiedIcon } from '../../foundations/icons/things.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { type Registration, Registrations } from '../AgentCard/Registrations.tsx'

export interface AgencyCardProps {
  href: string
  name: string
  /** Shown whole on white, since logos are drawn for paper. */
  logo?: string | undefined
  /** Drawn where no logo loads, such as a `Monogram`; without it our mark. */
  fallback?: ReactNode
  /** Tried when the logo fails. */
  fallbackLogo?: string | undefined
  /** What was verified, in words. */
  verified?: string | undefined
  /** Numbers of licences, each with its authority. */
  registrations?: readonly Registration[]
  /** How many agents, properties for sale, properties for rent. */
  counts?: readonly Fact[]
  /** Places it knows: "Knows" and their names. */
  areas?: { label: string; names: readonly string[] } | undefined
  /** How soon enquiries are answered, in words. */
  response?: string | undefined
  actions?: ReactNode
  level?: 2 | 3
}

/** An agency: logo, registration, how many agents and properties. One link, and actions. */
export function AgencyCard(props: AgencyCardProps) {
  const { href, name, logo, fallbackLogo, verified, areas, response, level = 3 } = props
  const { registrations = [], counts = [], fallback, actions } = props
  const Heading = `h${level}` as const
  return (
    <article className="mz-agent">
      <div className="mz-agent__head">
        <span className="mz-agency__logo">
          <Image
            src={logo}
            alt=""
            ratio="1"
            fit="contain"
            fallback={fallback}
            {...(fallbackLogo && { fallbackSrc: fallbackLogo })}
          />
        </span>
        <div className="mz-agent__who">
          <Heading className="mz-agent__name">
            <UiLink href={href} className="mz-agent__link">
              <bdi>{name}</bdi>
            </UiLink>
          </Heading>
          <Registrations rows={registrations} />
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
        <p className="mz-agent__role mz-agency__areas">
          {areas.label}: {areas.names.join(' · ')}
        </p>
      )}
      {actions && <div className="mz-agent__actions">{actions}</div>}
    </article>
  )
}
