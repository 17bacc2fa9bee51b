import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { leadQuery } from '../../features/dashboard/leads/leads-queries.ts'
import { draw } from '../../test/draw.tsx'
import { failure, serve } from '../../test/serve.ts'
import { useViewingChange } from '../use-viewing-change.ts'

const id = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'

afterEach(() => vi.unstubAllGlobals())

function OpenLead() {
  const lead = useQuery(leadQuery(id))
  const { change } = useViewingChange(id)
  return (
    <button type="button" onClick={() => void change({ action: 'cancel', revision: 1 })}>
      {lead.isFetching ? 'reading' : 'cancel'}
    </button>
  )
}

it.each([
  { answer: 'done', status: 200, body: { success: true, message: 'Cancelled.', data: {} } },
  { answer: 'refused', status: 409, body: failure('Somebody was faster.', 'conflict') },
])(
  'reads the open lead anew where a change of its viewing is $answer',
  async ({ status, body }) => {
    const calls = serve({
      [`GET /inbox/get-lead/${id}`]: { body: { success: true, data: {} } },
      [`PUT /viewing/update-viewing/${id}`]: { status, body },
    })
    await draw(<OpenLead />)
    const leads = () => calls.filter(({ path }) => path.includes('get-lead')).length
    await userEvent.click(await screen.findByRole('button', { name: 'cancel' }))
    await waitFor(() => expect(leads()).toBe(2))
  },
)
