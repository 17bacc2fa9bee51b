/** Screens that are still to come, or to be drawn anew. */
export const screensAhead = [
  '/',
  '/user-dashboard',
  '/my-property-listing',
  '/add-property',
  '/my-profile',
  '/your-plan',
] as const

interface Screen {
  /** That will show it, by its path. */
  path: (typeof screensAhead)[number]
  /** What it shows there. */
  purpose: string
}
/**
 * Components that no screen of the web app shows yet, by their folder, or by folder and file where
 * the rest of it is in use, with the screen that each is made for. Whoever shows one takes it out
 * here; one that no screen waits for is deleted.
 */
export const waitingComponents: Readonly<Record<string, Screen>> = {
  BarChart: { path: '/user-dashboard', purpose: 'views and leads by day' },
  LineChart: { path: '/user-dashboard', purpose: 'asking prices and views over time' },
  NotificationList: { path: '/user-dashboard', purpose: 'notifications' },
  StatTile: { path: '/user-dashboard', purpose: 'figures' },
  TimeSlots: { path: '/user-dashboard', purpose: 'calendar of viewings' },
  DataTable: { path: '/my-property-listing', purpose: 'own properties and leads as a table' },
  OwnProperty: { path: '/my-property-listing', purpose: 'own properties as cards' },
  PlanCard: { path: '/your-plan', purpose: 'the plan, and those to choose from' },
  FileDrop: { path: '/add-property', purpose: 'floor plans and papers' },
  ImageDrop: { path: '/add-property', purpose: 'pictures, in order, with progress' },
  ProgressBar: { path: '/add-property', purpose: 'how far an upload is' },
  SizeField: { path: '/add-property', purpose: 'sizes in two units' },
  Tabs: { path: '/add-property', purpose: 'sections of the form' },
  CopyButton: { path: '/my-profile', purpose: 'recovery codes of a second factor' },
  DateField: { path: '/my-profile', purpose: 'dates' },
  Switch: { path: '/my-profile', purpose: 'alerts on and off' },
  Carousel: { path: '/', purpose: 'communities and new properties' },
}
