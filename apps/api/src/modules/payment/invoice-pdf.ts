import type { Invoice } from '@manzil/api-client/generated/types.gen'
import { PDFDocument } from '@napi-rs/canvas'
import { family, loadFaces } from '../../pictures/faces.ts'
import { dayIn, moneyIn } from './texts/plan-mail-texts.ts'

/** What a page is drawn on. */
type Page = ReturnType<PDFDocument['beginPage']>

/** A4 in points. */
const WIDTH = 595
const HEIGHT = 842
const MARGIN = 48
const INNER = WIDTH - 2 * MARGIN

const INK = '#1d1b1a'
const FAINT = '#6b6460'

/** Labels stand in both languages in which the tax authority reads invoices. */
const labels = {
  invoice: ['Tax Invoice', 'فاتورة ضريبية'],
  credit_note: ['Tax Credit Note', 'إشعار دائن ضريبي'],
  test: [
    'TEST. No money has moved; this is no tax document.',
    'تجربة. لم تُنقل أموال، وهذا ليس مستندًا ضريبيًا.',
  ],
  number: ['Number', 'الرقم'],
  corrects: ['For invoice', 'عن الفاتورة'],
  issued: ['Date of issue', 'تاريخ الإصدار'],
  supplier: ['Supplier', 'المورّد'],
  buyer: ['Customer', 'العميل'],
  trn: ['TRN', 'رقم التسجيل الضريبي'],
  plan: ['Plan', 'الباقة'],
  period: ['Period', 'الفترة'],
  price: ['Price without VAT', 'السعر دون الضريبة'],
  credit: ['Left of the plan before', 'المتبقي من الباقة السابقة'],
  net: ['Amount without VAT', 'المبلغ دون الضريبة'],
  vat: ['VAT', 'ضريبة القيمة المضافة'],
  total: ['Total with VAT', 'المجموع مع الضريبة'],
} as const satisfies Record<string, readonly [english: string, arabic: string]>

type Label = keyof typeof labels

/** Draws an invoice on one page; names may be in Latin, Cyrillic or Arabic letters. */
export function drawInvoice(invoice: Invoice): Buffer {
  loadFaces()
  const document = new PDFDocument({
    title: invoice.number,
    author: invoice.supplier.name,
    creator: invoice.supplier.name,
  })
  const page = document.beginPage(WIDTH, HEIGHT)
  let y = MARGIN + 20

  const write = (
    text: string,
    x: number,
    { size = 10, weight = 400, color = INK, align = 'left' as 'left' | 'right', most = INNER } = {},
  ) => {
    page.font = `${weight} ${size}px ${family}`
    page.fillStyle = color
    page.textAlign = align
    page.direction = /[\u0600-\u06ff]/.test(text) ? 'rtl' : 'ltr'
    page.fillText(shorten(page, text, most), x, y)
  }
  const pair = (label: Label, size = 10, weight = 400, color = FAINT) => {
    const [english, arabic] = labels[label]
    write(english, MARGIN, { size, weight, color })
    write(arabic, WIDTH - MARGIN, { size, weight, color, align: 'right' })
  }
  /** A line with both labels at its edges and the value between them. */
  const line = (label: Label, value: string, weight = 400) => {
    pair(label)
    write(value, MARGIN + INNER * 0.34, { weight, most: INNER * 0.4 })
    y += 18
  }
  const rule = () => {
    page.fillStyle = '#d9d3cd'
    page.fillRect(MARGIN, y - 4, INNER, 0.7)
    y += 18
  }

  pair(invoice.kind, 20, 600, INK)
  y += 26
  if (invoice.is_test) {
    pair('test', 10, 600, '#b3261e')
    y += 22
  }
  rule()
  line('number', invoice.number, 600)
  if (invoice.corrects) line('corrects', invoice.corrects)
  line('issued', dayIn(new Date(invoice.issued_at), 'en'))
  rule()
  for (const who of ['supplier', 'buyer'] as const) {
    const { name, address, email, trn } = invoice[who]
    line(who, name, 600)
    for (const more of [address, email].filter(Boolean)) {
      write(more, MARGIN + INNER * 0.34, { most: INNER * 0.6 })
      y += 16
    }
    if (trn !== null) line('trn', trn)
    y += 8
  }
  rule()
  line('plan', `${invoice.plan_name}  ${invoice.plan_name_ar}`, 600)
  const [from, until] = [invoice.period_start, invoice.period_end].map((at) =>
    dayIn(new Date(at), 'en'),
  )
  line('period', `${from} – ${until}`)
  rule()
  line('price', moneyIn(invoice.price, 'en'))
  if (invoice.credit > 0) line('credit', moneyIn(-invoice.credit, 'en'))
  line('net', moneyIn(invoice.price - invoice.credit, 'en'))
  line('vat', `${invoice.vat_percent}%   ${moneyIn(invoice.vat, 'en')}`)
  rule()
  line('total', moneyIn(invoice.total, 'en'), 600)
  document.endPage()
  return document.close()
}

/** As much of a text as fits, with dots where something is left out. */
function shorten(page: Page, text: string, most: number): string {
  let shown = text
  while (shown.length > 1 && page.measureText(shown).width > most) shown = `${shown.slice(0, -2)}…`
  return shown
}
