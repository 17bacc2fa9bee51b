import { Button } from '@manzil/ui/foundations/Button/Button'
import { useTranslation } from '../../../language/use-translation.ts'
import { PrintedFrom } from '../../../property/choosing/PrintedFrom.tsx'
import { absoluteAddress } from '../../../routing/absolute-address.ts'
import { useLocation } from '../../../routing/location.ts'

/** Prints the properties of this page, with the address of the search. */
export function PrintList() {
  const { t } = useTranslation('choosing')
  const { pathname, search } = useLocation()
  return (
    <div className="listing__print">
      <Button variant="ghost" onClick={() => window.print()}>
        {t('print.button')}
      </Button>
      <PrintedFrom address={absoluteAddress(pathname + search)} />
    </div>
  )
}
