/** Each kind of account fetches its own half of the dashboard alone. */
export const homes = {
  business: () => import('./business/BusinessHome.tsx'),
  personal: () => import('./personal/PersonalHome.tsx'),
}
