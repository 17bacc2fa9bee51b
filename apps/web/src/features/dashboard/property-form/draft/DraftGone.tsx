import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useTranslation } from '../../../../language/use-translation.ts'
import { readSent } from '../../../../property-drafts/local-draft.ts'
import { paths } from '../../../../routing/paths.ts'

/** At the address of a draft that is one no longer: what became of it, and where that is. */
export function DraftGone({ id }: { id: string }) {
  const { t } = useTranslation(['propertyForm', 'dashboard'])
  const property = readSent(id)
  const links = property
    ? [
        { href: paths.propertyDetails(property), label: t('sent.see') },
        { href: paths.propertyUpdate(property), label: t('sent.edit') },
      ]
    : [{ href: paths.myPropertyListing(), label: t('dashboard:menu.myPropertyListing') }]
  return (
    <EmptyState
      title={property ? t('sent.title') : t('gone.title')}
      text={property ? t('sent.text') : t('sent.lost')}
      actions={[...links, { href: paths.addProperty(), label: t('sent.another') }].map(
        ({ href, label }, place) => (
          <Button key={href} asChild variant={place === 0 ? 'solid' : 'outline'}>
            <UiLink href={href}>{label}</UiLink>
          </Button>
        ),
      )}
    />
  )
}
