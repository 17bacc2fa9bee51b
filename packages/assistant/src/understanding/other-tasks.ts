/** What asks for something of its own, and never goes on with what was asked before. */
export const otherTasks = [
  'viewing',
  'callback',
  'restart',
  'more',
  'inject',
  'steer',
  'abuse',
  'invest',
] as const
