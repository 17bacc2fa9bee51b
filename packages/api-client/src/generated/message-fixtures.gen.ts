// Generated from contracts/. Do not edit; run `npm run gen`.

import type {
  ChatClearPayload,
  ChatClearReply,
  ChatHistoryPayload,
  ChatHistoryReply,
  ChatInitPayload,
  ChatInitReply,
  ChatLanguageSelectPayload,
  ChatLanguageSelectReply,
  ChatMessage,
  ChatSendPayload,
  ChatSendReply,
  ChatStopPayload,
  ChatStopReply,
} from './types.gen.ts'

/** Each call gives a fresh copy. */
export const messageFixtures = {
  'chat:clear': {
    payload: (): ChatClearPayload => ({ sessionId: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' }),
    reply: (): ChatClearReply => ({ success: true, messages: [] }),
  },
  'chat:history': {
    payload: (): ChatHistoryPayload => ({
      userId: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02',
      newSessionId: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
      afterSeq: 3,
    }),
    reply: (): ChatHistoryReply => ({
      messages: [
        {
          id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
          seq: 4,
          timestamp: '2026-11-18T08:00:00.000Z',
          role: 'bot',
          type: 'text',
          message: 'I found 2 homes in Dubai Marina.',
          actions: [{ label: 'Book a Viewing', message: 'book_viewing' }],
          search: { query: 'purpose=sale&location=dubai-marina&bedrooms_min=2&bedrooms_max=2', excluded: ['Deira'] },
          comparison: {
            columns: [
              { title: 'Marina Gate', link: '/property-details?id=0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
              { title: 'Marina Gate', link: '/property-details?id=0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02' },
            ],
            rows: [{ label: 'Price', values: ['AED 1,850,000', 'AED 2,100,000'], differs: true }],
          },
          links: [{ label: 'Buying guide: what it costs', link: '/faqs' }],
          stopped: false,
          evidence: [
            {
              claim: 'AED 1,850,000',
              source: 'listing',
              listing_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
              field: 'price',
              as_of: '2026-11-02T08:30:00.000Z',
              link: '/property-listing?purpose=sale&location=dubai-marina',
            },
            {
              claim: 'AED 1,850,000',
              source: 'listing',
              listing_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02',
              field: 'price',
              as_of: '2026-11-02T08:30:00.000Z',
              link: '/property-listing?purpose=sale&location=dubai-marina',
            },
          ],
          done: true,
        },
        {
          id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02',
          seq: 4,
          timestamp: '2026-11-18T08:00:00.000Z',
          role: 'bot',
          type: 'typing',
          message: 'I found 2 homes',
          done: false,
        },
      ],
      isNew: false,
    }),
  },
  'chat:init': {
    payload: (): ChatInitPayload => ({
      userId: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02',
      sessionId: null,
      language: 'en',
    }),
    reply: (): ChatInitReply => ({
      sessionId: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
      showLanguagePrompt: false,
      language: 'en',
    }),
  },
  'chat:language:select': {
    payload: (): ChatLanguageSelectPayload => ({ sessionId: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01', language: 'en' }),
    reply: (): ChatLanguageSelectReply => ({ success: true, language: 'en' }),
  },
  'chat:message': {
    payload: (): ChatSendPayload => ({
      sessionId: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
      message: 'Two-bedroom flat in Dubai Marina, at most 1.6 million AED',
      clientId: 'c-1',
      search: 'purpose=rent&location=jumeirah-village-circle',
    }),
    reply: (): ChatSendReply => ({ success: true, id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01', seq: 3 }),
  },
  'chat:stop': {
    payload: (): ChatStopPayload => ({ sessionId: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' }),
    reply: (): ChatStopReply => ({ success: true, stopped: true }),
  },
  'chat:stream': {
    payload: (): ChatMessage => ({
      id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
      seq: 4,
      timestamp: '2026-11-18T08:00:00.000Z',
      role: 'bot',
      type: 'text',
      message: 'I found 2 homes in Dubai Marina.',
      actions: [{ label: 'Book a Viewing', message: 'book_viewing' }],
      search: { query: 'purpose=sale&location=dubai-marina&bedrooms_min=2&bedrooms_max=2', excluded: ['Deira'] },
      comparison: {
        columns: [
          { title: 'Marina Gate', link: '/property-details?id=0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
          { title: 'Marina Gate', link: '/property-details?id=0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02' },
        ],
        rows: [{ label: 'Price', values: ['AED 1,850,000', 'AED 2,100,000'], differs: true }],
      },
      links: [{ label: 'Buying guide: what it costs', link: '/faqs' }],
      stopped: false,
      evidence: [
        {
          claim: 'AED 1,850,000',
          source: 'listing',
          listing_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
          field: 'price',
          as_of: '2026-11-02T08:30:00.000Z',
          link: '/property-listing?purpose=sale&location=dubai-marina',
        },
        {
          claim: 'AED 1,850,000',
          source: 'listing',
          listing_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02',
          field: 'price',
          as_of: '2026-11-02T08:30:00.000Z',
          link: '/property-listing?purpose=sale&location=dubai-marina',
        },
      ],
      done: true,
    }),
  },
}
