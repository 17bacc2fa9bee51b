/** The answer where an agent or an agency is gone, has no public page, or never was. */
export const agentGone = {
  status: 404,
  problem: { code: 'not_found', message: 'This page is no longer here.' },
} as const
