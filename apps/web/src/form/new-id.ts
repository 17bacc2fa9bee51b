import { makeKey } from './make-key.ts'

/** An id as the contract has them, made here so that what is written can begin offline, and is written once. */
export const newId = (): string =>
  makeKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
