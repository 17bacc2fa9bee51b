/**
 * The folders of components, in the order of the sidebar, with their names there. Neutral groups
 * know nothing of the product and import no group of it; the others are about properties and people.
 */
export const componentGroups = [
  { folder: 'foundations', title: 'Foundations', neutral: true },
  { folder: 'forms', title: 'Forms', neutral: true },
  { folder: 'overlays', title: 'Overlays', neutral: true },
  { folder: 'feedback', title: 'Feedback', neutral: true },
  { folder: 'data', title: 'Data', neutral: true },
  { folder: 'site', title: 'Site', neutral: true },
  { folder: 'charts', title: 'Charts', neutral: true },
  { folder: 'map', title: 'Map', neutral: true },
  { folder: 'listing', title: 'Listing', neutral: false },
  { folder: 'agent', title: 'Agents', neutral: false },
  { folder: 'account', title: 'Account', neutral: false },
  { folder: 'chat', title: 'Chat', neutral: false },
  { folder: 'content', title: 'Content', neutral: false },
] as const satisfies readonly ComponentGroup[]

export interface ComponentGroup {
  /** In `src`. */
  folder: string
  title: string
  neutral: boolean
}
