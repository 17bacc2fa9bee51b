import { classNames } from '../../theme/class-names.ts'
import type { linkRecipe } from '../../theme/recipes/link.ts'
import { UiLink, type UiLinkProps } from '../UiLink/UiLink.tsx'

export interface TextLinkProps extends UiLinkProps {
  tone?: keyof NonNullable<typeof linkRecipe.variants>['tone']
}

/** A link in running text or in a list. */
export function TextLink({ tone = 'accent', className, ...rest }: TextLinkProps) {
  return <UiLink {...rest} className={classNames('mz-link', `mz-link--${tone}`, className)} />
}
