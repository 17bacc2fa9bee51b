import { endFeedExport, renewFeedExport } from '@manzil/api-client/generated/feeds-calls.gen'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { CopyButton } from '@manzil/ui/foundations/CopyButton/CopyButton'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { ConfirmDialog } from '@manzil/ui/overlays/ConfirmDialog/ConfirmDialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { showToast } from '../../../stores/toasts.ts'
import { exportQuery } from './feed-queries.ts'

/** The addresses under which others read the live properties of the account. */
export function ExportAddresses() {
  const { t } = useTranslation('feeds')
  const queryClient = useQueryClient()
  const fail = useFailure()
  const query = useQuery(exportQuery())
  const [asking, setAsking] = useState(false)
  const act = async (call: typeof renewFeedExport | typeof endFeedExport) => {
    const result = await call(api)
    if (result.ok) showToast('success', result.data.message)
    else fail(result.error)
    await queryClient.invalidateQueries({ queryKey: ['getFeedExport'] })
  }
  return (
    <section className="feeds__export">
      <SectionHeading level={2} title={t('export.title')} lead={t('export.text')} />
      <Loaded query={query} skeleton={<Skeleton height="8rem" />}>
        {({ data }) =>
          data === null ? (
            <div>
              <Button variant="outline" onClick={() => act(renewFeedExport)}>
                {t('export.make')}
              </Button>
            </div>
          ) : (
            <>
              {(
                [
                  ['property_finder', data.property_finder_url],
                  ['bayut', data.bayut_url],
                ] as const
              ).map(([format, url]) => (
                <div className="feeds__address" key={format}>
                  <TextField label={t(`format.${format}`)} value={url} dir="ltr" readOnly />
                  <CopyButton
                    text={url}
                    texts={{
                      copy: t('export.copy'),
                      copied: t('export.copied'),
                      failed: t('export.failed'),
                    }}
                  />
                </div>
              ))}
              <div className="feeds__actions">
                <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
                  {t('export.renew')}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => act(endFeedExport)}>
                  {t('export.end')}
                </Button>
              </div>
            </>
          )
        }
      </Loaded>
      <ConfirmDialog
        open={asking}
        title={t('export.renewTitle')}
        description={t('export.renewText')}
        confirmLabel={t('export.renew')}
        cancelLabel={t('cancel')}
        busyLabel={t('busy')}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          await act(renewFeedExport)
          setAsking(false)
        }}
      />
    </section>
  )
}
