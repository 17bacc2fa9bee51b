import { exportOperatorActions } from '@manzil/api-client/generated/operator-calls.gen'
import { listOperatorActionsQuery } from '@manzil/api-client/generated/operator-queries.gen'
import { zOperatorActionKind } from '@manzil/api-client/generated/zod-mini.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { DownloadIcon } from '@manzil/ui/foundations/icons/tools'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api.ts'
import { useFailure } from '../../../../api/use-failure.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { saveFile } from '../../../../storage/save-file.ts'
import { ListBar } from '../ListBar.tsx'
import { caseKinds, type OperatorView, pageOf } from '../operator-view.ts'
import { listOptions, RowsTable } from '../RowsTable.tsx'

/** What operators did: who, what, when and why. */
export function LogSection({ view }: { view: OperatorView }) {
  const { t } = useTranslation('operator')
  const { date, relative } = useFormats()
  const fail = useFailure()
  const filter = {
    ...(view.search !== '' && { search: view.search }),
    ...(view.action && { action: view.action }),
  }
  const save = async () => {
    const result = await exportOperatorActions(api, { params: { query: filter } })
    if (!result.ok) return fail(result.error)
    saveFile(result.data.data)
    // That it was saved is a row of the log.
    void rows.refetch()
  }
  const rows = useQuery({
    ...listOperatorActionsQuery(api, { params: { query: { ...pageOf(view), ...filter } } }),
    ...listOptions,
  })
  return (
    <>
      <ListBar
        view={view}
        filter={{
          name: 'action',
          label: t('columns.action'),
          options: zOperatorActionKind.options.map((value) => ({
            value,
            label: t(`action.${value}`),
          })),
        }}
      >
        <Button
          variant="outline"
          startIcon={<DownloadIcon />}
          loadingText={t('actions.exporting')}
          onClick={save}
        >
          {t('actions.export')}
        </Button>
      </ListBar>
      <RowsTable
        view={view}
        query={rows}
        nameOf={({ subject }) => subject}
        columns={[
          {
            id: 'action',
            cell: ({ action, kind }) => {
              // "Approved" alone may be a listing or a licence.
              const thing = caseKinds.find((each) => each === kind)
              return thing
                ? `${t(`action.${action}`)} · ${t(`thing.${thing}`)}`
                : t(`action.${action}`)
            },
          },
          { id: 'subject', cell: ({ subject }) => <bdi className="operator__cell">{subject}</bdi> },
          { id: 'reason', cell: ({ reason }) => <bdi className="operator__cell">{reason}</bdi> },
          { id: 'by', cell: ({ by }) => <bdi>{by}</bdi> },
          {
            id: 'at',
            cell: ({ at }) => (
              <time dateTime={at} title={date(at)}>
                {relative(at)}
              </time>
            ),
          },
        ]}
      />
    </>
  )
}
