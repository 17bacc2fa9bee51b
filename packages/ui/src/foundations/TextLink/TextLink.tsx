import './TextLink.css'
import clsx from 'clsx'
import { UiLink, type UiLinkProps } from '../UiLink/UiLink.tsx'

export interface TextLinkProps extends UiLinkProps {
  /** Plain takes the colour of the text around it; quiet is underlined on hover only. */
  tone?: 'accent' | 'plain' | 'quiet'
}

/** A link in running text or in a list. */
export function TextLink({ tone = 'accent', className, ...rest }: TextLinkProps) {
  return <UiLink {...rest} className={clsx('mz-link', `mz-link--${tone}`, className)} />
}
