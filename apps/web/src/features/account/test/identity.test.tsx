import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Providers } from '../../../app/Providers.tsx'
import { startUp } from '../../../app/start-up.ts'
import { serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, logIn } from '../../../test/open-site.tsx'
import { IdentityQuestion } from '../identity/IdentityQuestion.tsx'
import { answerIdentity, askIdentity } from '../identity/identity-question.ts'
import { withProof } from '../identity/with-proof.ts'
import { DeleteSection } from '../my-data/DeleteSection.tsx'

const user = userEvent.setup()

beforeEach(forgetVisit)
afterEach(() => {
  cleanup()
  answerIdentity(false)
  vi.unstubAllGlobals()
})

async function open(page?: ReactNode) {
  const { calls } = serveMock()
  const started = await startUp()
  await logIn('individual')
  await act(async () =>
    render(
      <Providers {...started}>
        {page}
        <IdentityQuestion />
      </Providers>,
    ),
  )
  return { count: (call: string) => calls.filter((each) => each === call).length }
}

it('takes the password, one press at a time, and names a wrong one', async () => {
  const { count } = await open()
  const answer = askIdentity()
  const field = await screen.findByLabelText('Your password', {}, { timeout: 15_000 })
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
  await user.click(await screen.findByRole('button', { name: 'Close' }, { timeout: 15_000 }))
  expect(await result).toEqual({ ok: false, error: { ...error, fields: [] } })
  expect(asked).toBe(1)
})

it('asks alone, after the question whether the account is to be deleted', async () => {
  await open(<DeleteSection />)
  const ask = globalThis.fetch
  const said = { message: 'Please confirm first that it is you.' }
  const fields = [{ path: 'identity', rule: 'proven', ...said }]
  const refusal = { success: false, ...said, code: 'forbidden', fields, requestId: 'req-1' }
  vi.stubGlobal('fetch', async (...[to, init]: Parameters<typeof fetch>) => {
    const url = to instanceof Request ? to.url : String(to)
    return url.includes('/delete-account') ? Response.json(refusal, { status: 403 }) : ask(to, init)
  })
  await user.type(await screen.findByLabelText(/^Your password/), 'sara@example.com')
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Delete my account' }))
  await screen.findByRole('dialog', { name: 'Confirm that it is you' }, { timeout: 15_000 })
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull()
})
