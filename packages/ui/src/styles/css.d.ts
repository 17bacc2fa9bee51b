/** A component imports its styles for their effect alone. */
declare module '*.css'
