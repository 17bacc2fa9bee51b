import { downloadMyData } from '@manzil/api-client/generated/my-data-calls.gen'
import type { DataFormat } from '@manzil/api-client/generated/types.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { saveFile } from '../../../storage/save-file.ts'
import { withProof } from '../identity/with-proof.ts'

/** A copy of everything, as a page to read or for programs. */
export function DownloadSection() {
  const { t } = useTranslation('myData')
  const [busy, setBusy] = useState<DataFormat>()
  const [failure, setFailure] = useState<string>()
  const fetchFile = async (format: DataFormat) => {
    setFailure(undefined)
    setBusy(format)
    const result = await withProof(() => downloadMyData(api, { params: { query: { format } } }))
    setBusy(undefined)
    if (result.ok) saveFile(result.data.data)
    else setFailure(result.error.message)
  }
  return (
    <section className="my-data__section">
      <SectionHeading level={2} size="md" title={t('download.title')} lead={t('download.lead')} />
      {failure && (
        <InlineAlert tone="error" announce="now">
          {failure}
        </InlineAlert>
      )}
      <div className="my-data__buttons">
        {(['html', 'json'] as const).map((format) => (
          <Button
            key={format}
            variant="outline"
            loading={busy === format}
            loadingText={t('download.busy')}
            onClick={() => void fetchFile(format)}
          >
            {t(`download.${format}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
