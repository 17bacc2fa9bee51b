/**
 * Fetches the code of the whole site before a clock of a test starts: pages, dialogs and sections
 * are fetched when they are wanted, and on a busy machine that takes longer than a test waits.
 */
const parts = import.meta.glob(['../**/*.tsx', '!../**/test/**', '!../app/main.tsx'])
await Promise.all(Object.values(parts).map((load) => load()))
