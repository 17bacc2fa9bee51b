import type { Plan } from '@manzil/api-client/generated/types.gen'
import type { Payment } from './sessions.ts'

/** What the visitor can make of the pretend payment. */
export const outcomes = ['pay', 'cancel', 'fail'] as const
export type Outcome = (typeof outcomes)[number]

export const isOutcome = (text: unknown): text is Outcome => outcomes.some((each) => each === text)

interface Texts {
  title: string
  notice: string
  period: Readonly<Record<Plan['period'], string>>
  vat: string
  total: string
  buttons: Readonly<Record<Outcome, string>>
}

const english: Texts = {
  title: 'Pretend payment',
  notice: 'This page belongs to a demo. It asks for no card and moves no money.',
  period: { month: 'one month', year: 'one year' },
  vat: 'VAT',
  total: 'Total',
  buttons: { pay: 'Pay', cancel: 'Cancel', fail: 'Fail' },
}

const arabic: Texts = {
  title: 'دفع تجريبي',
  notice: 'هذه صفحة تجريبية. لا تطلب بطاقة ولا تنقل أي أموال.',
  period: { month: 'شهر واحد', year: 'سنة واحدة' },
  vat: 'ضريبة القيمة المضافة',
  total: 'المجموع',
  buttons: { pay: 'ادفع', cancel: 'ألغِ', fail: 'افشل' },
}

/** The payment page, whole; its form posts `outcome` to its own address. */
export function checkoutPage({ language, amount, vat, total }: Payment, plan: Plan): string {
  const isArabic = language === 'ar'
  const texts = isArabic ? arabic : english
  const name = isArabic ? plan.name_ar : plan.name
  const rows = [
    [`${name}, ${texts.period[plan.period]}`, amount],
    [`${texts.vat} ${plan.vat_percent}%`, vat],
    [texts.total, total],
  ] as const
  const buttons = outcomes.map(
    (outcome) => `<button name="outcome" value="${outcome}">${texts.buttons[outcome]}</button>`,
  )
  return `<!doctype html>
<html lang="${isArabic ? 'ar' : 'en'}" dir="${isArabic ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.notice}</p>
<table>
${rows.map(([label, aed]) => `<tr><th scope="row">${label}</th><td dir="ltr">${money(aed)}</td></tr>`).join('\n')}
</table>
<form method="post">
${buttons.join('\n')}
</form>
</main>
</body>
</html>
`
}

const money = (aed: number): string =>
  `AED ${aed.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

const style = `
body { margin: 0; background: #f6f4f1; color: #1d1b1a; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 26rem; margin: 3rem auto; padding: 2rem; background: #fff; border-radius: 12px }
h1 { margin-top: 0; font-size: 1.5rem }
table { width: 100%; margin-block: 1.5rem; border-collapse: collapse }
th { font-weight: 400; text-align: start }
td { text-align: end; font-variant-numeric: tabular-nums }
tr:last-child > * { padding-top: .75rem; font-weight: 600 }
form { display: flex; gap: .75rem }
button { flex: 1; min-height: 44px; border: 1px solid #1d1b1a; border-radius: 8px; background: #fff;
  color: inherit; font: inherit; cursor: pointer }
button:first-child { border-color: #b3261e; background: #b3261e; color: #fff }
`
