import { useTranslation } from '../../language/use-translation.ts'
import { paths } from '../../routing/paths.ts'

export interface InsightLink {
  id: string
  label: string
  href: string
}

/** The four guides, as header and footer name them. */
export function useGuideLinks(): InsightLink[] {
  const { t } = useTranslation()
  return [
    { id: 'buyer', label: t('footer.buyerGuide'), href: paths.buyerGuide() },
    { id: 'seller', label: t('footer.sellerGuide'), href: paths.sellerGuide() },
    { id: 'tenant', label: t('footer.tenantGuide'), href: paths.tenantGuide() },
    { id: 'landlord', label: t('footer.landlordGuide'), href: paths.landlordGuide() },
  ]
}
