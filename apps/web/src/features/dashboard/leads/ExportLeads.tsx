import { exportLeads } from '@manzil/api-client/generated/inbox-calls.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { DownloadIcon } from '@manzil/ui/foundations/icons/tools'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { saveFile } from '../../../storage/save-file.ts'
import type { LeadsFilter } from './leads-address.ts'
import { filterOf } from './leads-queries.ts'

/** The leads of the filter as a file for a spreadsheet. */
export function ExportLeads({ view }: { view: LeadsFilter }) {
  const { t } = useTranslation('leads')
  const fail = useFailure()
  const save = async () => {
    const result = await exportLeads(api, { params: { query: filterOf(view) } })
    if (result.ok) saveFile(result.data.data)
    else fail(result.error)
  }
  return (
    <Button
      variant="outline"
      startIcon={<DownloadIcon />}
      loadingText={t('exporting')}
      onClick={save}
    >
      {t('export')}
    </Button>
  )
}
