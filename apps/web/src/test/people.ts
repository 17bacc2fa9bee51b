/** Sara Khan, as the server tells of her. */
export const sara = {
  _id: 'u-1',
  role: 'individual',
  first_name: 'Sara',
  last_name: 'Khan',
  email: 'sara@example.com',
  profile_picture: null,
  company_logo: null,
  agent_photo: null,
  agency_logo: null,
} as const

/** Somebody who has not said who they are. */
export const guest = {
  ...sara,
  _id: 'g-1',
  role: 'guest',
  first_name: null,
  last_name: null,
  email: null,
} as const
