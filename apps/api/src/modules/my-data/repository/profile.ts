import { findAccount } from '../../account/repository.ts'
import { findDeletionTime } from './deletion.ts'
import type { Section } from './section.ts'

export const profile: Section = {
  name: 'profile',
  tables: ['account', 'account_deletion', 'paused_property'],
  async read(db, accountId) {
    const account = await findAccount(db, accountId)
    if (!account) return []
    const { _id, created_at, ...rest } = account
    const pictures = [
      rest.profile_picture,
      rest.company_logo,
      rest.agent_photo,
      rest.agency_logo,
    ].flatMap((address) => address ?? [])
    return [
      {
        id: _id,
        kind: rest.role,
        name: [rest.first_name, rest.last_name].filter(Boolean).join(' ') || null,
        company: rest.company_name,
        user_name: rest.user_name,
        email: rest.email,
        email_verified: rest.email_verified,
        phone: rest.phone_number,
        phone_verified: rest.phone_verified,
        nationality: rest.nationality,
        languages: rest.languages,
        services: rest.service_need,
        about: rest.about,
        registration: rest.rera_number,
        pictures,
        at: new Date(created_at),
        deletion_at: await findDeletionTime(db, accountId),
      },
    ]
  },
}
