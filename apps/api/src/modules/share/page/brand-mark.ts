/**
 * The mark as the header of the app draws it: the server cannot load the design system.
 * test/share/mark.test.ts holds it against that one.
 */
export const brandMark =
  '<svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" focusable="false"><path d="M1 16V7.2C1 3.9 4.3 2.4 8 0c3.7 2.4 7 3.9 7 7.2V16h-4V8.8C11 7.1 9.6 6.2 8 5 6.4 6.2 5 7.1 5 8.8V16H1Z"/></svg>'
