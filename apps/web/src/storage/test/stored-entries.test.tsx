import fs from 'node:fs'
import { languages } from '@manzil/i18n/languages'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setChatDraft } from '../../stores/chat-draft.ts'
import { setColorMode } from '../../stores/color-mode.ts'
import { answerConsent } from '../../stores/consent.ts'
import { serveMock } from '../../test/mock-server.ts'
import { forgetVisit, logIn, openSite } from '../../test/open-site.tsx'
import { storedEntries } from '../stored-entries.ts'

const root = `${import.meta.dirname}/../../../../..`

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

it.each(languages)('the cookies policy in %s names what is kept', (language) => {
  const file = `${root}/content/${language}/policies/cookies-policy.md`
  const rows = fs.readFileSync(file, 'utf8').matchAll(/^\| ([\w:-]+) \| .+ \| .+ \|$/gm)
  const names = [...rows].map(([, name]) => name)
  // After the head of the table, whose words may be of Latin letters too.
  expect(names.slice(names.indexOf(storedEntries[0]))).toEqual(storedEntries)
})

it('keeps nothing in the browser that the policy does not name', async () => {
  serveMock()
  await logIn('individual')
  await openSite('/contact-us')
  act(() => {
    answerConsent(['convenience'])
    setColorMode('dark')
    setChatDraft('Two bedrooms')
  })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'de')
  const [field] = await screen.findAllByRole('textbox')
  if (field) await userEvent.type(field, 'Sara')
  const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  expect(kept).toEqual(
    expect.arrayContaining(['userToken', 'userData', 'contactForm', 'colorMode']),
  )
  const names: readonly string[] = storedEntries
  expect(kept.filter((key) => !names.includes(key.replace(/:.*/, ':')))).toEqual([])
})
