import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { draw } from '../../test/draw.tsx'

function LongForm() {
  const [failure, setFailure] = useState<string>()
  const [presses, setPresses] = useState(1)
  const submit = async () => {
    setFailure(undefined)
    setPresses(presses + 1)
    await Promise.resolve()
    setFailure(`Refused ${presses} times`)
  }
  return (
    <FormFrame long busy={false} failure={failure} onSubmit={() => void submit()}>
      <input aria-label="Title" />
      <button type="submit">Publish</button>
    </FormFrame>
  )
}

it('tells a failure of a long form beside the button too, and moves the focus there', async () => {
  await draw(<LongForm />)
  const button = screen.getByRole('button', { name: 'Publish' })
  for (const text of ['Refused 1 times', 'Refused 2 times']) {
    await userEvent.click(button)
    await waitFor(() => expect(document.activeElement?.textContent).toBe(text))
    const told = screen.getAllByText(text)
    expect(told).toHaveLength(2)
    const after = button.compareDocumentPosition(document.activeElement ?? button)
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    // Read out once: by the one above, which waits for no focus.
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  }
})
