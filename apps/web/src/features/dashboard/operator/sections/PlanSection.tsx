import { updateOperatorPlan } from '@manzil/api-client/generated/operator-calls.gen'
import { listOperatorPlansQuery } from '@manzil/api-client/generated/operator-queries.gen'
import type { OperatorPlan } from '@manzil/api-client/generated/types.gen'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../../api/api.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { type OperatorView, pageOf } from '../operator-view.ts'
import { listOptions, RowsTable } from '../RowsTable.tsx'

const EditDialog = lazy(() => import('../EditDialog.tsx'))

const limits = ['listings_limit', 'featured_limit', 'photos_limit', 'agents_limit'] as const
const wholes = ['price', ...limits] as const

/** What plans cost and allow from now on; whoever has bought one keeps its terms. */
export function PlanSection({ view }: { view: OperatorView }) {
  const { t } = useTranslation('operator')
  const { money, number } = useFormats()
  const [edited, setEdited] = useState<OperatorPlan>()
  const rows = useQuery({
    ...listOperatorPlansQuery(api, {
      params: { query: { page: view.page, limit: pageOf(view).limit } },
    }),
    ...listOptions,
  })
  return (
    <>
      <p className="operator__note">{t('planHint')}</p>
      <RowsTable
        view={view}
        query={rows}
        nameOf={({ name }) => name}
        columns={[
          { id: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
          { id: 'price', align: 'end', cell: ({ price }) => money(price) },
          {
            id: 'limits',
            cell: (plan) =>
              limits.map((name) => (
                <span className="operator__cell" key={name}>
                  {t(`form.${name}`)}: {number(plan[name])}
                </span>
              )),
          },
          { id: 'holders', align: 'end', cell: ({ holders }) => number(holders) },
          { id: 'sold', cell: ({ is_sold }) => t(is_sold ? 'yes' : 'no') },
        ]}
        actionsOf={() => [{ id: 'edit', label: t('actions.edit') }]}
        onAction={setEdited}
      />
      <Suspense>
        {edited && (
          <EditDialog
            title={edited.name}
            text={t('planHint')}
            submit={t('form.save')}
            initial={{
              ...Object.fromEntries(wholes.map((name) => [name, String(edited[name])])),
              features: edited.features.join('\n'),
              is_sold: edited.is_sold ? 'true' : '',
            }}
            fields={[
              ...wholes.map((name) => ({
                name,
                kind: 'number' as const,
                label: t(`form.${name}`),
              })),
              {
                name: 'features',
                kind: 'area',
                label: t('form.features'),
                hint: t('form.featuresHint'),
              },
              { name: 'is_sold', kind: 'check', label: t('columns.sold') },
            ]}
            send={({ features = '', is_sold, ...typed }) => {
              const [
                price = 0,
                listings_limit = 0,
                featured_limit = 0,
                photos_limit = 0,
                agents_limit = 0,
              ] = wholes.map((name) => Number(typed[name]))
              return updateOperatorPlan(api, {
                params: { path: { id: edited._id } },
                body: {
                  price,
                  listings_limit,
                  featured_limit,
                  photos_limit,
                  agents_limit,
                  features: features
                    .split('\n')
                    .map((line) => line.trim())
                    .filter(Boolean),
                  is_sold: is_sold === 'true',
                },
              })
            }}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
