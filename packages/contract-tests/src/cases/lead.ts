import {
  zAddPropertySuggestionResponse,
  zGetPropertySuggestionResponse,
  zUpdatePropertySuggestionResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { guest } from '../visitors.ts'

const lead = { name: 'Sara Khan', email: 'sara@example.com', phone_number: '971500000123' }

export function leadCases({ cases, target }: Suite): void {
  const read = (token: string) =>
    succeed(target(), 'getPropertySuggestion', zGetPropertySuggestionResponse, { token })
  const add = (token: string, body: object) =>
    succeed(target(), 'addPropertySuggestion', zAddPropertySuggestionResponse, { token, body })

  cases(
    'contact details left with the assistant',
    ['getPropertySuggestion', 'addPropertySuggestion', 'updatePropertySuggestion'],
    () => {
      test('are kept, replaced and changed', async () => {
        const token = await guest(target())
        expect((await read(token)).data).toBeNull()
        const added = await add(token, { ...lead, max_budget: 2_000_000 })
        expect(added.message).toBe('Your details have been submitted successfully')
        expect(added.data).toMatchObject({ ...lead, min_budget: null, max_budget: 2_000_000 })

        const again = await add(token, lead)
        expect(again.data._id).toBe(added.data._id)
        const changed = await succeed(
          target(),
          'updatePropertySuggestion',
          zUpdatePropertySuggestionResponse,
          { token, path: { id: added.data._id }, body: { ...lead, name: 'Sara K' } },
        )
        expect(changed.message).toBe('Your details have been updated successfully')
        expect((await read(token)).data).toEqual(changed.data)
      })

      test('belong to the account that left them', async () => {
        const owner = await guest(target())
        const { data } = await add(owner, lead)
        const stranger = await guest(target())
        await fail(target(), 'updatePropertySuggestion', 404, {
          token: stranger,
          path: { id: data._id },
          body: { ...lead, name: 'Stranger' },
        })
        expect((await read(owner)).data?.name).toBe(lead.name)
        expect((await read(stranger)).data).toBeNull()
      })

      test('wrong fields are named one by one', async () => {
        const token = await guest(target())
        const { fields } = await fail(target(), 'addPropertySuggestion', 422, {
          token,
          body: { name: ' ', email: 'no', phone_number: '123' },
        })
        expect(fields.map(({ path }) => path).sort()).toEqual(['email', 'name', 'phone_number'])
        await fail(target(), 'addPropertySuggestion', 401, { body: lead })
      })
    },
  )
}
