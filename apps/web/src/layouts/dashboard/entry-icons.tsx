import { GridIcon, ListIcon } from '@manzil/ui/foundations/icons/controls'
import { UploadIcon } from '@manzil/ui/foundations/icons/files'
import { ChatIcon, HeartIcon, UserIcon, VerifiedIcon } from '@manzil/ui/foundations/icons/things'
import {
  CalendarIcon,
  DownloadIcon,
  KeyIcon,
  LockIcon,
  PlusIcon,
  ShieldIcon,
} from '@manzil/ui/foundations/icons/tools'

/** What stands before an entry of the menu; its words are `menu.<name>` of the dashboard's texts. */
export const entryIcons = {
  dashboard: <GridIcon />,
  addProperty: <PlusIcon />,
  myPropertyListing: <ListIcon />,
  feeds: <UploadIcon />,
  leads: <ChatIcon />,
  viewings: <CalendarIcon />,
  myProfile: <UserIcon />,
  likeProperties: <HeartIcon />,
  yourPlan: <VerifiedIcon />,
  updatePassword: <LockIcon />,
  accountSecurity: <ShieldIcon />,
  myData: <DownloadIcon />,
  operator: <KeyIcon />,
} as const

/** What a row of the route table is called in the dashboard's menu. */
export type DashboardEntryName = keyof typeof entryIcons
