/** Each kind of account fetches its own half of the dashboard alone. */
export const halves = {
  business: () => import('./business/BusinessDashboard.tsx'),
  personal: () => import('./personal/PersonalDashboard.tsx'),
}
