import { HeaderContacts } from '@manzil/ui/site/HeaderShell/HeaderContacts'
import { useContacts } from './use-contacts.ts'

/** The company's e-mail address and, where there is one, its telephone, above the menu. */
export function TopContacts() {
  const contacts = useContacts()
  return <HeaderContacts email={contacts?.email} phone={contacts?.tele_phone} />
}
