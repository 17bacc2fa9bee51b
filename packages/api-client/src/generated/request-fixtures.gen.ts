// Generated from contracts/. Do not edit; run `npm run gen`.

import { exampleFile } from '../example-file.ts'
import type { RequestOf } from './server-handlers.gen.ts'

/** Each call gives a fresh copy; optional parameters and fields are there too. */
export const requestFixtures = {
  addLeadNote: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: { 'Idempotency-Key': 'enq-7f3c2a6d1e01' },
      body: { text: 'Yes, it is. Would Saturday at 11 suit you?' },
    }) satisfies RequestOf<'addLeadNote'>,
  addPasskey: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: {
        name: 'Telephone',
        credential: {
          id: 'dGhlIGhvdXNlIGJ5IHRoZSBjcmVlaw',
          clientDataJSON: 'dGhlIGhvdXNlIGJ5IHRoZSBjcmVlaw',
          attestationObject: 'dGhlIGhvdXNlIGJ5IHRoZSBjcmVlaw',
        },
      },
    }) satisfies RequestOf<'addPasskey'>,
  addPropertySuggestion: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: {
        name: 'Sara Khan',
        email: 'sara.khan@example.com',
        phone_number: '971500000123',
        min_budget: 1850000,
        max_budget: 1850000,
      },
    }) satisfies RequestOf<'addPropertySuggestion'>,
  assessProperty: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: {
        property_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        purpose: 'sale',
        category_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_category_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02',
        location_id: 'dubai-marina',
        price: 1850000,
        bedrooms: 2,
        bathrooms: 3,
        size: 1302,
        has_pin: true,
        coordinates: { lat: 25.0803, lng: 55.1412, approximate: false },
        furnished: 'unfurnished',
        completion: 'ready',
        features_count: 3,
        description_length: 420,
        permit_number: '71234567890',
        media: ['/pictures/0123456789abcdef0123456789abcdef/960.webp'],
      },
    }) satisfies RequestOf<'assessProperty'>,
  beginPasskey: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'beginPasskey'>,
  beginPasskeyLogin: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'beginPasskeyLogin'>,
  beginSocialSignIn: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { provider: 'google', purpose: 'log-in' },
    }) satisfies RequestOf<'beginSocialSignIn'>,
  cancelUserPlan: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'cancelUserPlan'>,
  changeProperties: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { ids: ['0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'], action: 'pause' },
    }) satisfies RequestOf<'changeProperties'>,
  confirmSavedSearch: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { token: 'ss_0197a1c27d107e3a9b543f0c2a6d1e01_4tRzWq8uLpEa6fGdTiOoBsUk3y7s1Q0m' },
    }) satisfies RequestOf<'confirmSavedSearch'>,
  createCheckoutSession: () =>
    ({
      path: undefined,
      query: undefined,
      headers: { 'Idempotency-Key': 'enq-7f3c2a6d1e01' },
      body: { plan_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01', language: 'en' },
    }) satisfies RequestOf<'createCheckoutSession'>,
  createEnquiry: () =>
    ({
      path: undefined,
      query: undefined,
      headers: { 'Idempotency-Key': 'enq-7f3c2a6d1e01' },
      body: {
        kind: 'question',
        property_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        name: 'Amina Rahman',
        email: 'amina.rahman@example.com',
        phone_number: '971501234567',
        message: 'Is the apartment still available in December?',
        preferred_contact: 'whatsapp',
        language: 'en',
      },
    }) satisfies RequestOf<'createEnquiry'>,
  createFeed: () =>
    ({
      path: undefined,
      query: undefined,
      headers: { 'Idempotency-Key': 'enq-7f3c2a6d1e01' },
      body: { name: 'Our system', url: 'https://dubailand.gov.ae/en/', schedule: 'daily' },
    }) satisfies RequestOf<'createFeed'>,
  createGetInTouch: () =>
    ({
      path: undefined,
      query: undefined,
      headers: { 'Idempotency-Key': 'enq-7f3c2a6d1e01' },
      body: {
        name: 'Sara Khan',
        email: 'sara.khan@example.com',
        phone_number: '971500000123',
        subject: 'Advertising with you',
        message: 'We are an agency with twelve agents and would like to list with you.',
        language: 'en',
        consent: 'enquiry_form',
      },
    }) satisfies RequestOf<'createGetInTouch'>,
  createProperty: () =>
    ({
      path: undefined,
      query: undefined,
      headers: { 'Idempotency-Key': 'enq-7f3c2a6d1e01' },
      body: {
        updated_at: '2026-11-02T08:30:00.000Z',
        title: 'Two-bedroom apartment with a marina view',
        title_ar: 'شقة من غرفتي نوم بإطلالة على المارينا',
        description: 'Corner apartment on a middle floor. The living room opens to a balcony over the water.',
        description_ar: 'شقة في الزاوية في طابق متوسط. تفتح غرفة المعيشة على شرفة فوق الماء.',
        status: 'live',
        purpose: 'sale',
        completion: 'ready',
        category_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_category_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_sub_category_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        location_id: 'dubai-marina',
        coordinates: { lat: 25.0803, lng: 55.1412, approximate: false },
        price: 1850000,
        bedrooms: 2,
        bathrooms: 3,
        size: 1302,
        plot_size: null,
        furnished: 'unfurnished',
        features: ['balcony', 'marina-view', 'gym'],
        permit_number: '71234567890',
        service_charge: 16.5,
        cheques: null,
        security_deposit: 1850000,
        developer: null,
        floor: 14,
        total_floors: 38,
        parking: 1,
        year_built: 2016,
        handover: null,
        available_from: '2026-12-01',
        video_url: null,
        tour_url: null,
        media: [
          {
            url: '/scenes/facade/tower/marina/4021.svg',
            role: 'facade',
            alt: 'Living room with a view of the marina',
            alt_ar: 'Living room with a view of the marina',
          },
        ],
      },
    }) satisfies RequestOf<'createProperty'>,
  createSavedSearch: () =>
    ({
      path: undefined,
      query: undefined,
      headers: { 'Idempotency-Key': 'enq-7f3c2a6d1e01' },
      body: {
        search: 'purpose=rent&location=dubai-marina&bedrooms_min=2&bedrooms_max=2',
        name: 'For rent · Dubai Marina · 2 bedrooms',
        frequency: 'daily',
        email: 'sara.khan@example.com',
        language: 'en',
      },
    }) satisfies RequestOf<'createSavedSearch'>,
  createSharedList: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: {
        title: 'Homes for our move in March',
        owner_name: 'Amina',
        with_notes: false,
        property_ids: ['0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01', '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02'],
      },
    }) satisfies RequestOf<'createSharedList'>,
  createUpload: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { file: exampleFile(['image/jpeg', 'image/png', 'image/webp']), purpose: 'property_photo' },
    }) satisfies RequestOf<'createUpload'>,
  decideOperatorCase: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: { kind: 'property', decision: 'approve', reason: 'The permit number belongs to another unit.' },
    }) satisfies RequestOf<'decideOperatorCase'>,
  deleteAccount: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { password: 'nine dhows on the creek', email: 'sara.khan@example.com', language: 'en' },
    }) satisfies RequestOf<'deleteAccount'>,
  deleteFeed: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'deleteFeed'>,
  deleteNotice: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'deleteNotice'>,
  deleteProperty: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'deleteProperty'>,
  deletePropertyDraft: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'deletePropertyDraft'>,
  deleteSavedSearch: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: { 'Saved-Search-Access': 'ss_0197a1c27d107e3a9b543f0c2a6d1e01_4tRzWq8uLpEa6fGdTiOoBsUk3y7s1Q0m' },
      body: undefined,
    }) satisfies RequestOf<'deleteSavedSearch'>,
  downloadInvoice: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'downloadInvoice'>,
  downloadMyData: () =>
    ({
      path: undefined,
      query: { format: 'json' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'downloadMyData'>,
  endFeedExport: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'endFeedExport'>,
  endOtherSessions: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'endOtherSessions'>,
  endSession: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'endSession'>,
  exchangeSocialCode: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { code: '4/0AeaYSHBexampleCode', state: 'q2Jx0a9TzUQ3mKf5vB7nWc1dE8hLsYpR' },
    }) satisfies RequestOf<'exchangeSocialCode'>,
  exportLeads: () =>
    ({
      path: undefined,
      query: {
        kind: 'question',
        state: 'new',
        property_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        handler_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        unanswered: true,
        search: 'marina',
      },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'exportLeads'>,
  exportOperatorActions: () =>
    ({
      path: undefined,
      query: { action: 'approve', from: '2026-11-01', until: '2026-11-30', search: 'marina' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'exportOperatorActions'>,
  findPlaces: () =>
    ({
      path: undefined,
      query: { search: 'marina' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'findPlaces'>,
  finishUpload: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: { purpose: 'property_photo' },
    }) satisfies RequestOf<'finishUpload'>,
  getAgent: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: { page: 1, limit: 24, sort_by: 'relevance' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getAgent'>,
  getBanner: () =>
    ({
      path: undefined,
      query: { type: 'home', language: 'en' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getBanner'>,
  getBlog: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: { language: 'en' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getBlog'>,
  getBotContent: () =>
    ({
      path: undefined,
      query: { type: 'bot_terms' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getBotContent'>,
  getBusinessOverview: () =>
    ({
      path: undefined,
      query: { days: 30 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getBusinessOverview'>,
  getChatUnread: () =>
    ({
      path: undefined,
      query: { session_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01', after_seq: 4 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getChatUnread'>,
  getCurrentUser: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'getCurrentUser'>,
  getFeedExport: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'getFeedExport'>,
  getIdentityProof: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getIdentityProof'>,
  getInvoice: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getInvoice'>,
  getLead: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getLead'>,
  getLeadChoices: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'getLeadChoices'>,
  getMyViewingHours: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getMyViewingHours'>,
  getOperatorProperty: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getOperatorProperty'>,
  getPriceRange: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getPriceRange'>,
  getProperty: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getProperty'>,
  getPropertyDraft: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getPropertyDraft'>,
  getPropertyRank: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: {
        purpose: 'sale',
        search: 'marina view',
        location: ['dubai-marina'],
        category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_sub_category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        type: ['apartment'],
        completion: 'ready',
        furnished: 'furnished',
        price_min: 500000,
        price_max: 2000000,
        bedrooms_min: 1,
        bedrooms_max: 3,
        bathrooms_min: 2,
        size_min: 600,
        size_max: 3000,
        features: ['pool', 'balcony'],
        verified: true,
        south: 25,
        west: 55,
        north: 25.3,
        east: 55.5,
        area: '25.07,55.13;25.09,55.13;25.09,55.16',
        sort_by: 'relevance',
      },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getPropertyRank'>,
  getPropertySuggestion: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getPropertySuggestion'>,
  getSearchFacets: () =>
    ({
      path: undefined,
      query: {
        search: 'marina view',
        location: ['dubai-marina'],
        category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_sub_category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        type: ['apartment'],
        purpose: 'sale',
        completion: 'ready',
        furnished: 'furnished',
        price_min: 500000,
        price_max: 2000000,
        bedrooms_min: 1,
        bedrooms_max: 3,
        bathrooms_min: 2,
        size_min: 600,
        size_max: 3000,
        features: ['pool', 'balcony'],
        verified: true,
        south: 25,
        west: 55,
        north: 25.3,
        east: 55.5,
        area: '25.07,55.13;25.09,55.13;25.09,55.16',
      },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getSearchFacets'>,
  getSiteStatus: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'getSiteStatus'>,
  getUserPlan: () =>
    ({
      path: { user_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getUserPlan'>,
  getViewing: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: { 'Viewing-Access': '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01_4tRzWq8uLpEa6fGdTiOoBsUk3y7s1Q0m' },
      body: undefined,
    }) satisfies RequestOf<'getViewing'>,
  getViewingSlots: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'getViewingSlots'>,
  initiateSignup: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: {
        first_name: 'Sara',
        last_name: 'Sara',
        email: 'sara.khan@example.com',
        phone_number: '971500000123',
        role: 'agent',
        company_name: 'Harbour Line Properties',
        rera_number: 'BRN-10412',
        language: 'en',
        accept_terms: true,
      },
    }) satisfies RequestOf<'initiateSignup'>,
  keepAccount: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { token: 'ka_0b3Jd8sK2mQ9vX4tY7zR1wPnLhGc' },
    }) satisfies RequestOf<'keepAccount'>,
  linkSocialAccount: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: {
        id_token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMTIyMzMifQ.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg',
        password: 'manzil-demo',
      },
    }) satisfies RequestOf<'linkSocialAccount'>,
  listAboutUs: () =>
    ({
      path: undefined,
      query: { page: 1, limit: 24, language: 'en' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listAboutUs'>,
  listAccountEvents: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listAccountEvents'>,
  listAgencies: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'listAgencies'>,
  listAgents: () =>
    ({
      path: undefined,
      query: {
        page: 1,
        limit: 24,
        user_type: 'agent',
        service_need: 'buy',
        search: 'marina',
        nationality: 'AE',
        language: 'ar',
      },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listAgents'>,
  listAmenities: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'listAmenities'>,
  listAreaGuides: () =>
    ({
      path: undefined,
      query: { page: 1, limit: 24, place: 'dubai-marina', language: 'en' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listAreaGuides'>,
  listAskingPrices: () =>
    ({
      path: undefined,
      query: { limit: 8 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listAskingPrices'>,
  listBlogCategories: () =>
    ({
      path: undefined,
      query: { search: 'buying' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listBlogCategories'>,
  listBlogs: () =>
    ({
      path: undefined,
      query: {
        page: 1,
        limit: 24,
        blog_category_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        search: 'transfer fee',
        language: 'en',
      },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listBlogs'>,
  listCategories: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'listCategories'>,
  listContactUs: () =>
    ({
      path: undefined,
      query: { language: 'en' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listContactUs'>,
  listDisclosures: () =>
    ({
      path: undefined,
      query: { page: 1, limit: 24 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listDisclosures'>,
  listFaqs: () =>
    ({
      path: undefined,
      query: { page: 1, limit: 24, category: 'buying', search: 'transfer fee', language: 'en' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listFaqs'>,
  listFeedDifferences: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: { page: 1, limit: 24, outcome: 'changed' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listFeedDifferences'>,
  listFeedRuns: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: { page: 1, limit: 24 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listFeedRuns'>,
  listFeeds: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'listFeeds'>,
  listGuides: () =>
    ({
      path: undefined,
      query: { type: 'buyer', language: 'en' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listGuides'>,
  listInvoices: () =>
    ({
      path: undefined,
      query: { page: 1, limit: 24 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listInvoices'>,
  listLeads: () =>
    ({
      path: undefined,
      query: {
        page: 1,
        limit: 24,
        kind: 'question',
        state: 'new',
        property_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        handler_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        unanswered: true,
        search: 'marina',
      },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listLeads'>,
  listLikedProperties: () =>
    ({
      path: undefined,
      query: { page: 1, limit: 24, sort_by: 'price_drop' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listLikedProperties'>,
  listLocations: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'listLocations'>,
  listMapPins: () =>
    ({
      path: undefined,
      query: {
        search: 'marina view',
        location: ['dubai-marina'],
        category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_sub_category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        type: ['apartment'],
        purpose: 'sale',
        completion: 'ready',
        furnished: 'furnished',
        price_min: 500000,
        price_max: 2000000,
        bedrooms_min: 1,
        bedrooms_max: 3,
        bathrooms_min: 2,
        size_min: 600,
        size_max: 3000,
        features: ['pool', 'balcony'],
        verified: true,
        south: 25,
        west: 55,
        north: 25.3,
        east: 55.5,
        zoom: 12,
        area: '25.07,55.13;25.09,55.13;25.09,55.16',
      },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listMapPins'>,
  listMyViewings: () =>
    ({
      path: undefined,
      query: { from: '2026-11-24', days: 7 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listMyViewings'>,
  listOperatorActions: () =>
    ({
      path: undefined,
      query: { action: 'approve', from: '2026-11-01', until: '2026-11-30', search: 'marina', page: 1, limit: 24 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listOperatorActions'>,
  listOperatorCases: () =>
    ({
      path: undefined,
      query: { kind: 'property', state: 'waiting', search: 'marina', page: 1, limit: 24 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listOperatorCases'>,
  listOperatorCategories: () =>
    ({
      path: undefined,
      query: { search: 'marina', page: 1, limit: 24 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listOperatorCategories'>,
  listOperatorNotices: () =>
    ({
      path: undefined,
      query: { page: 1, limit: 24 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listOperatorNotices'>,
  listOperatorPlaces: () =>
    ({
      path: undefined,
      query: { search: 'marina', page: 1, limit: 24 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listOperatorPlaces'>,
  listOperatorPlans: () =>
    ({
      path: undefined,
      query: { page: 1, limit: 24 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listOperatorPlans'>,
  listOwnProperties: () =>
    ({
      path: undefined,
      query: {
        page: 1,
        limit: 24,
        sort_by: 'views_desc',
        search: 'marina view',
        location: ['dubai-marina'],
        category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_sub_category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        type: ['apartment'],
        purpose: 'sale',
        completion: 'ready',
        furnished: 'furnished',
        price_min: 500000,
        price_max: 2000000,
        bedrooms_min: 1,
        bedrooms_max: 3,
        bathrooms_min: 2,
        size_min: 600,
        size_max: 3000,
        features: ['pool', 'balcony'],
        verified: true,
        status: 'live',
        to_confirm: true,
      },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listOwnProperties'>,
  listPasskeys: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'listPasskeys'>,
  listPlans: () =>
    ({
      path: undefined,
      query: { page: 1, limit: 24, user_type: 'agent' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listPlans'>,
  listPolicies: () =>
    ({
      path: undefined,
      query: { type: 'terms_and_conditions', language: 'en' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listPolicies'>,
  listPopularProperties: () =>
    ({
      path: undefined,
      query: { purpose: 'sale' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listPopularProperties'>,
  listProperties: () =>
    ({
      path: undefined,
      query: {
        purpose: 'sale',
        search: 'marina view',
        location: ['dubai-marina'],
        category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_sub_category: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        type: ['apartment'],
        completion: 'ready',
        furnished: 'furnished',
        price_min: 500000,
        price_max: 2000000,
        bedrooms_min: 1,
        bedrooms_max: 3,
        bathrooms_min: 2,
        size_min: 600,
        size_max: 3000,
        features: ['pool', 'balcony'],
        verified: true,
        south: 25,
        west: 55,
        north: 25.3,
        east: 55.5,
        area: '25.07,55.13;25.09,55.13;25.09,55.16',
        sort_by: 'relevance',
        page: 1,
        limit: 24,
      },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listProperties'>,
  listPropertyDrafts: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listPropertyDrafts'>,
  listPropertyFigures: () =>
    ({
      path: undefined,
      query: { days: 30, sort_by: 'views', page: 1, limit: 24 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listPropertyFigures'>,
  listPropertyHistory: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: { page: 1, limit: 24 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listPropertyHistory'>,
  listRates: () =>
    ({
      path: undefined,
      query: { language: 'en' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listRates'>,
  listSavedSearches: () =>
    ({
      path: undefined,
      query: undefined,
      headers: { 'Saved-Search-Access': 'ss_0197a1c27d107e3a9b543f0c2a6d1e01_4tRzWq8uLpEa6fGdTiOoBsUk3y7s1Q0m' },
      body: undefined,
    }) satisfies RequestOf<'listSavedSearches'>,
  listSearchSuggestions: () =>
    ({
      path: undefined,
      query: { search: '2 bed marina under 1.5m' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listSearchSuggestions'>,
  listSessions: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'listSessions'>,
  listSharedLists: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'listSharedLists'>,
  listSimilarProperties: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listSimilarProperties'>,
  listSocialMedia: () =>
    ({
      path: undefined,
      query: { page: 1, limit: 24 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listSocialMedia'>,
  listSubCategories: () =>
    ({
      path: undefined,
      query: { categoryId: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listSubCategories'>,
  listSubSubCategories: () =>
    ({
      path: undefined,
      query: { subCategoryId: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listSubSubCategories'>,
  listUserPlans: () =>
    ({
      path: undefined,
      query: { page: 1, limit: 24 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listUserPlans'>,
  listUserTypes: () =>
    ({
      path: undefined,
      query: { page: 1, limit: 24 },
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'listUserTypes'>,
  logVisitor: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { path: '/property-listing', language: 'en', referrer: 'https://www.example.com', device: 'phone' },
    }) satisfies RequestOf<'logVisitor'>,
  loginGuest: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'loginGuest'>,
  loginUser: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { email: 'demo.individual@manzil.example', password: 'manzil-demo' },
    }) satisfies RequestOf<'loginUser'>,
  loginWithPasskey: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: {
        id: 'dGhlIGhvdXNlIGJ5IHRoZSBjcmVlaw',
        clientDataJSON: 'dGhlIGhvdXNlIGJ5IHRoZSBjcmVlaw',
        authenticatorData: 'dGhlIGhvdXNlIGJ5IHRoZSBjcmVlaw',
        signature: 'dGhlIGhvdXNlIGJ5IHRoZSBjcmVlaw',
        userHandle: 'dGhlIGhvdXNlIGJ5IHRoZSBjcmVlaw',
      },
    }) satisfies RequestOf<'loginWithPasskey'>,
  loginWithSocial: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { id_token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMTIyMzMifQ.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg' },
    }) satisfies RequestOf<'loginWithSocial'>,
  logoutUser: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'logoutUser'>,
  lookAtSavedSearch: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: { 'Saved-Search-Access': 'ss_0197a1c27d107e3a9b543f0c2a6d1e01_4tRzWq8uLpEa6fGdTiOoBsUk3y7s1Q0m' },
      body: undefined,
    }) satisfies RequestOf<'lookAtSavedSearch'>,
  markLeadSeen: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'markLeadSeen'>,
  openSharedList: () =>
    ({
      path: undefined,
      query: undefined,
      headers: { 'Shared-List-Key': 'q0Jm3x2v9cYHn4tRzWq8uLpEa6fGdTiOoBsUk3yb7s1' },
      body: undefined,
    }) satisfies RequestOf<'openSharedList'>,
  ping: () => ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'ping'>,
  proveIdentity: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { password: 'manzil-demo' },
    }) satisfies RequestOf<'proveIdentity'>,
  readAdvertText: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { text: '2BHK for rent in Dubai Marina, 1302 sqft, AED 120k, 4 cheques' },
    }) satisfies RequestOf<'readAdvertText'>,
  receivePaymentEvent: () =>
    ({
      path: undefined,
      query: undefined,
      headers: {
        'Stripe-Signature': 't=1795000000,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
      },
      body: {
        id: 'evt_1Q2w3E4r5T6y7U8i',
        type: 'checkout.session.completed',
        created: 1795000000,
        data: { object: { id: 'cs_test_a1B2c3D4e5F6g7H8', payment_status: 'paid', status: 'complete' } },
      },
    }) satisfies RequestOf<'receivePaymentEvent'>,
  recordContactReveal: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: {
        channel: 'whatsapp',
        agent_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        property_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
      },
    }) satisfies RequestOf<'recordContactReveal'>,
  removePasskey: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'removePasskey'>,
  removePlaceAlias: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'removePlaceAlias'>,
  renamePasskey: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: { name: 'Telephone' },
    }) satisfies RequestOf<'renamePasskey'>,
  renewFeedExport: () =>
    ({ path: undefined, query: undefined, headers: undefined, body: undefined }) satisfies RequestOf<'renewFeedExport'>,
  replyToLead: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: { 'Idempotency-Key': 'enq-7f3c2a6d1e01' },
      body: { revision: 3, text: 'Yes, it is. Would Saturday at 11 suit you?' },
    }) satisfies RequestOf<'replyToLead'>,
  reportListing: () =>
    ({
      path: undefined,
      query: undefined,
      headers: { 'Idempotency-Key': 'enq-7f3c2a6d1e01' },
      body: {
        property_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        reason: 'price',
        message: 'The home was let two weeks ago.',
        email: 'sara.khan@example.com',
        language: 'en',
      },
    }) satisfies RequestOf<'reportListing'>,
  requestPasswordReset: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { email: 'sara.khan@example.com', language: 'en' },
    }) satisfies RequestOf<'requestPasswordReset'>,
  resetUserPassword: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { token: 'rp_4tRzWq8uLpEa6fGdTiOoBsUk3y7s1Q0m', new_password: 'seven palms on the creek' },
    }) satisfies RequestOf<'resetUserPassword'>,
  revokeSharedList: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'revokeSharedList'>,
  saveFavouriteNote: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: { note: 'Ask about the second parking space.' },
    }) satisfies RequestOf<'saveFavouriteNote'>,
  saveNotice: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: {
        place: 'home',
        texts: {
          en: 'Our office is closed on 2 December.',
          ar: 'Our office is closed on 2 December.',
          ru: 'Our office is closed on 2 December.',
          hi: 'Our office is closed on 2 December.',
          zh: 'Our office is closed on 2 December.',
          de: 'Our office is closed on 2 December.',
        },
        link: '/contact-us',
        from: '2026-12-01',
        until: '2026-12-03',
      },
    }) satisfies RequestOf<'saveNotice'>,
  savePlaceAlias: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: { place_id: 'dubai-marina', language: 'en', name: 'Marina Walk side' },
    }) satisfies RequestOf<'savePlaceAlias'>,
  savePropertyDraft: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: {
        version: 3,
        editor: '0f2c7a6d1e017f3c',
        property_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        content: {
          title: 'Two-bedroom apartment with a marina view',
          title_ar: 'شقة من غرفتي نوم بإطلالة على المارينا',
          description: 'Corner apartment on a middle floor. The living room opens to a balcony over the water.',
          description_ar: 'شقة في الزاوية في طابق متوسط. تفتح غرفة المعيشة على شرفة فوق الماء.',
          purpose: 'sale',
          completion: 'ready',
          category_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
          sub_category_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02',
          sub_sub_category_id: '',
          location_id: 'dubai-marina',
          lat: '25.0803',
          lng: '55.1412',
          price: '1850000',
          bedrooms: '2',
          bathrooms: '3',
          size: '1302',
          plot_size: '',
          furnished: 'unfurnished',
          permit_number: '71234567890',
          service_charge: '16.5',
          cheques: '',
          security_deposit: '',
          developer: '',
          floor: '14',
          total_floors: '38',
          parking: '1',
          year_built: '2016',
          handover: '',
          available_from: '2026-12-01',
          video_url: '',
          tour_url: '',
          features: ['balcony', 'marina-view', 'gym'],
          media: [
            {
              url: '/scenes/facade/tower/marina/4021.svg',
              role: 'facade',
              alt: 'Living room with a view of the marina',
              alt_ar: 'Living room with a view of the marina',
            },
          ],
          read: [{ field: 'bedrooms', value: '2', quote: '2BHK' }],
        },
      },
    }) satisfies RequestOf<'savePropertyDraft'>,
  sayPropertyGone: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: { reason: 'said_so' },
    }) satisfies RequestOf<'sayPropertyGone'>,
  sendOtpToEmail: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { email: 'sara.khan@example.com', language: 'en' },
    }) satisfies RequestOf<'sendOtpToEmail'>,
  sendOtpToPhone: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { phone_number: '971500000123', language: 'en' },
    }) satisfies RequestOf<'sendOtpToPhone'>,
  setSignupPassword: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: {
        temporaryToken: 'su_7Qm2vK9cYHn4tRzWq8uLpEa6fGdTiOo',
        code: 'K7M2QX',
        password: 'seven palms on the creek',
      },
    }) satisfies RequestOf<'setSignupPassword'>,
  signUpWithSocial: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: {
        id_token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMTIyMzMifQ.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg',
        role: 'agent',
        company_name: 'Harbour Line Properties',
        rera_number: 'BRN-10412',
        accept_terms: true,
      },
    }) satisfies RequestOf<'signUpWithSocial'>,
  startFeedRun: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: { kind: 'check' },
    }) satisfies RequestOf<'startFeedRun'>,
  toggleFavourite: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'toggleFavourite'>,
  trackPropertyView: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'trackPropertyView'>,
  undoFeedRun: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'undoFeedRun'>,
  undoPropertyChange: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: undefined,
    }) satisfies RequestOf<'undoPropertyChange'>,
  updateFeed: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: { name: 'Our system', url: 'https://dubailand.gov.ae/en/', schedule: 'daily', revision: 1 },
    }) satisfies RequestOf<'updateFeed'>,
  updateLead: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: { revision: 3, state: 'new', handler_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
    }) satisfies RequestOf<'updateLead'>,
  updateMyViewingHours: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: {
        week: [{ weekday: 1, from: '10:00', to: '18:00' }],
        exceptions: [{ day: '2026-12-02', hours: [] }],
        length_minutes: 30,
        travel_minutes: 30,
        notice_hours: 2,
        horizon_days: 14,
        revision: 0,
      },
    }) satisfies RequestOf<'updateMyViewingHours'>,
  updateOperatorCategory: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: { name: 'Apartments', name_ar: 'Apartments', is_shown: true },
    }) satisfies RequestOf<'updateOperatorCategory'>,
  updateOperatorPlan: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: {
        price: 499,
        listings_limit: 25,
        featured_limit: 3,
        photos_limit: 30,
        agents_limit: 1,
        features: ['25 live listings', '3 featured listings'],
        is_sold: true,
      },
    }) satisfies RequestOf<'updateOperatorPlan'>,
  updateProfilePicture: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { profile_picture: exampleFile(['image/jpeg', 'image/png', 'image/webp', 'image/avif']) },
    }) satisfies RequestOf<'updateProfilePicture'>,
  updateProperty: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: {
        updated_at: '2026-11-02T08:30:00.000Z',
        title: 'Two-bedroom apartment with a marina view',
        title_ar: 'شقة من غرفتي نوم بإطلالة على المارينا',
        description: 'Corner apartment on a middle floor. The living room opens to a balcony over the water.',
        description_ar: 'شقة في الزاوية في طابق متوسط. تفتح غرفة المعيشة على شرفة فوق الماء.',
        status: 'live',
        purpose: 'sale',
        completion: 'ready',
        category_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_category_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        sub_sub_category_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        location_id: 'dubai-marina',
        coordinates: { lat: 25.0803, lng: 55.1412, approximate: false },
        price: 1850000,
        bedrooms: 2,
        bathrooms: 3,
        size: 1302,
        plot_size: null,
        furnished: 'unfurnished',
        features: ['balcony', 'marina-view', 'gym'],
        permit_number: '71234567890',
        service_charge: 16.5,
        cheques: null,
        security_deposit: 1850000,
        developer: null,
        floor: 14,
        total_floors: 38,
        parking: 1,
        year_built: 2016,
        handover: null,
        available_from: '2026-12-01',
        video_url: null,
        tour_url: null,
        media: [
          {
            url: '/scenes/facade/tower/marina/4021.svg',
            role: 'facade',
            alt: 'Living room with a view of the marina',
            alt_ar: 'Living room with a view of the marina',
          },
        ],
      },
    }) satisfies RequestOf<'updateProperty'>,
  updatePropertySuggestion: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: {
        name: 'Sara Khan',
        email: 'sara.khan@example.com',
        phone_number: '971500000123',
        min_budget: 1850000,
        max_budget: 1850000,
      },
    }) satisfies RequestOf<'updatePropertySuggestion'>,
  updateSavedSearch: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: { 'Saved-Search-Access': 'ss_0197a1c27d107e3a9b543f0c2a6d1e01_4tRzWq8uLpEa6fGdTiOoBsUk3y7s1Q0m' },
      body: { name: 'For rent · Dubai Marina · 2 bedrooms', frequency: 'daily', paused: true },
    }) satisfies RequestOf<'updateSavedSearch'>,
  updateUser: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: {
        first_name: 'Sara',
        last_name: 'Sara',
        user_name: 'sara.khan',
        phone_number: '971500000123',
        nationality: 'AE',
        languages: ['en', 'ar'],
        service_need: ['buy', 'sell'],
        about: 'Eight years of homes along the marina.',
        company_name: 'Harbour Line Properties',
        rera_number: 'BRN-10412',
      },
    }) satisfies RequestOf<'updateUser'>,
  updateUserPassword: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { current_password: 'manzil-demo', new_password: 'seven palms on the creek' },
    }) satisfies RequestOf<'updateUserPassword'>,
  updateViewing: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: { 'Viewing-Access': '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01_4tRzWq8uLpEa6fGdTiOoBsUk3y7s1Q0m' },
      body: { action: 'cancel', starts_at: '2026-11-25T12:00:00.000Z', revision: 1 },
    }) satisfies RequestOf<'updateViewing'>,
  uploadFeedFile: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: { file: exampleFile(['text/csv', 'text/xml', 'application/xml']) },
    }) satisfies RequestOf<'uploadFeedFile'>,
  verifyOtpForEmail: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { email: 'sara.khan@example.com', code: '482913' },
    }) satisfies RequestOf<'verifyOtpForEmail'>,
  verifyOtpForPhone: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { phone_number: '971500000123', code: '482913' },
    }) satisfies RequestOf<'verifyOtpForPhone'>,
  verifyPayment: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { session_id: 'cs_test_a1B2c3D4e5F6g7H8' },
    }) satisfies RequestOf<'verifyPayment'>,
  verifySignupCode: () =>
    ({
      path: undefined,
      query: undefined,
      headers: undefined,
      body: { temporaryToken: 'su_7Qm2vK9cYHn4tRzWq8uLpEa6fGdTiOo', code: 'K7M2QX', otp: '482913' },
    }) satisfies RequestOf<'verifySignupCode'>,
  voteOnSharedList: () =>
    ({
      path: undefined,
      query: undefined,
      headers: { 'Shared-List-Key': 'q0Jm3x2v9cYHn4tRzWq8uLpEa6fGdTiOoBsUk3yb7s1' },
      body: {
        property_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
        opinion: 'maybe',
        name: 'Amina',
        comment: 'Lovely, but far from the school.',
      },
    }) satisfies RequestOf<'voteOnSharedList'>,
  withdrawDisclosure: () =>
    ({
      path: { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01' },
      query: undefined,
      headers: undefined,
      body: { scope: 'one' },
    }) satisfies RequestOf<'withdrawDisclosure'>,
}
