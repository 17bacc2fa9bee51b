import { downloadInvoice } from '@manzil/api-client/generated/payment-calls.gen'
import { getInvoiceQuery } from '@manzil/api-client/generated/payment-queries.gen'
import type { Invoice, InvoiceFile } from '@manzil/api-client/generated/types.gen'
import { FactTable } from '@manzil/ui/data/FactTable/FactTable'
import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { useInvoiceFacts } from './use-invoice-facts.ts'

/** One invoice, to be read, printed and kept. */
export function InvoiceView({ id }: { id: string }) {
  const { t } = useTranslation('plans')
  const query = useQuery(getInvoiceQuery(api, { params: { path: { id } } }))
  const back = (
    <TextLink tone="plain" href={paths.yourPlan()}>
      {t('invoice.back')}
    </TextLink>
  )
  return (
    <div className="dashboard-page your-plan invoice-view">
      {query.error && <ErrorState title={t('failed')} text={query.error.message} actions={back} />}
      {!query.data && !query.error && <Skeleton height="24rem" />}
      {query.data && <Paper invoice={query.data.data} />}
      <p className="invoice-view__buttons">{!query.error && back}</p>
    </div>
  )
}

function Paper({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('plans')
  const facts = useInvoiceFacts(invoice)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function save() {
    setFailure(undefined)
    setBusy(true)
    const result = await downloadInvoice(api, { params: { path: { id: invoice._id } } })
    setBusy(false)
    if (result.ok) saveInvoice(result.data.data)
    else setFailure(result.error.message)
  }
  return (
    <>
      <SectionHeading level={1} title={t(`invoice.${invoice.kind}`)} lead={invoice.number} />
      {invoice.is_test && <InlineAlert tone="warning">{t('invoice.test')}</InlineAlert>}
      <FactTable facts={facts} single />
      {failure && (
        <InlineAlert tone="error" announce="now">
          {failure}
        </InlineAlert>
      )}
      <div className="your-plan__buttons invoice-view__buttons">
        <Button onClick={() => void save()} loading={busy} loadingText={t('invoice.pdfBusy')}>
          {t('invoice.pdf')}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          {t('invoice.print')}
        </Button>
      </div>
    </>
  )
}

/** Hands the file to the browser's downloads. */
function saveInvoice({ name, media_type, base64 }: InvoiceFile): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  const href = URL.createObjectURL(new Blob([bytes], { type: media_type }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(href))
}
