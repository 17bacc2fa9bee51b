import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Providers } from '../../../app/Providers.tsx'
import { startUp } from '../../../app/start-up.ts'
import { serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, logIn } from '../../../test/open-site.tsx'
import { IdentityQuestion } from '../identity/IdentityQuestion.tsx'
import { askIdentity } from '../identity/identity-question.ts'
import { withProof } from '../identity/with-proof.ts'
import { DeleteSection } from '../my-data/DeleteSection.tsx'

const user = userEvent.setup()

beforeEach(forgetVisit)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(page?: ReactNode) {
  const { calls } = serveMock()
  const started = await startUp()
  await logIn('individual')
  const site = (shown: ReactNode) => (
    <Providers {...started}>
      {shown}
      <IdentityQuestion />
    </Providers>
  )
  const drawn = await act(async () => render(site(page)))
  return {
    count: (call: string) => calls.filter((each) => each === call).length,
    draw: (shown: ReactNode) => act(async () => drawn.rerender(site(shown))),
  }
}

it('takes the password, one press at a time, and names a wrong one', async () => {
  const { count } = await open()
  const answer = askIdentity()
  const field = await screen.findByLabelText('Your password')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText('Password is required')
  await user.type(field, 'not this one')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText('This is not your password.')
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, 'manzil-demo')
  await user.dblClick(screen.getByRole('button', { name: 'Confirm' }))
  expect(await answer).toBe(true)
  expect(count('POST /user/prove-identity')).toBe(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('is closed without an answer, and the refusal is told as a text', async () => {
  await open()
  const error = {
    status: 403,
    code: 'forbidden',
    message: 'Please confirm first that it is you.',
    isFallback: false,
    isOfOtherSession: false,
    fields: [{ path: 'identity', rule: 'proven', message: 'Please confirm first that it is you.' }],
    operationId: 'downloadMyData',
    requestId: null,
  } as const
  let asked = 0
  const call = async () => {
    asked += 1
    return { ok: false as const, error: { ...error, fields: [...error.fields] } }
  }
  const result = withProof(call)
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(await result).toEqual({ ok: false, error: { ...error, fields: [] } })
  expect(asked).toBe(1)
})

/** Answers a call with something else than the mock does; tells the bodies that were sent to it. */
function answerInstead(path: string, status: number, body: object): unknown[] {
  const ask = globalThis.fetch
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (...[to, init]: Parameters<typeof fetch>) => {
    const request = new Request(to, init)
    if (!request.url.endsWith(path)) return ask(request)
    sent.push(JSON.parse((await request.text()) || 'null'))
    return Response.json(body, { status })
  })
  return sent
}

const refusalOf = (path: string, rule: string, message: string, code: string) => ({
  success: false,
  message,
  code,
  fields: [{ path, rule, message }],
  requestId: 'req-1',
})

it('asks alone, after the question whether the account is to be deleted', async () => {
  await open(<DeleteSection />)
  const message = 'Please confirm first that it is you.'
  const refusal = refusalOf('identity', 'proven', message, 'forbidden')
  const sent = answerInstead('/delete-account', 403, refusal)
  await user.type(await screen.findByLabelText(/^Your password/), 'palms@night')
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Delete my account' }))
  await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull()
  expect(sent).toEqual([{ password: 'palms@night', language: 'en' }])
})

it('is deleted by its address, in a field that shows it, where the account has no password', async () => {
  const show = await open()
  const proof = { good_until: null, password: false, passkey: false, providers: [] }
  answerInstead('/get-identity-proof', 200, { success: true, data: proof })
  await show.draw(<DeleteSection />)
  const field = await screen.findByRole('textbox', { name: /^The e-mail address of your account/ })
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  await screen.findByText('Enter the e-mail address of your account')
  await user.type(field, ' sara@example.com ')
  const refusal = refusalOf('email', 'wrong', 'Not this one.', 'unprocessable')
  const sent = answerInstead('/delete-account', 422, refusal)
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Delete my account' }))
  await screen.findByText('This is not the e-mail address of your account')
  expect(sent).toEqual([{ email: 'sara@example.com', language: 'en' }])
})
