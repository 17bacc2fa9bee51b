import type { UserAccount } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import type { Channel } from '../verify/pending-codes.ts'
import { VerifyContact } from '../verify/VerifyContact.tsx'
import type { ContactFieldsProps } from './ContactFields.tsx'
import { profileDraft } from './profile-values.ts'

interface VerifyingContact {
  /** Buttons for the fields of the form. */
  actions: NonNullable<ContactFieldsProps['actions']>
  /** Stands outside the form: what is submitted in it is not the profile's. */
  dialog: ReactNode
}

/** Proves the address or the number of an account by a code, or changes the address. */
export function useVerifyContact(account: UserAccount): VerifyingContact {
  const { t } = useTranslation('profile')
  const [channel, setChannel] = useState<Channel>()
  const button = (of: Channel, label: string) => (
    <Button variant="link" onClick={() => setChannel(of)}>
      {label}
    </Button>
  )
  const dialogOf = (of: Channel, value: string | null) => (
    <VerifyContact
      open={channel === of}
      channel={of}
      value={value ?? ''}
      onClose={() => setChannel(undefined)}
      onVerified={({ phone_number }) => {
        const draft = profileDraft.read()
        if (draft) profileDraft.keep({ ...draft, phone_number: phone_number ?? '' })
        setChannel(undefined)
      }}
    />
  )
  return {
    actions: {
      email: button(
        'email',
        t(account.email_verified ? 'fields.changeEmail' : 'fields.verifyEmail'),
      ),
      phone: button('phone', t('fields.verifyPhone')),
    },
    dialog: (
      <>
        {dialogOf('email', account.email)}
        {dialogOf('phone', account.phone_number)}
      </>
    ),
  }
}
