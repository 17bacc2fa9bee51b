import { Button } from '@manzil/ui/foundations/Button/Button'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSaveDialog } from '../../../property/saving/use-save-dialog.tsx'

export interface SaveUnderstoodProps {
  /** Of the listing page, without the question mark. */
  query: string
}

/** Keeps what the assistant understood as a search that one is written to about. */
export default function SaveUnderstood({ query }: SaveUnderstoodProps) {
  const { t } = useTranslation('listing')
  const { ask, dialog } = useSaveDialog(useMemo(() => new URLSearchParams(query), [query]))
  return (
    <>
      <Button variant="link" size="sm" onClick={ask}>
        {t('saveSearch')}
      </Button>
      {dialog}
    </>
  )
}
