import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { LeadDialog } from './LeadDialog.tsx'

const mode = { title: 'Suggestions', text: 'Text', submit: 'Submit', submitting: 'Submitting...' }
const values = { name: '', email: '', phone_number: '', min_budget: '', max_budget: '' }

it('keeps the focus when the form takes the place of what was loading', async () => {
  let arrive = () => {}
  function Page() {
    const [isLoading, setLoading] = useState(true)
    arrive = () => setLoading(false)
    return (
      <LeadDialog
        open
        onClose={() => {}}
        mode="create"
        texts={{ create: mode, update: mode }}
        skipLabel="Skip"
        labels={{
          name: 'Name',
          email: 'Email',
          phone: 'Phone',
          budget: 'Budget',
          min: 'From',
          max: 'To',
        }}
        form={{ values, onChange: () => {}, onSubmit: () => {} }}
        {...(isLoading && { state: { kind: 'loading', label: 'Loading' } })}
      />
    )
  }
  show(<Page />)
  const skip = await screen.findByRole('button', { name: 'Skip' })
  await waitFor(() => expect(document.activeElement).toBe(skip))
  act(() => arrive())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Name/)))
})
