/** 16 random bytes as hexadecimal digits; unlike `randomUUID` also on pages without TLS. */
export const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
