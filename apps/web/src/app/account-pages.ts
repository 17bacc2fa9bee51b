// Pages that people with an account open, and a visitor from a mail. Which files each needs is said
// here and not in the route table, which is part of everybody's first visit.
export const addProperty = () => import('../features/dashboard/property-form/AddPropertyPage.tsx')
export const propertyUpdate = () =>
  import('../features/dashboard/property-form/PropertyUpdatePage.tsx')
export const ownProperties = () =>
  import('../features/dashboard/my-property-listing/MyPropertyListingPage.tsx')
export const feeds = () => import('../features/dashboard/feeds/FeedsPage.tsx')
export const leads = () => import('../features/dashboard/leads/LeadsPage.tsx')
export const viewings = () => import('../features/dashboard/viewings/ViewingsPage.tsx')
export const viewing = () => import('../features/viewing/ViewingPage.tsx')
export const yourPlan = () => import('../features/dashboard/your-plan/YourPlanPage.tsx')
export const operator = () => import('../features/dashboard/operator/OperatorPage.tsx')
export const resetPassword = () =>
  import('../features/account/reset-password/ResetPasswordPage.tsx')
export const myProfile = () => import('../features/account/my-profile/MyProfilePage.tsx')
export const updatePassword = () =>
  import('../features/account/update-password/UpdatePasswordPage.tsx')
export const accountSecurity = () => import('../features/account/security/AccountSecurityPage.tsx')
export const myData = () => import('../features/account/my-data/MyDataPage.tsx')
export const keepAccount = () => import('../features/account/keep-account/KeepAccountPage.tsx')
