/**
 * Components that no screen of the web app shows yet, by their folder, or by folder and file where
 * the rest of it is in use. Whoever shows one on a screen takes it out here.
 */
export const waitingComponents: readonly string[] = [
  // The dashboard: its own menu, figures, tables and news.
  'AvatarMenu',
  'BarChart',
  'DataTable',
  'LineChart',
  'NotificationList',
  'OwnListing',
  'PlanCard',
  'PropertyCard/HiddenCard',
  'StatTile',
  // Profile and adding a property: fields that no form of the site has.
  'Combobox',
  'CopyButton',
  'DateField',
  'FileDrop',
  'ImageDrop',
  'MultiSelect',
  'ProfilePictureDialog',
  'ProgressBar',
  'SizeField',
  'Switch',
  'TimeSlots',
  // For any page.
  'BackToTop',
  'Carousel',
  'Popover',
  'Tabs',
  'Tooltip',
  'TypingDots',
]
