import { makeKey } from '../../../../form/make-key.ts'

/** An id as the contract has them, made here so that a draft can begin offline. */
export const newDraftId = (): string =>
  makeKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
