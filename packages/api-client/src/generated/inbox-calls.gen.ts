// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Write a note about a lead. */
export const addLeadNote = (api: Api, ...init: InitOf<'/inbox/add-lead-note/{id}', 'post'>) =>
  toResult(
    api,
    { id: 'addLeadNote', fallback: 'Failed to add, please try again later.' },
    api.POST('/inbox/add-lead-note/{id}', ...init),
    { message: '', data: {} },
  )

/** Leads as a file for a spreadsheet. */
export const exportLeads = (api: Api, ...init: InitOf<'/inbox/export-leads', 'get'>) =>
  toResult(
    api,
    { id: 'exportLeads', fallback: 'Failed to get, please try again later.' },
    api.GET('/inbox/export-leads', ...init),
    { data: {} },
  )

/** One lead with its history. */
export const getLead = (api: Api, ...init: InitOf<'/inbox/get-lead/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'getLead', fallback: 'Failed to get, please try again later.' },
    api.GET('/inbox/get-lead/{id}', ...init),
    { data: {} },
  )

/** Whom leads can be given to, and what they are about. */
export const getLeadChoices = (api: Api, ...init: InitOf<'/inbox/get-lead-choices', 'get'>) =>
  toResult(
    api,
    { id: 'getLeadChoices', fallback: 'Failed to get, please try again later.' },
    api.GET('/inbox/get-lead-choices', ...init),
    { people: [{}], properties: [{}] },
  )

/** The leads of the caller. */
export const listLeads = (api: Api, ...init: InitOf<'/inbox/get-my-leads', 'get'>) =>
  toResult(
    api,
    { id: 'listLeads', fallback: 'Failed to get, please try again later.' },
    api.GET('/inbox/get-my-leads', ...init),
    { data: [{}], pagination: {}, unread: 0, waiting: 0 },
  )

/** Note that the handler has read a lead. */
export const markLeadSeen = (api: Api, ...init: InitOf<'/inbox/mark-lead-seen/{id}', 'post'>) =>
  toResult(
    api,
    { id: 'markLeadSeen', fallback: 'Failed to update, please try again later.' },
    api.POST('/inbox/mark-lead-seen/{id}', ...init),
    { data: {} },
  )

/** Answer the visitor by mail. */
export const replyToLead = (api: Api, ...init: InitOf<'/inbox/reply-to-lead/{id}', 'post'>) =>
  toResult(
    api,
    { id: 'replyToLead', fallback: 'Failed to send, please try again later.' },
    api.POST('/inbox/reply-to-lead/{id}', ...init),
    { message: '', data: {} },
  )

/** Another state, or another handler. */
export const updateLead = (api: Api, ...init: InitOf<'/inbox/update-lead/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'updateLead', fallback: 'Failed to update, please try again later.' },
    api.PUT('/inbox/update-lead/{id}', ...init),
    { message: '', data: {} },
  )
