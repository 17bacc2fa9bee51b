import { createI18n } from '@manzil/i18n/i18n'
import { loadTexts } from '@manzil/i18n/load-texts'
import { act, render } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { TranslatorProvider } from '../TranslatorProvider.tsx'
import { useTranslation } from '../use-translation.ts'

function Close() {
  const { t } = useTranslation()
  return <p>{t('close')}</p>
}

function Cookies() {
  const { t } = useTranslation(['cookies', 'common'])
  return <p>{`${t('title')}, ${t('common:close')}`}</p>
}

/** What is drawn where the texts that come late are fetched by `cookies`. */
async function setUp(cookies: () => Promise<unknown>) {
  const missing: string[] = []
  const i18n = await createI18n({
    language: 'en',
    async load(language, feature) {
      if (feature === 'cookies') await cookies()
      return loadTexts(language, feature)
    },
    onMissing: (text) => missing.push(text),
  })
  await act(async () => {
    render(
      <TranslatorProvider i18n={i18n}>
        <Close />
        <Suspense fallback="waiting">
          <Cookies />
        </Suspense>
      </TranslatorProvider>,
    )
  })
  return { i18n, missing, text: () => document.body.textContent }
}

it('waits for texts that are not there, and says those that are', async () => {
  const held = Promise.withResolvers<void>()
  const { i18n, text, missing } = await setUp(() => held.promise)
  expect(text()).toBe('Closewaiting')
  held.resolve()
  await act(() => i18n.load(['cookies']))
  expect(text()).toBe('CloseWhat may this browser keep?, Close')
  expect(missing).toEqual([])
})

it('draws everything again when the language changes', async () => {
  const { i18n, text } = await setUp(async () => {})
  await act(() => i18n.load(['cookies']))
  await act(() => i18n.changeLanguage('de'))
  expect(text()).toBe('SchließenWas darf dieser Browser speichern?, Schließen')
})

it('draws keys where texts cannot be had, and asks no more than once for them', async () => {
  const cookies = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no network'))
  const { i18n, text, missing } = await setUp(cookies)
  expect(text()).toBe('Closetitle, Close')
  expect(new Set(missing)).toEqual(new Set(['cookies:title']))
  expect(cookies).toHaveBeenCalledTimes(1)
  // The next page that wants them does.
  cookies.mockResolvedValue(undefined)
  await act(() => i18n.load(['cookies']))
  await act(() => i18n.changeLanguage('de'))
  expect(text()).toContain('Was darf')
})
