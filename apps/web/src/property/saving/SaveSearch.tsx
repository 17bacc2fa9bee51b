import { Button } from '@manzil/ui/foundations/Button/Button'
import { MailIcon } from '@manzil/ui/foundations/icons/things'
import { useTranslation } from '../../language/use-translation.ts'
import { useSaveDialog } from './use-save-dialog.tsx'

/** Keeps the search of an address and has its matches written about. */
export function SaveSearch({ address }: { address: URLSearchParams }) {
  const { t } = useTranslation('listing')
  const { ask, dialog } = useSaveDialog(address)
  return (
    <>
      <Button
        variant="outline"
        className="listing__save"
        startIcon={<MailIcon size={18} />}
        title={t('saveSearch')}
        onClick={ask}
      >
        <span className="listing__ask">{t('saveSearch')}</span>
      </Button>
      {dialog}
    </>
  )
}
