import { Avatar } from '../../foundations/Avatar/Avatar.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'

export interface ProfileLinkProps {
  href: string
  /** "My Profile" */
  label: string
  /** Picture, company logo, agent's photo, agency's logo: the first that can be shown. */
  sources: readonly (string | null | undefined)[]
  fallbackSrc?: string
}

/** The visitor's round picture, 40 × 40 px, in a target of 44. */
export function ProfileLink({ href, label, sources, fallbackSrc }: ProfileLinkProps) {
  return (
    <UiLink className="mz-header__profile" href={href} aria-label={label} title={label}>
      <Avatar sources={sources} alt="" size={40} {...(fallbackSrc && { fallbackSrc })} />
    </UiLink>
  )
}
