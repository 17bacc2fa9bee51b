import { SIDEBAR_LOGO_WIDTH_PX } from '@manzil/domain/limits'
import { Logo } from '@manzil/ui/Logo/Logo'
import { UiLink } from '@manzil/ui/UiLink/UiLink'
import { useTranslation } from 'react-i18next'
import { useBrandName } from '../../language/use-brand.ts'
import { useLanguage } from '../../language/use-language.ts'
import { paths } from '../../routing/paths.ts'

/** The logo, 130 px wide; leads home. */
export function BrandLink() {
  const { t } = useTranslation()
  const brand = useBrandName()
  return (
    <UiLink
      className="dashboard__brand"
      href={paths.home()}
      aria-label={t('header.home', { brand })}
      style={{ inlineSize: SIDEBAR_LOGO_WIDTH_PX }}
    >
      <Logo name={brand} lang={useLanguage()} size={32} />
    </UiLink>
  )
}
