import { deleteNotice, saveNotice } from '@manzil/api-client/generated/operator-calls.gen'
import { listOperatorNoticesQuery } from '@manzil/api-client/generated/operator-queries.gen'
import type { SiteNotice } from '@manzil/api-client/generated/types.gen'
import { zLanguageCode, zNoticePlace } from '@manzil/api-client/generated/zod-mini.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../../api/api.ts'
import { newId } from '../../../../form/new-id.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { type OperatorView, pageOf } from '../operator-view.ts'
import { listOptions, RowsTable } from '../RowsTable.tsx'

const EditDialog = lazy(() => import('../EditDialog.tsx'))

/** As the contract has it; the field is one of six. */
const LONGEST = 240

/** What visitors are told, in six languages, from one day to another. */
export function NoticeSection({ view }: { view: OperatorView }) {
  const { t } = useTranslation('operator')
  const { date, languages } = useFormats()
  const language = useLanguage()
  const [edited, setEdited] = useState<Partial<SiteNotice> & { _id: string }>()
  const [removed, setRemoved] = useState<SiteNotice>()
  const codes = zLanguageCode.options
  const rows = useQuery({
    ...listOperatorNoticesQuery(api, {
      params: { query: { page: view.page, limit: pageOf(view).limit } },
    }),
    ...listOptions,
  })
  return (
    <>
      <div className="operator__bar">
        <Button onClick={() => setEdited({ _id: newId() })}>{t('actions.addNotice')}</Button>
      </div>
      <RowsTable
        view={view}
        query={rows}
        nameOf={({ texts }) => texts[language]}
        columns={[
          {
            id: 'text',
            cell: ({ texts }) => <bdi className="operator__cell">{texts[language]}</bdi>,
          },
          { id: 'place', cell: ({ place }) => t(`noticePlace.${place}`) },
          {
            id: 'days',
            cell: ({ from, until }) =>
              `${date(`${from}T12:00:00Z`)} – ${date(`${until}T12:00:00Z`)}`,
          },
          { id: 'link', cell: ({ link }) => <bdi className="operator__cell">{link}</bdi> },
          { id: 'shown', cell: ({ is_shown }) => t(is_shown ? 'yes' : 'no') },
        ]}
        actionsOf={() => [
          { id: 'edit', label: t('actions.edit') },
          { id: 'remove', label: t('form.remove') },
        ]}
        onAction={(row, action) => (action === 'edit' ? setEdited(row) : setRemoved(row))}
      />
      <Suspense>
        {edited && (
          <EditDialog
            title={t('actions.addNotice')}
            submit={t('form.save')}
            initial={{
              place: edited.place ?? 'home',
              link: edited.link ?? '',
              from: edited.from ?? '',
              until: edited.until ?? '',
              ...Object.fromEntries(
                codes.map((code) => [`texts.${code}`, edited.texts?.[code] ?? '']),
              ),
            }}
            fields={[
              {
                name: 'place',
                kind: 'select',
                label: t('columns.place'),
                options: zNoticePlace.options.map((value) => ({
                  value,
                  label: t(`noticePlace.${value}`),
                })),
              },
              { name: 'from', kind: 'date', label: t('form.from') },
              { name: 'until', kind: 'date', label: t('form.until') },
              ...codes.map((code) => ({
                name: `texts.${code}`,
                kind: 'area' as const,
                label: t('form.text', { language: languages([code]) }),
                maxLength: LONGEST,
                lang: code,
              })),
              { name: 'link', label: t('columns.link'), hint: t('form.linkHint') },
            ]}
            send={({ place, link = '', from = '', until = '', ...texts }) => {
              const text = (code: string) => texts[`texts.${code}`]?.trim() ?? ''
              return saveNotice(api, {
                params: { path: { id: edited._id } },
                body: {
                  place: zNoticePlace.safeParse(place).data ?? 'home',
                  link: link.trim() || null,
                  from,
                  until,
                  texts: {
                    en: text('en'),
                    ar: text('ar'),
                    ru: text('ru'),
                    hi: text('hi'),
                    zh: text('zh'),
                    de: text('de'),
                  },
                },
              })
            }}
            onClose={() => setEdited(undefined)}
          />
        )}
        {removed && (
          <EditDialog
            title={t('form.remove')}
            text={removed.texts[language]}
            submit={t('form.remove')}
            initial={{}}
            fields={[]}
            send={() => deleteNotice(api, { params: { path: { id: removed._id } } })}
            onClose={() => setRemoved(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
