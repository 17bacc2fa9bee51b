import type { MockUser } from './world.ts'

/** An account that says nothing of itself. */
export const nobody = (known: Pick<MockUser, '_id' | 'role' | 'created_at'>): MockUser => ({
  ...known,
  first_name: null,
  last_name: null,
  email: null,
  user_name: null,
  phone_number: null,
  email_verified: false,
  phone_verified: false,
  nationality: null,
  languages: [],
  service_need: [],
  about: null,
  company_name: null,
  rera_number: null,
  licence: null,
  profile_picture: null,
  company_logo: null,
  agent_photo: null,
  agency_logo: null,
})
