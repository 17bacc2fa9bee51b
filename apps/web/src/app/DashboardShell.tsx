import type { ReactNode } from 'react'

export default function DashboardShell({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
