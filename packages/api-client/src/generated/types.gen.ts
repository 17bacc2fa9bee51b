// Generated from contracts/. Do not edit; run `npm run gen`.
export interface paths {
  '/about-us/get-all-about-us': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Sections of the page about the company
     * @description Anyone may call it. In the order of the page. Changes nothing, so it may be repeated.
     */
    get: operations['listAboutUs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/amenity/get-amenities-and-facilities-for-users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Amenities and facilities
     * @description Anyone may call it. In display order.
     */
    get: operations['listAmenities']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/area-guide/get-all-area-guides': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Texts about places
     * @description Anyone may call it. By slug of the place; a place without a text answers an empty page. Changes nothing, so it may be repeated.
     */
    get: operations['listAreaGuides']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/banner/get-banner-by-type': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Head of a page
     * @description Anyone may call it. A page without a banner is not found. Changes nothing, so it may be repeated.
     */
    get: operations['getBanner']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/blog-category/get-blog-categories-with-counts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Subjects of articles
     * @description Anyone may call it. By name, with the number of published articles. Changes nothing, so it may be repeated.
     */
    get: operations['listBlogCategories']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/blog/get-all-blogs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Articles
     * @description Anyone may call it. Published articles, newest first; an unknown subject answers an empty page. Changes nothing, so it may be repeated.
     */
    get: operations['listBlogs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/blog/get-blog/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One article
     * @description Anyone may call it. An article that is not published is not found. Changes nothing, so it may be repeated.
     */
    get: operations['getBlog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/bot-content/get-bot-content-for-users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A text of the assistant in all languages
     * @description Anyone may call it. Changes nothing, so it may be repeated.
     */
    get: operations['getBotContent']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/category/get-all-active-categories': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Active categories
     * @description Anyone may call it. In menu order, with counts of live properties.
     */
    get: operations['listCategories']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/chat/add-property-suggestion': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Leave contact details and a budget
     * @description Any account, guests included. A second call replaces the details of the first.
     */
    post: operations['addPropertySuggestion']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/chat/get-property-suggestion': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Contact details that the account left
     * @description Any account, guests included; null where it left none.
     */
    get: operations['getPropertySuggestion']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/chat/unread': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Answers that came while the chat was closed
     * @description Answers of the account's own conversation after a message. The id of another account's conversation is answered as one without any.
     */
    get: operations['getChatUnread']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/chat/update-property-suggestion/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change the contact details
     * @description The account that left them.
     */
    put: operations['updatePropertySuggestion']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/contact-us/get-contact-us-for-users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Contact record of the company
     * @description Anyone may call it. Clients use the first item.
     */
    get: operations['listContactUs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/get-overview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What waits today, and what the properties of the account bring
     * @description Agents and agencies, of their own properties alone; an agency of those of its people. Every figure is a number of stored rows, by days in Dubai. Changes nothing.
     */
    get: operations['getBusinessOverview']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/get-property-figures': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The same figures for each property
     * @description Agents and agencies, of their own properties alone, whatever their state; an agency of those of its people. Changes nothing.
     */
    get: operations['listPropertyFigures']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/draft/delete-property-draft/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove a draft of a property
     * @description Its owner; others get 404. Pictures that nothing else shows are removed within a day.
     */
    delete: operations['deletePropertyDraft']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/draft/find-places': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Places for a form
     * @description Agents and agencies. The twenty places of the gazetteer that fit a text best, by their names in all languages and the short ones that people use; by its slug the place alone.
     */
    get: operations['findPlaces']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/draft/get-property-draft/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A draft of a property
     * @description Its owner; others get 404.
     */
    get: operations['getPropertyDraft']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/draft/list-property-drafts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Own drafts of properties
     * @description Agents and agencies. All of the account's drafts, the last written first.
     */
    get: operations['listPropertyDrafts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/draft/read-advert-text': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Read an advert
     * @description Agents and agencies. Says what a pasted text states of a property, by the fields of its form, in any of the site's languages. Keeps nothing.
     */
    post: operations['readAdvertText']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/draft/save-property-draft/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Keep a draft of a property
     * @description Agents and agencies. The client chooses the id; a draft of somebody else under it answers 404. Send the version that was read, 0 for a new draft: where another window has kept one since, nothing is written and the answer is 409. The same call twice has the same effect. An account has at most 50 drafts, and one for each property that it changes; one that nobody writes in for 180 days is removed.
     */
    put: operations['savePropertyDraft']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/enquiry/create-enquiry': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Write to an advertiser
     * @description Anyone may call it, guests included. The enquiry goes to the agent of the property, or to the named agent, as a lead. A viewing whose `preferred_time` is one that the agent offers is booked with it; one that is not free is answered with 409. Send an `Idempotency-Key` so that a repetition writes no second one.
     */
    post: operations['createEnquiry']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/enquiry/report-property': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Say what is wrong with a property
     * @description Anyone may call it, guests included. The report goes to the company. Send an `Idempotency-Key` so that a repetition writes no second one.
     */
    post: operations['reportListing']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/faq/get-all-faqs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Questions that are often asked
     * @description Anyone may call it. In the order of the page. Changes nothing, so it may be repeated.
     */
    get: operations['listFaqs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/feed/create-feed': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add a feed
     * @description Agents and agencies, ten of an account. Nothing is read yet: a file is uploaded next, and a run is begun by `startFeedRun` or, at an address, by the schedule once a run was applied.
     */
    post: operations['createFeed']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/feed/delete-feed/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove a feed
     * @description Its owner; others get 404. Its properties stay as they are and belong to their owner from then on. 409 while it is being read.
     */
    delete: operations['deleteFeed']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/feed/end-feed-export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * End the own feed
     * @description Agents and agencies. Its addresses answer 404 from then on; the same call twice has the same effect.
     */
    delete: operations['endFeedExport']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/feed/get-feed-differences/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What a run found, row by row
     * @description The owner of the run; others get 404. In the order of the file, while the run goes on as well. Changes nothing.
     */
    get: operations['listFeedDifferences']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/feed/get-feed-export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Addresses of the own feed
     * @description Agents and agencies. Null until `renewFeedExport` was called. Changes nothing.
     */
    get: operations['getFeedExport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/feed/get-feed-runs/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Runs of a feed
     * @description The owner of the feed; others get 404. The newest first; the last thirty are kept. Changes nothing.
     */
    get: operations['listFeedRuns']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/feed/get-my-feeds': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Feeds of the account
     * @description Agents and agencies. Their own, the newest first. Changes nothing.
     */
    get: operations['listFeeds']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/feed/renew-feed-export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * New addresses of the own feed
     * @description Agents and agencies. Addresses that were given before answer 404 from then on.
     */
    post: operations['renewFeedExport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/feed/start-feed-run/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Read a feed
     * @description Its owner; others get 404. The run goes on by itself, on another server where this one ends. 409 while the feed is being read, and where no file was uploaded.
     */
    post: operations['startFeedRun']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/feed/undo-feed-run/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Undo the last run of a feed
     * @description The owner of the run; others get 404. Properties that it added are removed, others are put back as they were, but for what was changed by hand since. 409 for any run but the last one that was applied, and after seven days. The schedule waits from then on until somebody applies the feed again.
     */
    post: operations['undoFeedRun']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/feed/update-feed/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change a feed
     * @description Its owner; others get 404. 409 where it was changed since it was read.
     */
    put: operations['updateFeed']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/feed/upload-feed-file/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Upload an edition of a feed
     * @description Its owner; others get 404. The file takes the place of the one before; nothing is read yet. 409 for a feed at an address, and while the feed is being read.
     */
    post: operations['uploadFeedFile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-in-touch/create-get-in-touch': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Write to the company
     * @description Anyone may call it, guests included. Send an `Idempotency-Key` so that a repetition writes no second one.
     */
    post: operations['createGetInTouch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guide/get-guide-by-type': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Sections of a guide
     * @description Anyone may call it. In reading order. Changes nothing, so it may be repeated.
     */
    get: operations['listGuides']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/inbox/add-lead-note/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Write a note about a lead
     * @description Agents and agencies: an agent of the leads that are theirs, an agency of those of its people as well; 404 for others. The visitor does not see it. Send an `Idempotency-Key` so that a repetition writes no second one.
     */
    post: operations['addLeadNote']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/inbox/export-leads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Leads as a file for a spreadsheet
     * @description Agents and agencies: the leads that the list shows for the same filters, 5,000 at most. CSV by RFC 4180 in UTF-8 with a byte order mark; no cell is a formula. The headings are in the language of `Accept-Language`. Changes nothing.
     */
    get: operations['exportLeads']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/inbox/get-lead-choices': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Whom leads can be given to, and what they are about
     * @description Agents and agencies. People of the same agency, the caller among them, and properties of the leads that the caller sees. Changes nothing.
     */
    get: operations['getLeadChoices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/inbox/get-lead/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One lead with its history
     * @description Agents and agencies: an agent of the leads that are theirs, an agency of those of its people as well; 404 for others. Changes nothing.
     */
    get: operations['getLead']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/inbox/get-my-leads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The leads of the caller
     * @description Agents and agencies: an agent's are those that are theirs now, an agency's those of its people as well. Newest message first. Changes nothing.
     */
    get: operations['listLeads']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/inbox/mark-lead-seen/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Note that the handler has read a lead
     * @description Agents and agencies: an agent of the leads that are theirs, an agency of those of its people as well; 404 for others. Only the handler makes a lead read; a look of the agency does not. A repetition changes nothing.
     */
    post: operations['markLeadSeen']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/inbox/reply-to-lead/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Answer the visitor by mail
     * @description Agents and agencies: an agent of the leads that are theirs, an agency of those of its people as well; 404 for others. 409 where somebody has changed the lead since it was read, or where no mail reaches the visitor. Send an `Idempotency-Key` so that a repetition sends no second mail.
     */
    post: operations['replyToLead']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/inbox/update-lead/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Another state, or another handler
     * @description Agents and agencies: an agent of the leads that are theirs, an agency of those of its people as well; 404 for others. A state must be one that may follow, a handler one of the same agency. 409 where somebody has changed the lead since it was read.
     */
    put: operations['updateLead']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/get-all-locations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * All places with live properties
     * @description Anyone may call it. Emirates, communities and sub-communities, with counts that include the places below.
     */
    get: operations['listLocations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/get-asking-prices': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What is asked where most properties are offered
     * @description Anyone may call it. The communities with the most live residential properties, with the median price asked for those for sale and the median rent of a year of those for rent; offices, shops and land are not in it.
     */
    get: operations['listAskingPrices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-data/delete-account': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete the account
     * @description Signed-in accounts, with the password again; one without a password names its e-mail address, and 403 names `identity` where nobody has proven lately that it is the owner who asks. All sessions end and nobody else sees the account any more. It is deleted for good after fourteen days, unless its owner keeps it; a mail says so and holds a link for that. Demo accounts stay.
     */
    post: operations['deleteAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-data/download-data': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Everything that is kept of the account, as one file
     * @description Any account, guests included. JSON for programs, or HTML without scripts in the language of `Accept-Language`. No passwords, tokens or hashes of them. 403 names `identity` where nobody has proven lately that it is the owner who asks; guests are not asked. Changes nothing.
     */
    get: operations['downloadMyData']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-data/get-disclosures': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Whom the account has given its contact details to
     * @description Any account, guests included. Newest first, with what was sent as a guest from the verified e-mail address of the account. Changes nothing.
     */
    get: operations['listDisclosures']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-data/keep-account': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Keep an account that is going to be deleted
     * @description Whoever has the link of the mail, or a session of the account. Its properties are shown again. A repetition with a session changes nothing; a link works once.
     */
    put: operations['keepAccount']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-data/record-reveal': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Note that an advertiser was called or written to directly
     * @description Any account, guests included. The page says that its visitor has pressed the telephone number or WhatsApp of an advertiser. The same within a day is noted once; an advertiser or a property that is not there is not noted.
     */
    post: operations['recordContactReveal']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-data/withdraw-disclosure/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Take contact details back
     * @description Any account, guests included, of its own rows alone; 404 for those of others. Blanks the contact details and the message for good, stops mails of it that still wait, and tells the receiver where one may have been sent. What was sent cannot be called back. A repetition changes nothing.
     */
    put: operations['withdrawDisclosure']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/decide-case/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Decide on one of them
     * @description Administrators alone; the decision is written to the log with what it changes. What does not follow from where the case stands gets 409. Whoever it concerns is told by e-mail, in their language.
     */
    put: operations['decideOperatorCase']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/delete-notice/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove a notice
     * @description Administrators alone.
     */
    delete: operations['deleteNotice']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/export-actions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What operators did, as a file for a spreadsheet
     * @description Administrators alone, for the same filters, 5,000 rows at most. CSV by RFC 4180 in UTF-8 with a byte order mark; no cell is a formula. That it was saved is written down as `export`.
     */
    get: operations['exportOperatorActions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/get-actions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What operators did
     * @description Administrators alone, the last first. Changes nothing.
     */
    get: operations['listOperatorActions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/get-cases': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What waits for an operator
     * @description Administrators alone. One kind at a time, those that wait first, then the newest. Changes nothing.
     */
    get: operations['listOperatorCases']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/get-categories': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Kinds of property, hidden ones too
     * @description Administrators alone. Categories first, then types, then sub-types. Changes nothing.
     */
    get: operations['listOperatorCategories']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/get-notices': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Notices to visitors
     * @description Administrators alone, past and coming ones too. Changes nothing.
     */
    get: operations['listOperatorNotices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/get-places': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Places with all their names
     * @description Administrators alone. Emirates first. Changes nothing.
     */
    get: operations['listOperatorPlaces']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/get-plans': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Plans, those that are not sold too
     * @description Administrators alone. Those on sale first. Changes nothing.
     */
    get: operations['listOperatorPlans']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/get-property/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A property, whatever its state
     * @description Administrators alone. Words, pictures and history of a property, live or not. Changes nothing.
     */
    get: operations['getOperatorProperty']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/remove-place-alias/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove a name that was added
     * @description Administrators alone. Names that come with the product stay.
     */
    delete: operations['removePlaceAlias']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/save-notice/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Write or change a notice
     * @description Administrators alone. The id is made by the client, so that the same call twice writes one notice.
     */
    put: operations['saveNotice']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/save-place-alias/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Add a name of a place
     * @description Administrators alone. The id is made by the client, so that the same call twice adds one name. Search and assistant know it within half a minute. A name that the place has already gets 409.
     */
    put: operations['savePlaceAlias']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/update-category/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Rename, show or hide a kind of property
     * @description Administrators alone. Properties of a hidden kind stay where they are; menus and forms offer it no more.
     */
    put: operations['updateOperatorCategory']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/update-plan/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change what a plan costs and allows
     * @description Administrators alone. Whoever has bought the plan keeps its terms; the answer is the plan that is sold instead, with an id of its own. A plan that is not sold any more gets 409.
     */
    put: operations['updateOperatorPlan']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/create-checkout-session': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to pay for a plan
     * @description Agents and agencies, for a plan of their kind. The amount is the server's. An open session for the same plan is given again, and others end. A plan that runs is replaced by a dearer one, and what is left of it is credited; another one follows it where it was cancelled or ends within two weeks, and gets 409 otherwise.
     */
    post: operations['createCheckoutSession']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/invoices': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Invoices to the account
     * @description Agents and agencies. Their own, newest first, credit notes included. Changes nothing.
     */
    get: operations['listInvoices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/invoices/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One invoice
     * @description Whoever it is for; others get 404. Changes nothing.
     */
    get: operations['getInvoice']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/invoices/{id}/file': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One invoice as a PDF
     * @description Whoever it is for; others get 404. In the language of `Accept-Language`. Changes nothing.
     */
    get: operations['downloadInvoice']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/verify-payment': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask whether a payment has arrived
     * @description Whoever began the session; others get 404. Asks the provider, and starts the plan once, however often it is called.
     */
    post: operations['verifyPayment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/webhook': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Events of the payment provider
     * @description The provider alone, proven by the signature of the raw body, not older than five minutes. Every event counts once; unknown types are accepted and ignored.
     */
    post: operations['receivePaymentEvent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ping': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Health check
     * @description Anyone may call it. Answers as soon as the server and its database can; never cached.
     */
    get: operations['ping']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/plan/get-all-plans-for-users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Plans that can be bought
     * @description Anyone may call it. Active plans, cheapest first. Changes nothing.
     */
    get: operations['listPlans']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/policy/get-policy-by-type-for-users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Sections of a policy
     * @description Anyone may call it. In reading order. Changes nothing, so it may be repeated.
     */
    get: operations['listPolicies']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/add-or-remove-favourite/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Save a property to the favourites, or remove it
     * @description Signed-in accounts only; guests are refused with 403. Each call flips the state and answers with the new one.
     */
    post: operations['toggleFavourite']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/assess-property': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Look a form over
     * @description Agents and agencies. Says what the form of a property lacks and what each point is worth, what else on the site is the same property, and what properties like it ask. A `property_id` that is not the account's own gets 404. Keeps nothing.
     */
    post: operations['assessProperty']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/change-properties': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Do the same to several properties
     * @description Their owner, or the agency of their owner. What cannot be done to one of them is said of that one, and done to the others; one of somebody else counts as gone. The answer names the change, by which all of it is undone.
     */
    post: operations['changeProperties']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/create-property': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add a property
     * @description Agents and agencies with room in their plan; without it 409. A live property appears in the search at once, or is in review until the operator has approved it. Send an `Idempotency-Key` so that a repetition makes no second property.
     */
    post: operations['createProperty']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/delete-property/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove a property
     * @description Its owner, or the agency of its owner; others get 404. It leaves lists and favourites at once; enquiries about it are kept. For seven days it can be brought back. A second call gets 404.
     */
    delete: operations['deleteProperty']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/get-all-properties-for-users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Search properties
     * @description Anyone may call it. Filters with empty values are dropped; the total is exact. Unknown categories, places and amenities are refused by name.
     */
    get: operations['listProperties']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/get-history/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What was changed of a property
     * @description Its owner, or the agency of its owner; others get 404. The last change first, field by field. Changes nothing.
     */
    get: operations['listPropertyHistory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/get-map-for-users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Properties on a map
     * @description Anyone may call it. Takes the filters of the search of properties, the box of the map and its zoom: single properties where they are few, clusters on a grid where they are many. Changes nothing, so it may be repeated.
     */
    get: operations['listMapPins']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/get-my-properties': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The account's own properties
     * @description Agents and agencies. Drafts, hidden and expired ones included, last changed first; an agency sees those of all its agents. The search's filters but for the box. Changes nothing.
     */
    get: operations['listOwnProperties']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/get-popular-properties': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Most viewed properties
     * @description Anyone may call it. At most twelve, most viewed in the last days first.
     */
    get: operations['listPopularProperties']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/get-price-range/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What properties like this one ask
     * @description Anyone may call it. Computed from the live properties of the moment. Changes nothing, so it may be repeated.
     */
    get: operations['getPriceRange']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/get-property/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One property
     * @description Anyone may call it. `data` holds the property as its only element.
     */
    get: operations['getProperty']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/get-rank/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Where a property stands in a search
     * @description Its owner, or the agency of its owner; others get 404. Its place among the live properties of a search, in the order of the search itself, and what its score is made of. Changes nothing.
     */
    get: operations['getPropertyRank']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/get-search-facets-for-users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A search in figures
     * @description Anyone may call it. Takes the filters of the search of properties and counts what each further choice would leave. Changes nothing, so it may be repeated.
     */
    get: operations['getSearchFacets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/get-search-suggestions-for-users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What a few letters may mean
     * @description Anyone may call it. Places, agents, agencies, properties by their reference, and whole searches read of free text; spelling is forgiven. Changes nothing, so it may be repeated.
     */
    get: operations['listSearchSuggestions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/get-similar-properties/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Properties like this one
     * @description Anyone may call it. Same purpose and kind, near in price, size and place; at most twelve.
     */
    get: operations['listSimilarProperties']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/say-property-gone/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Say that a property is gone
     * @description Anyone may call it, guests included. Its agent is asked whether it is still offered. One visitor counts once until the agent has answered: a repetition says the same and changes nothing. It takes several visitors, each from a network of their own, or the agent's own answer, to take a property out of the lists.
     */
    post: operations['sayPropertyGone']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/track-property-views/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Count a view of a property
     * @description Anyone may call it. Views of one account are counted once in an hour.
     */
    put: operations['trackPropertyView']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/undo-change/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take back what was done to properties
     * @description Whoever made the change, for seven days; others get 404. Each property goes back to where it was, unless something else has been done to it since or the plan has no room.
     */
    post: operations['undoPropertyChange']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/property/update-property/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change a property
     * @description Its owner, or the agency of its owner; others get 404. Replaces all fields; the same call twice has the same effect. A lower price keeps the one before as `previous_price`. A status that cannot follow the present one gets 409, as does an `updated_at` that is no longer the last.
     */
    put: operations['updateProperty']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/rate/get-all-rates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Fees, rates and limits
     * @description Anyone may call it. The one dated table that texts and calculators name, in its own order. Changes nothing, so it may be repeated.
     */
    get: operations['listRates']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/saved-search/confirm-saved-search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm the address of a saved search
     * @description Anyone who has the link of the mail. A second call answers as the first.
     */
    post: operations['confirmSavedSearch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/saved-search/create-saved-search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Keep a search and be written about it
     * @description Anyone may call it, guests included. An account whose address is verified needs no `email`; anybody else gives one and confirms it by the link of a mail. The answer is the same whatever is known of the address. Send an `Idempotency-Key` so that a repetition keeps no second one.
     */
    post: operations['createSavedSearch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/saved-search/delete-saved-search/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete a saved search
     * @description Whoever may list the search, guests included.
     */
    delete: operations['deleteSavedSearch']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/saved-search/get-saved-searches': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The saved searches of the caller
     * @description Anyone may call it, guests included. Those of the session, and those of the address that `Saved-Search-Access` stands for; none without either.
     */
    get: operations['listSavedSearches']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/saved-search/look-at-saved-search/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Note that its new properties were seen
     * @description Whoever may list the search, guests included.
     */
    post: operations['lookAtSavedSearch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/saved-search/update-saved-search/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Rename, pause, resume or change how often
     * @description Whoever may list the search, guests included.
     */
    put: operations['updateSavedSearch']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/shared-list/create-shared-list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Share favourites as a list
     * @description Signed-in accounts. Only properties that are favourites of the account are taken. An account has at most ten lists.
     */
    post: operations['createSharedList']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/shared-list/get-my-shared-lists': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The shared lists of the account
     * @description Signed-in accounts. Newest first, each with its votes. Changes nothing.
     */
    get: operations['listSharedLists']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/shared-list/open-shared-list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What a shared list holds
     * @description Whoever has the key, without an account too. An unknown key and one that was revoked are answered alike. Changes nothing.
     */
    get: operations['openSharedList']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/shared-list/revoke-shared-list/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * End a shared list
     * @description Signed-in accounts, their own lists. Its address answers at once as one that never was; its votes are deleted.
     */
    delete: operations['revokeSharedList']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/shared-list/vote-on-shared-list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Say what one thinks of a property of a shared list
     * @description Whoever has the key, guests included: a session has one vote for each property, and a later one replaces it. A list takes votes of thirty sessions.
     */
    put: operations['voteOnSharedList']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/site/get-site-status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What stands behind the site
     * @description Anyone may call it. Says whether the properties are demo data and which database serves them.
     */
    get: operations['getSiteStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/social-media/get-social-media-for-users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Accounts of the company on social networks
     * @description Anyone may call it. In the order of the footer. Changes nothing, so it may be repeated.
     */
    get: operations['listSocialMedia']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/sub-category/get-all-active-sub-categories': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Active sub-categories of a category
     * @description Anyone may call it. Empty where the category has none.
     */
    get: operations['listSubCategories']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/sub-sub-category/get-all-active-sub-sub-categories': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Active sub-sub-categories of a sub-category
     * @description Anyone may call it. Empty where the sub-category has none.
     */
    get: operations['listSubSubCategories']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/create-upload': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Store a picture
     * @description Agents and agencies, at most six hundred an hour. The file is decoded and stored afresh, without its metadata, under a random name. Files that no form uses are removed after a day.
     */
    post: operations['createUpload']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/finish-upload/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Make a picture of a file that was sent in parts
     * @description Agents and agencies, of files that the same account has sent to `/resumable-uploads` by the tus protocol; others get 404, and a file that is not all there yet 409. A repetition answers with the same picture.
     */
    post: operations['finishUpload']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user-plan/cancel-user-plan/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * End a bought plan
     * @description Its owner; others get 404. The plan runs until its end and is not renewed. The same call twice has the same effect; an ended plan gets 409.
     */
    put: operations['cancelUserPlan']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user-plan/get-all-user-plans': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Plans that the account has bought
     * @description Agents and agencies. Their own, newest first, ended ones included. Changes nothing.
     */
    get: operations['listUserPlans']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user-plan/get-user-plan/{user_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The plan that an account holds
     * @description The account itself, and the agency of an agent; another account is refused with 403, and 404 says that there is none with this id. Null where no plan runs; a cancelled one runs until its end. Changes nothing.
     */
    get: operations['getUserPlan']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user-type/get-all-active-user-types': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Kinds of account to sign up for
     * @description Anyone may call it. Only kinds that are open for sign-up. Changes nothing, so it may be repeated.
     */
    get: operations['listUserTypes']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/add-passkey': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add a passkey
     * @description Signed-in accounts. Refused where the challenge is not one of this session, or the passkey is not made for this site.
     */
    post: operations['addPasskey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/all-users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Agents and agencies
     * @description Anyone may call it. Those with a public profile; verified first, then by live properties. Empty filters are dropped. Changes nothing.
     */
    get: operations['listAgents']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/begin-passkey': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to add a passkey
     * @description Signed-in accounts. 403 names `identity` where nobody has proven lately that it is the owner who asks (`proveIdentity`). 409 says that the site has no passkeys at its address, or that the account has the most it may have. The challenge is good once, for five minutes, for the session that asked.
     */
    post: operations['beginPasskey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/begin-passkey-login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin a log-in with a passkey
     * @description Anyone may call it. The challenge is good once, for five minutes, with the token that came along. 409 says that the site has no passkeys at its address.
     */
    post: operations['beginPasskeyLogin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/begin-social-sign-in': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin a sign-in with an identity provider
     * @description Any session, guests included. Answers with the address that a popup opens. What comes back from there counts for ten minutes, once, and for the session that began it alone.
     */
    post: operations['beginSocialSignIn']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/end-other-sessions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * End all sessions but the one that asks
     * @description Signed-in accounts. The same call twice has the same effect.
     */
    post: operations['endOtherSessions']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/end-session/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * End a session of the account
     * @description Signed-in accounts. Its token is refused from then on, and open conversations of it are closed. A session of another account is not found.
     */
    delete: operations['endSession']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/exchange-social-code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Exchange the code of an identity provider for its token
     * @description Any account that began the sign-in, guests included. For providers that answer the popup with a code; it works once. The server proves itself to the provider, so no secret of the site reaches a browser.
     */
    post: operations['exchangeSocialCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/forget-user-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask for a link that resets the password
     * @description Anyone may call it. Answers alike whether or not the address has an account. A newer link ends the older ones.
     */
    post: operations['requestPasswordReset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/get-account-activity': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What happened to the account lately
     * @description Signed-in accounts. The newest come first; what failed several times in a row is one entry. Kept for 30 days. Changes nothing.
     */
    get: operations['listAccountEvents']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/get-all-liked-properties/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The favourites of the account
     * @description Signed-in accounts. Newest first unless asked otherwise. Favourites that are no longer on the site are in `gone`, and in no page. Changes nothing.
     */
    get: operations['listLikedProperties']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/get-all-passkeys': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The passkeys of the account
     * @description Signed-in accounts. The newest come first. Changes nothing.
     */
    get: operations['listPasskeys']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/get-all-sessions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The sessions of the account
     * @description Signed-in accounts. The one that was used last comes first. Changes nothing.
     */
    get: operations['listSessions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/get-all-user-details': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The account of the token
     * @description Any account, guests included. Changes nothing.
     */
    get: operations['getCurrentUser']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/get-all-user-details-with-properties/{id}/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * An agent or an agency with its properties
     * @description Anyone may call it. `data` is the public profile, `properties` one page of its live properties; those of an agency are the properties of all its agents. Changes nothing.
     */
    get: operations['getAgent']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/get-identity-proof': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * How the owner proves to be there, and until when that is proven
     * @description Signed-in accounts. What can take an account away, or all that is known of a person, asks for a proof of the last ten minutes: a log-in, or `proveIdentity`. Changes nothing.
     */
    get: operations['getIdentityProof']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/getall-agencies': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * All agencies, for choosing one
     * @description Anyone may call it. By name. Changes nothing.
     */
    get: operations['listAgencies']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/guest-user-login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Start a guest session
     * @description Anyone may call it. Makes a guest account with a token of its own; every call makes another.
     */
    post: operations['loginGuest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/initiate-signup/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin a sign-up
     * @description Anyone may call it. Sends a one-time code to the e-mail address and answers alike whether or not an account has that address; its owner is told by e-mail. A repetition sends a new code and ends the one before.
     */
    post: operations['initiateSignup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/initiate-social-signup': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign up with an identity provider
     * @description Anyone may call it, with the session that began the sign-in. Makes an account without a password and a session; an e-mail address that has an account already is refused with 409, one that the provider has not verified with 422. A token counts once.
     */
    post: operations['signUpWithSocial']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/link-social-account': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Connect an identity provider with an account that has a password
     * @description Anyone may call it, with the session that began the sign-in. Logs in to the account of the verified e-mail address, whose password is asked for once; from then on the provider is enough. A wrong password is an error of the field `password`.
     */
    post: operations['linkSocialAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/login-user/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log in with an e-mail address or a user name
     * @description Anyone may call it. Wrong account and wrong password answer alike. A session whose token comes along ends with it, a guest's or an account's; what a guest talked about and sent goes on. The answer tells where the account is going to be deleted.
     */
    post: operations['loginUser']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/login-with-passkey': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log in with a passkey
     * @description Anyone may call it. Every refusal reads alike. A session whose token comes along ends with it, as at any log-in; what a guest talked about goes on.
     */
    post: operations['loginWithPasskey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/logout-user': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * End the session of the token
     * @description Any account. The token is refused from then on, and open conversations of it are closed.
     */
    post: operations['logoutUser']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/prove-identity': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Prove that it is the owner who uses the session
     * @description Signed-in accounts. By the password, by a passkey of the account (its challenge is that of `beginPasskeyLogin`), or by the token of a provider that opens the account, whose sign-in was begun to prove. One of them, and 422 names the one that does not hold. Good for ten minutes, for this session alone.
     */
    post: operations['proveIdentity']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/remove-passkey/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove a passkey
     * @description Signed-in accounts. A passkey of another account is not found. 403 names `identity` where nobody has proven lately that it is the owner who asks.
     */
    delete: operations['removePasskey']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/rename-passkey/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Rename a passkey
     * @description Signed-in accounts. A passkey of another account is not found.
     */
    put: operations['renamePasskey']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/reset-user-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Set a new password with the token of a link
     * @description Whoever has the link. The token works once and for sixty minutes; a used or expired one is an error of the field `token`. All sessions of the account end, none is begun.
     */
    put: operations['resetUserPassword']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/save-favourite-note/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Write the private note on a favourite
     * @description Signed-in accounts, on their own favourites. The later of two notes stays. An empty one removes it.
     */
    put: operations['saveFavouriteNote']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/send-otp-to-email': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a one-time code by e-mail
     * @description Signed-in accounts. At most one a minute and five an hour to one address, and by one account; a new code ends the one before. The answer is the same whether or not another account has the address. `language` is that of the e-mail. For another address than the account has, 403 names `identity` where nobody has proven lately that it is the owner who asks.
     */
    post: operations['sendOtpToEmail']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/send-otp-to-phone': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a one-time code by text message
     * @description Signed-in accounts. At most one a minute and five an hour to one number, and by one account; a new code ends the one before. `language` is that of the text message. A number that takes no text messages is an error of its field. For another number than the account has, 403 names `identity` where nobody has proven lately that it is the owner who asks.
     */
    post: operations['sendOtpToPhone']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/set-password/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * End a sign-up with a password
     * @description Whoever proved the e-mail address. Makes the account; the token is used up, a second call is refused.
     */
    post: operations['setSignupPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/social-login-user': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log in with an identity provider
     * @description Anyone may call it, with the session that began the sign-in. A token counts once. 404 says that there is no account yet, to sign up with the same token. An account that was made in another way is never taken over by a token of the same e-mail address: 409 asks for its password.
     */
    post: operations['loginWithSocial']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/update-profile-picture': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Change the profile picture
     * @description Signed-in accounts. The picture is decoded and stored afresh, square, upright and without its metadata, under a random name; the old one is removed. Moving pictures, and those of more than 40 megapixels or 12,000 pixels a side, are refused.
     */
    patch: operations['updateProfilePicture']
    trace?: never
  }
  '/user/update-user-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change the password
     * @description Signed-in accounts with a password. A wrong current password is a field error, not a 401. Every other session of the account ends.
     */
    put: operations['updateUserPassword']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/users/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change the profile of an account
     * @description The owner alone; another account is refused with 403, and 404 says that there is none with this id. What is absent stays as it is. Firm, registration and services belong to agents and agencies; an individual who states them is refused. A new telephone number counts as not verified, a new registration as not looked up. 403 names `identity` where the number is another one and nobody has proven lately that it is the owner who asks. The same call twice has the same effect.
     */
    put: operations['updateUser']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/verify-code/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Prove the e-mail address of a sign-up
     * @description Whoever began the sign-up. Five wrong codes end it. The answer carries the token of the next step; the one sent here is used up.
     */
    post: operations['verifySignupCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/verify-otp-for-email': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Prove an e-mail address
     * @description Signed-in accounts. The address becomes the one of the account, and the one before is told. Five wrong codes end the attempt; a code works once. Where another account has the address, 409 names the field `email`.
     */
    put: operations['verifyOtpForEmail']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/verify-otp-for-phone': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Prove a telephone number
     * @description Signed-in accounts. The number becomes the one of the account. Five wrong codes end the attempt; a code works once.
     */
    put: operations['verifyOtpForPhone']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/viewing/get-my-hours': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * When the caller shows properties
     * @description Agents and agencies, their own. Without days of the week where none were set.
     */
    get: operations['getMyViewingHours']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/viewing/get-my-viewings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Viewings of the caller
     * @description Agents and agencies, an agency with those of its agents. Those that begin in the named days, earliest first, and all that wait for an answer and are not past.
     */
    get: operations['listMyViewings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/viewing/get-viewing-slots/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Times at which a property can be seen
     * @description Anyone may call it, guests included. A viewing is booked by an enquiry of the kind `viewing` whose `preferred_time` is one of them; it is answered with 409 where somebody was faster.
     */
    get: operations['getViewingSlots']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/viewing/get-viewing/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One viewing
     * @description Both sides of it, guests included: whoever asked for it, by the session or by `Viewing-Access`, and the advertiser with its agency. 404 for others.
     */
    get: operations['getViewing']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/viewing/update-my-hours': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Set when the caller shows properties
     * @description Agents and agencies, their own. Viewings that are booked stay as they are. Answered with 409 where the hours were changed since they were read.
     */
    put: operations['updateMyViewingHours']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/viewing/update-viewing/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Confirm, move or cancel a viewing
     * @description Both sides of it, guests included, as for reading it. The other side is written to. Answered with 409 where the viewing was changed since it was read, is over, or the time is not free. A repetition changes nothing.
     */
    put: operations['updateViewing']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/visitors/log-visitors': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Count a visit
     * @description Anyone may call it; clients do so once in a browser session. Counts by day, page and language; no address of the network is kept.
     */
    post: operations['logVisitor']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description One section of the page about the company. */
    AboutUs: {
      _id: components['schemas']['Id']
      content: components['schemas']['Html']
      image: components['schemas']['NullableImageUrl']
      /**
       * @description What the picture shows; empty where there is none
       * @example
       */
      image_alt: string
      language: components['schemas']['LanguageCode']
      /**
       * @description Sections are shown by it
       * @example 1
       */
      order: number
      /** @example Figures that can be checked */
      title: string
    }
    /** @description Something that happened to an account lately. */
    AccountEvent: {
      /**
       * Format: date-time
       * @description When it happened last
       * @example 2026-11-04T17:05:00.000Z
       */
      at: string
      browser: components['schemas']['BrowserName']
      country: components['schemas']['SeenCountry']
      kind: components['schemas']['AccountEventKind']
      os: components['schemas']['SystemName']
      /**
       * @description How often in a row
       * @example 1
       */
      times: number
    }
    /**
     * @description What happened to an account, or was tried.
     * @example login
     * @enum {string}
     */
    AccountEventKind:
      | 'login'
      | 'passkey_login'
      | 'login_failed'
      | 'login_delayed'
      | 'logout'
      | 'signup'
      | 'reset_asked'
      | 'password_reset'
      | 'password_changed'
      | 'password_refused'
      | 'session_ended'
      | 'sessions_ended'
      | 'passkey_added'
      | 'passkey_removed'
      | 'passkey_refused'
      | 'passkey_cloned'
      | 'new_device'
    /** @description A log-in of the account that is still good. Neither its token nor a hash of it. */
    AccountSession: {
      browser: components['schemas']['BrowserName']
      country: components['schemas']['SeenCountry']
      /**
       * Format: date-time
       * @description When it was begun
       * @example 2026-11-02T08:30:00.000Z
       */
      created_at: string
      /**
       * @description True for the one that asks
       * @example true
       */
      current: boolean
      id: components['schemas']['Id']
      /**
       * Format: date-time
       * @description Exact to five minutes
       * @example 2026-11-04T17:05:00.000Z
       */
      last_used_at: string
      os: components['schemas']['SystemName']
    }
    /** @description What was read in a text, and the sentences of which nothing was. */
    AdvertReading: {
      /** @description Sentences, shortened, in their order */
      unread: string[]
      values: components['schemas']['ReadValue'][]
    }
    /** @description An advert or a message about one property, as it was written. */
    AdvertText: {
      /** @example 2BHK for rent in Dubai Marina, 1302 sqft, AED 120k, 4 cheques */
      text: string
    }
    /**
     * @description Amount in whole UAE dirhams.
     * @example 1850000
     */
    Aed: number
    /** @description An agency as a choice in a form. */
    AgencyOption: {
      _id: components['schemas']['Id']
      agency_logo: components['schemas']['NullableImageUrl']
      /** @example 9 */
      agents_count: number
      /** @example Harbour Line Properties */
      name: string
      /** @example ORN-2214 */
      rera_number: string | null
    }
    /** @description An agent or an agency as lists show it. Only what its owner publishes. */
    AgentCard: {
      _id: components['schemas']['Id']
      /**
       * @description The agency that an agent works for
       * @example 0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e05
       */
      agency_id: string | null
      agency_logo: components['schemas']['NullableImageUrl']
      /** @example Harbour Line Properties */
      agency_name: string | null
      agent_photo: components['schemas']['NullableImageUrl']
      /**
       * @description People of an agency; 0 for an agent
       * @example 0
       */
      agents_count: number
      /** @description Communities with most of the live properties, most first */
      areas: components['schemas']['PlaceRef'][]
      /**
       * @example [
       *       "en",
       *       "ar"
       *     ]
       */
      languages: components['schemas']['SpokenLanguage'][]
      /**
       * @description Route of the page inside the web app
       * @example /agent-info?id=0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e04
       */
      link: string
      /** @example Layla Haddad */
      name: string
      /** @example LB */
      nationality: string | null
      /** @example +971500000123 */
      phone_number: string | null
      /**
       * @description Live properties for rent
       * @example 7
       */
      rent_count: number
      /**
       * @description Broker number (BRN) of an agent or office number (ORN) of an agency
       * @example BRN-10412
       */
      rera_number: string | null
      /**
       * @description Median minutes to a first answer
       * @example 18
       */
      response_minutes: number | null
      /**
       * @description Live properties for sale
       * @example 12
       */
      sale_count: number
      /**
       * @example [
       *       "buy",
       *       "sell"
       *     ]
       */
      service_need: components['schemas']['ServiceNeed'][]
      /**
       * @example agent
       * @enum {string}
       */
      user_type: 'agent' | 'agency'
      /** @example true */
      verified: boolean
    }
    /** @description An agent or an agency with everything that its page shows. */
    AgentProfile: components['schemas']['AgentCard'] & {
      /** @example Eight years of homes along the marina. */
      about: string | null
      /** @example ثماني سنوات من الخبرة في منازل المارينا. */
      about_ar: string | null
      /**
       * @description People of an agency; empty for an agent
       * @example []
       */
      agents: components['schemas']['AgentCard'][]
      availability: components['schemas']['AvailabilityFigures']
      /**
       * Format: date-time
       * @example 2026-01-15T08:00:00.000Z
       */
      member_since: string
    }
    /** @description The person who answers for a property. */
    AgentSummary: {
      _id: components['schemas']['Id']
      agency_logo: components['schemas']['NullableImageUrl']
      /** @example Harbour Line Properties */
      agency_name: string | null
      agent_photo: components['schemas']['NullableImageUrl']
      /**
       * @example [
       *       "en",
       *       "ar"
       *     ]
       */
      languages: components['schemas']['SpokenLanguage'][]
      /** @example Layla Haddad */
      name: string
      /** @example +971500000123 */
      phone_number: string | null
      /**
       * @description Broker registration number
       * @example DEMO-BRN-10412
       */
      rera_brn: string | null
      /**
       * @description Office registration number of the agency
       * @example DEMO-ORN-2214
       */
      rera_orn: string | null
      /**
       * @description Median minutes to a first answer
       * @example 18
       */
      response_minutes: number | null
    }
    /** @description An amenity or facility that properties can have. */
    Amenity: {
      _id: components['schemas']['Slug']
      /**
       * @example leisure
       * @enum {string}
       */
      group: 'leisure' | 'home' | 'building' | 'location' | 'view' | 'terms'
      /** @example Shared pool */
      name: string
      /** @example مسبح مشترك */
      name_ar: string
    }
    /** @description What it is like to live in a place. */
    AreaGuide: {
      content: components['schemas']['Html']
      /**
       * @description Plain text
       * @example Towers around a canal, a tram and a beach within a walk.
       */
      description: string
      language: components['schemas']['LanguageCode']
      place: components['schemas']['Slug']
      /** @description Where its facts can be checked */
      sources: components['schemas']['ContentSource'][]
      /** @example Living in Dubai Marina */
      title: string
    }
    /**
     * @description What is asked, in whole UAE dirhams, of a year for rent; null where it is told on request.
     * @example 1850000
     */
    AskedPrice: number | null
    /** @description Half of the properties ask less. Of a year where they are for rent; there is none where too few state a price. */
    AskingMedian: {
      /**
       * @description Properties that state a price
       * @example 112
       */
      count: number
      median: components['schemas']['Aed']
    }
    /** @description What the live residential properties of a community ask. */
    AskingPrices: {
      place: components['schemas']['PlaceRef']
      rent: components['schemas']['AskingMedian'] | null
      /**
       * @description Live ones, those without a price too
       * @example 182
       */
      residential_count: number
      sale: components['schemas']['AskingMedian'] | null
    }
    /** @description How well an advertiser keeps its adverts up to date, in 180 days. A figure is null where there are too few to say one. */
    AvailabilityFigures: {
      /**
       * @description Times that a confirmation was due and came in time
       * @example 18
       */
      confirmed: number | null
      /**
       * @description Times that a confirmation was due
       * @example 20
       */
      confirmed_of: number
      /**
       * @description Reports of visitors that the advertiser has answered
       * @example 2
       */
      reports_of: number
      /**
       * @description Reports of visitors that a property is gone, with which the advertiser has agreed
       * @example null
       */
      reports_right: number | null
    }
    /** @description Head of a page. */
    Banner: {
      _id: components['schemas']['Id']
      image: components['schemas']['NullableImageUrl']
      /**
       * @description What the picture shows; empty where it only decorates
       * @example
       */
      image_alt: string
      language: components['schemas']['LanguageCode']
      /**
       * @description Where the button leads; a route of the web app or an outside address
       * @example /property-listing
       */
      link: string | null
      /** @example See all homes */
      link_text: string | null
      /** @example Homes for sale and for rent, with figures that can be checked. */
      subtitle: string | null
      /** @example Find a home in the Emirates */
      title: string
      type: components['schemas']['BannerType']
    }
    /**
     * @description The page that a banner stands on.
     * @example home
     * @enum {string}
     */
    BannerType:
      | 'home'
      | 'property_listing'
      | 'about_us'
      | 'contact_us'
      | 'blog'
      | 'buyer_guide'
      | 'seller_guide'
      | 'tenant_guide'
      | 'landlord_guide'
      | 'faqs'
      | 'agents'
      | 'agencies'
      | 'policies'
    /**
     * @description Bytes as Base64 for addresses, without padding.
     * @example dGhlIGhvdXNlIGJ5IHRoZSBjcmVlaw
     */
    Base64Url: string
    /** @description An article with its text. */
    Blog: components['schemas']['BlogCard'] & {
      author: components['schemas']['BlogAuthor']
      content: components['schemas']['Html']
      /** @description Other articles on the subject, newest first */
      related: components['schemas']['BlogCard'][]
      /** @description Where its facts can be checked */
      sources: components['schemas']['ContentSource'][]
    }
    /** @description Who wrote an article. */
    BlogAuthor: {
      /** @example Manzil editors */
      name: string
      picture: components['schemas']['NullableImageUrl']
      /** @example Editorial team */
      title: string | null
    }
    /** @description An article as lists show it. */
    BlogCard: {
      _id: components['schemas']['Id']
      blog_category: components['schemas']['BlogCategoryRef']
      cover_image: components['schemas']['ImageUrl']
      /**
       * @description What the picture shows; empty where it only decorates
       * @example Towers at the water in Dubai Marina
       */
      cover_image_alt: string
      /**
       * @description Plain text
       * @example Transfer fee, trustee office, agent and bank: the costs of a purchase in Dubai.
       */
      excerpt: string
      language: components['schemas']['LanguageCode']
      /**
       * Format: date-time
       * @example 2026-10-05T06:00:00.000Z
       */
      published_at: string
      /** @example 4 */
      reading_minutes: number
      /** @example what-buyers-pay-on-top-of-the-price */
      slug: string
      /**
       * @description Plain words
       * @example [
       *       "buying",
       *       "fees"
       *     ]
       */
      tags: string[]
      /** @example What buyers pay on top of the price */
      title: string
      /**
       * Format: date-time
       * @example 2026-11-02T08:30:00.000Z
       */
      updated_at: string
    }
    /** @description A subject that articles are filed under. */
    BlogCategory: {
      _id: components['schemas']['Id']
      /**
       * @description Published articles under it
       * @example 2
       */
      blogs_count: number
      /** @example Buying */
      name: string
      /** @example الشراء */
      name_ar: string
      names: components['schemas']['OtherNames']
      slug: components['schemas']['Slug']
    }
    /** @description The subject as it is named on an article. */
    BlogCategoryRef: {
      _id: components['schemas']['Id']
      /** @example Buying */
      name: string
      /** @example الشراء */
      name_ar: string
      names: components['schemas']['OtherNames']
      slug: components['schemas']['Slug']
    }
    /** @description A text of the assistant in every language of the product. */
    BotContent: {
      _id: components['schemas']['Id']
      /** @description HTML by language code, of the tags that Html names; clients sanitise it before they show it. */
      content: {
        /** @example <p>يقدّم المساعد معلومات عامة، ولا يقدّم استشارة قانونية أو مالية.</p> */
        ar: string
        /** @example <p>Der Assistent informiert; er berät nicht in Rechts- oder Finanzfragen.</p> */
        de: string
        /** @example <p>The assistant gives information, not legal or financial advice.</p> */
        en: string
        /** @example <p>सहायक जानकारी देता है, कानूनी या वित्तीय सलाह नहीं।</p> */
        hi: string
        /** @example <p>Ассистент предоставляет информацию, а не юридические или финансовые консультации.</p> */
        ru: string
        /** @example <p>助手仅提供信息，不构成法律或财务建议。</p> */
        zh: string
      }
      type: components['schemas']['BotContentType']
      /**
       * Format: date-time
       * @example 2026-11-02T08:30:00.000Z
       */
      updated_at: string
    }
    /**
     * @description Which text of the assistant.
     * @example bot_terms
     * @enum {string}
     */
    BotContentType: 'bot_terms'
    /** @description Box around a place (WGS 84 degrees). */
    Bounds: {
      /** @example 55.1562 */
      east: number
      /** @example 25.0953 */
      north: number
      /** @example 25.0653 */
      south: number
      /** @example 55.1262 */
      west: number
    }
    /**
     * @description Family of a browser, without its version; null where it is not known.
     * @example Chrome
     */
    BrowserName: string | null
    /** @description The figures of somebody who works for the agency. */
    BusinessAgent: {
      _id: components['schemas']['Id']
      figures: components['schemas']['BusinessFigures']
      /** @example Omar Said */
      name: string
    }
    /** @description The figures of one day in Dubai. */
    BusinessDay: {
      /**
       * Format: date
       * @example 2026-11-18
       */
      day: string
      figures: components['schemas']['BusinessFigures']
    }
    /**
     * @description What is counted of properties: views of their pages, accounts that have saved them, enquiries, mentions (cards in answers of the assistant), and reveals (presses on the advertiser's number or WhatsApp).
     * @example views
     * @enum {string}
     */
    BusinessFigure: 'views' | 'favourites' | 'enquiries' | 'mentions' | 'reveals'
    /** @description Numbers of stored rows, by what they are of; see `BusinessFigure`. */
    BusinessFigures: {
      /**
       * @description Enquiries, requests for viewings and callbacks that were received
       * @example 4
       */
      enquiries: number
      /**
       * @description Accounts that saved a property in these days and still have it
       * @example 12
       */
      favourites: number
      /**
       * @description Cards in answers of the assistant
       * @example 31
       */
      mentions: number
      /**
       * @description Presses on the telephone number or WhatsApp; one of a visitor within a day
       * @example 7
       */
      reveals: number
      /**
       * @description Views of pages; those of one visitor within an hour are one
       * @example 241
       */
      views: number
    }
    /** @description What an agent's or an agency's properties bring. */
    BusinessOverview: {
      /** @description Of an agency: its people with most properties; empty for an agent */
      agents: components['schemas']['BusinessAgent'][]
      /**
       * @description Their median minutes from the enquiry to that answer; null where there is none
       * @example 42
       */
      answer_minutes: number | null
      /**
       * @description Enquiries of these days that have a first answer
       * @example 3
       */
      answered: number
      /** @description Of as many days before */
      before: components['schemas']['BusinessFigures']
      /** @description Every day in order, also those with nothing */
      days: components['schemas']['BusinessDay'][]
      figures: components['schemas']['BusinessFigures']
      /**
       * Format: date
       * @description The first day
       * @example 2026-10-26
       */
      from: string
      /**
       * @description Those that visitors see
       * @example 15
       */
      live_properties: number
      /**
       * @description All of them, whatever their state
       * @example 18
       */
      properties: number
      /**
       * Format: date
       * @description Today
       * @example 2026-11-24
       */
      to: string
      today: components['schemas']['BusinessToday']
    }
    /** @description What waits: answers, and what is to be done today in Dubai. */
    BusinessToday: {
      /**
       * @description Properties that were begun and not published
       * @example 1
       */
      drafts: number
      /**
       * @description Enquiries that were received today
       * @example 2
       */
      enquiries: number
      /**
       * @description Live properties that leave the lists within seven days
       * @example 2
       */
      expiring: number
      /**
       * @description Properties that visitors see once somebody has looked at them
       * @example 4
       */
      in_review: number
      /**
       * @description Properties that were sent back
       * @example 0
       */
      rejected: number
      /**
       * @description Leads whose visitor waits for an answer, since whenever
       * @example 3
       */
      unanswered: number
      /**
       * @description Properties of which somebody waits to hear whether they are still offered
       * @example 2
       */
      unconfirmed: number
      /**
       * @description Viewings that begin today and are not cancelled
       * @example 1
       */
      viewings: number
    }
    /** @description First level of the property kinds; one header menu entry each. */
    Category: {
      _id: components['schemas']['Id']
      /** @example 3120 */
      listings_count: number
      /** @example Apartments */
      name: string
      /** @example شقق */
      name_ar: string
      slug: components['schemas']['Slug']
    }
    /**
     * @description Name of a kind of property in one language.
     * @example Apartments
     */
    CategoryName: string
    /** @description A reply that the visitor can choose; `message` is sent when it is pressed, the label where it is absent. */
    ChatAction: {
      /** @example Book a Viewing */
      label: string
      /** @example book_viewing */
      message?: string
    }
    /** @description The conversation is empty. */
    ChatClearAck: {
      /** @example [] */
      messages: components['schemas']['ChatMessage'][]
      /** @constant */
      success: true
    }
    /** @description Deletes the messages of the conversation. */
    ChatClearPayload: {
      sessionId: components['schemas']['Id']
    }
    /** @description Acknowledgement of the event, or why it was refused. */
    ChatClearReply: components['schemas']['ChatClearAck'] | components['schemas']['ChatError']
    /** @description Properties or places side by side, in words and figures of the session's language. */
    ChatComparison: {
      columns: components['schemas']['ChatComparisonColumn'][]
      rows: components['schemas']['ChatComparisonRow'][]
    }
    /** @description One of the properties or places that are compared. */
    ChatComparisonColumn: {
      /**
       * @description Route of this site
       * @example /property-details?id=0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01
       */
      link: string | null
      /** @example Marina Gate */
      title: string
    }
    /** @description One fact of everything that is compared. */
    ChatComparisonRow: {
      /** @example true */
      differs: boolean
      /** @example Price */
      label: string
      /**
       * @description In the order of the columns; null where it is not stated
       * @example [
       *       "AED 1,850,000",
       *       "AED 2,100,000"
       *     ]
       */
      values: (string | null)[]
    }
    /** @description An event that was refused. */
    ChatError: {
      /**
       * @example unknown_session
       * @enum {string}
       */
      code: 'invalid_payload' | 'unknown_session' | 'busy' | 'too_many' | 'not_allowed' | 'unavailable'
      /** @example This conversation could not be opened. */
      errMessage: string
      /**
       * @description Which text of `MessageKey` the message is, for clients with words of their own
       * @example chat.unknownSession
       * @enum {string}
       */
      key?:
        | 'chat.invalid'
        | 'chat.tooLong'
        | 'chat.unknownSession'
        | 'chat.busy'
        | 'chat.tooMany'
        | 'chat.notAllowed'
        | 'chat.unavailable'
      /** @constant */
      success: false
    }
    /** @description Messages in order, the newest 500 at most; isNew is true for a conversation without any. */
    ChatHistoryAck: {
      /** @example false */
      isNew: boolean
      messages: components['schemas']['ChatMessage'][]
    }
    /** @description Asks for the messages so far, or for those after one that the client has. */
    ChatHistoryPayload: {
      /**
       * @description Only messages with a greater number; all of them where it is absent
       * @example 3
       */
      afterSeq?: number
      newSessionId: components['schemas']['Id']
      /** @example 0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02 */
      userId?: string | null
    }
    /** @description Acknowledgement of the event, or why it was refused. */
    ChatHistoryReply: components['schemas']['ChatHistoryAck'] | components['schemas']['ChatError']
    /** @description The conversation to go on with. */
    ChatInitAck: {
      language: components['schemas']['LanguageCode']
      sessionId: components['schemas']['Id']
      /** @example false */
      showLanguagePrompt: boolean
    }
    /** @description Opens or resumes a conversation. The owner is the account of the handshake token; userId is accepted and ignored. */
    ChatInitPayload: {
      language: components['schemas']['LanguageCode']
      /** @example null */
      sessionId?: string | null
      /** @example 0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02 */
      userId?: string | null
    }
    /** @description Acknowledgement of the event, or why it was refused. */
    ChatInitReply: components['schemas']['ChatInitAck'] | components['schemas']['ChatError']
    /** @description The language that the conversation now has. */
    ChatLanguageSelectAck: {
      language: components['schemas']['LanguageCode']
      /** @constant */
      success: true
    }
    /** @description Chooses the language of the conversation. */
    ChatLanguageSelectPayload: {
      language: components['schemas']['LanguageCode']
      sessionId: components['schemas']['Id']
    }
    /** @description Acknowledgement of the event, or why it was refused. */
    ChatLanguageSelectReply: components['schemas']['ChatLanguageSelectAck'] | components['schemas']['ChatError']
    /** @description A passage or page of this site that an answer rests on. */
    ChatLink: {
      /** @example Buying guide: what it costs */
      label: string
      /**
       * @description Route of this site
       * @example /faqs
       */
      link: string
    }
    /** @description One message of the conversation; `type` tells which. */
    ChatMessage:
      | components['schemas']['ChatTextMessage']
      | components['schemas']['ChatTypingMessage']
      | components['schemas']['ChatPropertyResultsMessage']
    /** @description A property inside a chat answer. Features are words in the session's language. */
    ChatProperty: {
      _id: components['schemas']['Id']
      /** @example 3 */
      bathrooms: number | null
      /** @example 2 */
      bedrooms: number | null
      /**
       * @example [
       *       "Balcony",
       *       "Marina view",
       *       "Gym"
       *     ]
       */
      features: string[]
      /**
       * @description True where the picture is drawn and no photograph; absent otherwise
       * @example true
       */
      illustration?: boolean
      /** @example /property-details?id=0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01 */
      link: string
      /** @example Dubai Marina, Dubai */
      location: string
      /**
       * @description The card's place on the screen, by which the visitor may name it
       * @example 1
       */
      number?: number
      picture: components['schemas']['NullableImageUrl']
      price: components['schemas']['NullableAed']
      /** @example 1421 */
      price_per_sqft: number | null
      /**
       * @example null
       * @enum {string|null}
       */
      price_period: 'year' | null
      purpose: components['schemas']['Purpose']
      /**
       * @description Square feet
       * @example 1302
       */
      size: number | null
      /** @example Two-bedroom apartment with a marina view */
      title: string
      type: components['schemas']['PropertyType']
    }
    /** @description Properties that answer a question. */
    ChatPropertyResultsMessage: {
      data: components['schemas']['ChatProperty'][]
      /** @example true */
      done: boolean
      id: components['schemas']['Id']
      /**
       * @description Route of the same search on the listing page
       * @example /property-listing?location=dubai-marina&bedrooms_min=2
       */
      link: string
      /** @example View Listing */
      linkText: string
      /**
       * @description Header line
       * @example Here are some properties in Dubai Marina you might like:
       */
      message: string
      /** @constant */
      role: 'bot'
      /**
       * @description Order within the session; equal for every update of one answer
       * @example 4
       */
      seq: number
      /** @example 1 Property Available */
      subMessage: string
      /**
       * Format: date-time
       * @example 2026-11-18T08:00:00.000Z
       */
      timestamp: string
      /** @example 1 */
      totalProperties: number
      /** @constant */
      type: 'property_results'
    }
    /** @description What the assistant understood, as one query string of the listing page: shown as chips that the visitor can change, opened as a search, or sent back with a message. */
    ChatSearch: {
      /**
       * @description What the visitor does not want, in words of the session's language. The listing page has no such filter, so the query does not carry it.
       * @example [
       *       "Deira"
       *     ]
       */
      excluded: string[]
      /** @example purpose=sale&location=dubai-marina&bedrooms_min=2&bedrooms_max=2 */
      query: string
    }
    /** @description The message is stored; the answer follows as chat:stream. */
    ChatSendAck: {
      id: components['schemas']['Id']
      /** @example 3 */
      seq: number
      /** @constant */
      success: true
    }
    /** @description A message of the visitor, or the key of a quick action: find_property, search_location, investment_advice, estimate_value, compare_properties, request_callback, book_viewing, ask_question. */
    ChatSendPayload: {
      /**
       * @description Chosen by the client; a message sent twice under one clientId is stored once
       * @example c-1
       */
      clientId?: string
      /** @example Two-bedroom flat in Dubai Marina, at most 1.6 million AED */
      message: string
      /**
       * @description Query string of the page that the message is about. That of the listing page takes the place of what the conversation has understood so far; what was excluded in words stays. That of a property's page (`id=…`) makes this property the one that is talked about.
       * @example purpose=rent&location=jumeirah-village-circle
       */
      search?: string
      sessionId: components['schemas']['Id']
    }
    /** @description Acknowledgement of the event, or why it was refused. */
    ChatSendReply: components['schemas']['ChatSendAck'] | components['schemas']['ChatError']
    /** @description `stopped` is false where no answer was under way, and where a request may just be reaching its agent. The stopped answer comes once more as `chat:stream`, as far as it was said, with `stopped` and `done`, also to windows that had it whole: it takes the place of that, and what followed it is gone. Questions that wait are answered. */
    ChatStopAck: {
      /** @example true */
      stopped: boolean
      /** @constant */
      success: true
    }
    /** @description Ends the answer that is being given. */
    ChatStopPayload: {
      sessionId: components['schemas']['Id']
    }
    /** @description Acknowledgement of the event, or why it was refused. */
    ChatStopReply: components['schemas']['ChatStopAck'] | components['schemas']['ChatError']
    /** @description What somebody said, whole. */
    ChatTextMessage: {
      actions?: components['schemas']['ChatAction'][]
      comparison?: components['schemas']['ChatComparison']
      /** @example true */
      done: boolean
      evidence?: components['schemas']['Evidence'][]
      id: components['schemas']['Id']
      links?: components['schemas']['ChatLink'][]
      /** @example I found 2 homes in Dubai Marina. */
      message: string
      /**
       * @example bot
       * @enum {string}
       */
      role: 'user' | 'bot'
      search?: components['schemas']['ChatSearch']
      /**
       * @description Order within the session; equal for every update of one answer
       * @example 4
       */
      seq: number
      /**
       * @description The visitor ended the answer here
       * @example false
       */
      stopped?: boolean
      /**
       * Format: date-time
       * @example 2026-11-18T08:00:00.000Z
       */
      timestamp: string
      /** @constant */
      type: 'text'
    }
    /** @description The answer so far; `message` is cumulative, so the newest replaces the one before. */
    ChatTypingMessage: {
      /** @constant */
      done: false
      id: components['schemas']['Id']
      /** @example I found 2 homes */
      message: string
      /** @constant */
      role: 'bot'
      /**
       * @description Order within the session; equal for every update of one answer
       * @example 4
       */
      seq: number
      /**
       * Format: date-time
       * @example 2026-11-18T08:00:00.000Z
       */
      timestamp: string
      /** @constant */
      type: 'typing'
    }
    /** @description Answers that the visitor has not seen. */
    ChatUnread: {
      /**
       * @description Whether an answer is still to come
       * @example false
       */
      answering: boolean
      /** @example 1 */
      unread: number
    }
    /** @description The plan to buy. The amount is the server's; clients send none. */
    CheckoutRequest: {
      language?: components['schemas']['LanguageCode']
      plan_id: components['schemas']['Id']
    }
    /** @description A payment page at the provider, or the embedded one of this site. */
    CheckoutSession: {
      amount: components['schemas']['Aed']
      /**
       * @description What is left of the plan that this one replaces, in AED to two decimals; tax is on the rest
       * @example 0
       */
      credit: number
      /** @constant */
      currency: 'AED'
      /**
       * Format: date-time
       * @example 2026-11-18T08:30:00.000Z
       */
      expires_at: string
      plan_id: components['schemas']['Id']
      provider: components['schemas']['PaymentProvider']
      session_id: components['schemas']['PaymentSessionId']
      /**
       * @description When it is paid, after the plan that is held, or in its place
       * @example now
       * @enum {string}
       */
      starts: 'now' | 'after' | 'instead'
      /**
       * @description What is charged in AED, to two decimals
       * @example 523.95
       */
      total: number
      /**
       * @description Where the browser goes to pay
       * @example https://checkout.example.com/c/pay/cs_test_a1B2c3D4e5F6g7H8
       */
      url: string
      /**
       * @description Value added tax in AED, to two decimals
       * @example 24.95
       */
      vat: number
    }
    /**
     * @description Name of an agency or of an agent's firm.
     * @example Harbour Line Properties
     */
    CompanyName: string
    /**
     * @description Whether the property stands or is sold off-plan.
     * @example ready
     * @enum {string}
     */
    Completion: 'ready' | 'off_plan'
    /**
     * @description Names the sentence that was shown where contact details were sent.
     * @example enquiry_form
     * @enum {string}
     */
    ConsentKey: 'enquiry_form' | 'enquiry_conversation' | 'contact_form' | 'assistant' | 'assistant_conversation'
    /**
     * @description How the visitor wants to be answered.
     * @example whatsapp
     * @enum {string}
     */
    ContactChannel: 'phone' | 'email' | 'whatsapp'
    /**
     * @description Name of somebody who wants to be answered.
     * @example Sara Khan
     */
    ContactName: string
    /** @description A press on the telephone number or WhatsApp of an advertiser. */
    ContactReveal: {
      agent_id: components['schemas']['Id']
      /**
       * @example whatsapp
       * @enum {string}
       */
      channel: 'whatsapp' | 'phone'
      property_id?: components['schemas']['Id'] | null
    }
    /** @description The company's contact record; clients use the first item. */
    ContactUs: {
      /** @example Dubai, United Arab Emirates */
      address: string | null
      /** @example hello@manzil.example */
      email: string | null
      /** @example Homes across the Emirates, with figures you can check. */
      short_description: string | null
      /** @example +971 4 000 0000 */
      tele_phone: string | null
    }
    /** @description Where a fact in a text can be checked. */
    ContentSource: {
      /** @example Dubai Land Department */
      name: string
      url: components['schemas']['HttpsUrl']
    }
    /** @description Where the property is (WGS 84). Approximate when taken from the community, not from its advert. */
    Coordinates: {
      /** @example false */
      approximate: boolean
      /** @example 25.0803 */
      lat: number
      /** @example 55.1412 */
      lng: number
    }
    /**
     * @description Country as two capital letters (ISO 3166-1 alpha-2).
     * @example AE
     */
    CountryCode: string
    /** @description A file as text. */
    DataFile: {
      /**
       * @example application/json
       * @enum {string}
       */
      media_type: 'application/json' | 'text/html'
      /** @example manzil-my-data-2026-11-24.json */
      name: string
      /** @example {"sections":[]} */
      text: string
    }
    /**
     * @description What a file is for.
     * @default json
     * @example json
     * @enum {string}
     */
    DataFormat: 'json' | 'html'
    /** @description That it is the owner who deletes the account. */
    DeleteAccountRequest: {
      /**
       * @description Instead of a password, for an account that has none
       * @example sara.khan@example.com
       */
      email?: string
      language?: components['schemas']['LanguageCode']
      /** @example nine dhows on the creek */
      password?: string
    }
    /**
     * Format: date-time
     * @description When the account is going to be deleted; null where it stays.
     * @example 2026-12-08T08:00:00.000Z
     */
    DeletionTime: string | null
    /**
     * @description Why a message was not delivered. Nobody has the address; its mailbox is full; the other side refused the message, asked to wait, was not reached, or did not admit this site; what it held has expired, its words are gone or were taken back; or something else.
     * @example no_such_address
     * @enum {string}
     */
    DeliveryFailure:
      | 'no_such_address'
      | 'mailbox_full'
      | 'refused'
      | 'asked_to_wait'
      | 'not_reached'
      | 'not_admitted'
      | 'expired'
      | 'words_gone'
      | 'other'
    /** @description One time that contact details of an account were handed to an advertiser or to the company, or that the account reached for an advertiser's own number. */
    Disclosure: {
      _id: components['schemas']['Id']
      /** @description By which words it was agreed; null where they are not known, or none were said */
      consent: {
        key: components['schemas']['ConsentKey']
        language: components['schemas']['LanguageCode']
        /**
         * @description As they were at the time
         * @example What you write goes to whoever answers it.
         */
        text: string
      } | null
      /**
       * Format: date-time
       * @example 2026-11-18T08:00:00.000Z
       */
      created_at: string
      kind: components['schemas']['DisclosureKind']
      /** @description What it was about; null where it was about none */
      property: {
        _id: components['schemas']['Id']
        /**
         * @description Whether it has a page now
         * @example true
         */
        is_live: boolean
        /**
         * @description As it was at the time
         * @example Two-bedroom apartment in Marina Promenade
         */
        title: string | null
        /** @example شقة بغرفتي نوم في مارينا بروميناد */
        title_ar: string | null
      } | null
      recipient: {
        /** @description Null for the company, and for an advertiser whose account is gone */
        _id: components['schemas']['Id'] | null
        /**
         * @example agent
         * @enum {string}
         */
        kind: 'agent' | 'agency' | 'company'
        /**
         * @description As it was at the time; null for the company
         * @example Omar Haddad
         */
        name: string | null
      }
      /**
       * @description Number of the enquiry or message
       * @example EQ-7F3C2A
       */
      reference: string | null
      /**
       * @description What the receiver got; empty where only the advertiser's own number was shown
       * @example [
       *       "name",
       *       "email",
       *       "message"
       *     ]
       */
      shared: components['schemas']['SharedDetail'][]
      /**
       * Format: date-time
       * @example 2026-11-20T08:00:00.000Z
       */
      withdrawn_at: string | null
    }
    /**
     * @description How contact details were handed on: by an enquiry of a kind, by a message to the company, or by opening WhatsApp or the telephone number of an advertiser.
     * @example question
     * @enum {string}
     */
    DisclosureKind: 'question' | 'viewing' | 'callback' | 'report' | 'message' | 'whatsapp' | 'phone'
    /**
     * @description Which window a draft is being written in, chosen by it at random.
     * @example 0f2c7a6d1e017f3c
     */
    DraftEditor: string
    /**
     * @description Counts the times that a draft was kept; 0 before the first.
     * @example 3
     */
    DraftVersion: number
    /**
     * @description E-mail address; text, at sign, text, dot, text.
     * @example sara.khan@example.com
     */
    Email: string
    /**
     * @description What the visitor wants.
     * @example question
     * @enum {string}
     */
    EnquiryKind: 'question' | 'viewing' | 'callback' | 'report'
    /** @description Proof that a message was kept. */
    EnquiryReceipt: {
      _id: components['schemas']['Id']
      /**
       * Format: date-time
       * @example 2026-11-18T08:00:00.000Z
       */
      created_at: string
      /**
       * @description Short number for telephone and e-mail
       * @example EQ-7F3C2A
       */
      reference: string
    }
    /** @description A question to the advertiser of a property or to an agent; one of the two is named. An answer needs a way back: a telephone number or an e-mail address. */
    EnquiryRequest: {
      agent_id?: components['schemas']['Id'] | null
      consent?: components['schemas']['ConsentKey']
      email?: components['schemas']['Email']
      kind: components['schemas']['EnquiryKind']
      language?: components['schemas']['LanguageCode']
      /** @example Is the apartment still available in December? */
      message: string
      name: components['schemas']['ContactName']
      phone_number?: components['schemas']['PhoneNumber']
      preferred_contact?: components['schemas']['ContactChannel']
      /**
       * Format: date-time
       * @description Wanted time of a viewing or a callback
       * @example 2026-11-24T12:00:00.000Z
       */
      preferred_time?: string | null
      property_id?: components['schemas']['Id'] | null
      /**
       * @description The search that the visitor came from, as the query of the page of results. Its advertiser reads it where the visitor has agreed.
       * @example purpose=rent&bedrooms=2
       */
      search?: string | null
      /**
       * @description Whether the advertiser may read the newest conversation with the assistant and what it understood. Needs a session, which the conversation belongs to.
       * @example false
       */
      share_conversation?: boolean
    }
    /** @description Every failure. Clients show `message`. */
    ErrorEnvelope: {
      /**
       * @example invalid_request
       * @enum {string}
       */
      code:
        | 'invalid_request'
        | 'unauthorized'
        | 'forbidden'
        | 'not_found'
        | 'conflict'
        | 'invalid_body'
        | 'too_many_requests'
        | 'payload_too_large'
        | 'unsupported_media_type'
        | 'not_implemented'
        | 'unavailable'
        | 'internal'
      /** @example [] */
      fields: components['schemas']['FieldError'][]
      /** @description Which text the message is, for clients with words of their own */
      key?: components['schemas']['MessageKey']
      /** @example Some fields need another look. */
      message: string
      /** @example req-1a2b3c */
      requestId: string
      /** @constant */
      success: false
      values?: components['schemas']['MessageValues']
    }
    /** @description The row that a figure in an answer comes from. */
    Evidence: {
      /**
       * Format: date-time
       * @example 2026-11-02T08:30:00.000Z
       */
      as_of: string | null
      /**
       * @description The figure as it stands in the answer
       * @example AED 1,850,000
       */
      claim: string
      /** @example price */
      field: string
      /**
       * @description Route of this site that shows the rows behind the figure
       * @example /property-listing?purpose=sale&location=dubai-marina
       */
      link?: string
      /** @example 0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01 */
      listing_id: string | null
      /**
       * @description What kind of row it is
       * @example listing
       */
      source: string
    }
    /** @description A question that is often asked. */
    Faq: {
      _id: components['schemas']['Id']
      answer: components['schemas']['Html']
      category: components['schemas']['FaqCategory']
      language: components['schemas']['LanguageCode']
      /**
       * @description Questions are shown by it
       * @example 1
       */
      order: number
      /** @example What does it cost to register a sale in Dubai? */
      question: string
    }
    /**
     * @description What a question is about.
     * @example buying
     * @enum {string}
     */
    FaqCategory: 'buying' | 'selling' | 'renting' | 'letting' | 'account' | 'assistant'
    /** @description What an account keeps with a favourite. */
    FavouriteMark: {
      note: components['schemas']['FavouriteNote']
      /**
       * Format: date-time
       * @description When the note was last written; null where it never was
       * @example 2026-11-05T17:12:00.000Z
       */
      note_saved_at: string | null
      /**
       * Format: date-time
       * @description When `saved_price` was asked; later than `saved_at` for what was saved before prices were kept
       * @example 2026-11-02T08:30:00.000Z
       */
      priced_at: string
      property_id: components['schemas']['Id']
      /**
       * Format: date-time
       * @example 2026-11-02T08:30:00.000Z
       */
      saved_at: string
      saved_price: components['schemas']['NullableAed']
    }
    /**
     * @description A private note on a favourite; empty where there is none.
     * @example Ask about the second parking space.
     */
    FavouriteNote: string
    /** @description The whole note as it shall be. */
    FavouriteNoteForm: {
      note: components['schemas']['FavouriteNote']
    }
    /**
     * @description Order of favourites: saved last first, or the largest drop of the price since first.
     * @example price_drop
     * @enum {string}
     */
    FavouriteSort: 'newest' | 'price_drop'
    /** @description A feed of an agent or an agency. */
    Feed: {
      _id: components['schemas']['Id']
      /**
       * @description Of the present edition
       * @example listings.xml
       */
      file_name: string | null
      /** @description The shape of the last edition; null before the first one */
      format: components['schemas']['FeedFormat'] | null
      /**
       * @description True after a run was undone: the schedule waits until somebody applies the feed again
       * @example false
       */
      is_held: boolean
      last_run: components['schemas']['FeedRun'] | null
      name: components['schemas']['FeedName']
      /**
       * Format: date-time
       * @example 2026-11-25T08:30:00.000Z
       */
      next_run_at: string | null
      /**
       * @description Properties of which a picture could not be fetched
       * @example 0
       */
      pictures_failed: number
      /**
       * @description Properties whose pictures are still to be fetched
       * @example 0
       */
      pictures_waiting: number
      /**
       * @description Properties that the feed keeps on the site
       * @example 996
       */
      properties: number
      /** @example 1 */
      revision: number
      schedule: components['schemas']['FeedSchedule']
      /** @description Where it is read from; null for a file */
      url: components['schemas']['HttpsUrl'] | null
    }
    /** @description A feed as its owner changes it. */
    FeedChange: {
      name: components['schemas']['FeedName']
      /**
       * @description Of the feed as it was read; 409 where somebody has changed it since
       * @example 1
       */
      revision: number
      schedule: components['schemas']['FeedSchedule']
      /** @description Where it is read from; a feed stays what it is, an address or a file */
      url: components['schemas']['HttpsUrl'] | null
    }
    /** @description Rows of a run by what became of them. */
    FeedCounts: {
      /** @example 30 */
      changed: number
      /** @example 4 */
      gone: number
      /** @example 3 */
      kept: number
      /** @example 12 */
      new: number
      /** @example 1000 */
      read: number
      /** @example 5 */
      refused: number
      /** @example 950 */
      unchanged: number
    }
    /** @description What a run found about one row of a feed. */
    FeedDifference: {
      /** @description Field by field what is different, of a changed row */
      changes: {
        /**
         * @description Name of the field of the form
         * @example price
         * @enum {string}
         */
        field:
          | 'title'
          | 'title_ar'
          | 'description'
          | 'description_ar'
          | 'purpose'
          | 'completion'
          | 'category_id'
          | 'sub_category_id'
          | 'location_id'
          | 'coordinates'
          | 'price'
          | 'bedrooms'
          | 'bathrooms'
          | 'size'
          | 'plot_size'
          | 'furnished'
          | 'features'
          | 'permit_number'
          | 'service_charge'
          | 'cheques'
          | 'developer'
          | 'floor'
          | 'total_floors'
          | 'parking'
          | 'year_built'
          | 'handover'
          | 'available_from'
          | 'video_url'
          | 'tour_url'
          | 'media'
        /** @example 1850000 */
        from: string | null
        /** @example 1800000 */
        to: string | null
      }[]
      /**
       * @description Where it begins in the file; null for what is gone
       * @example 231
       */
      line: number | null
      outcome: components['schemas']['FeedOutcome']
      property_id: components['schemas']['Id'] | null
      /** @description Why it was refused or kept, by the field of the form */
      reasons: components['schemas']['FieldError'][]
      /**
       * @description Null where the row has none
       * @example AP-1042
       */
      reference: string | null
      /**
       * @description Its number; rows that are gone come after those of the file
       * @example 14
       */
      row: number
      /** @example Two-bedroom apartment with a marina view */
      title: string | null
    }
    /** @description Addresses under which others read the live properties of an account. Whoever knows them may read; new ones end the old ones. */
    FeedExport: {
      /**
       * @description Of the shape that begins with `Properties`
       * @example https://manzil.example/feeds/0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01/k/bayut.xml
       */
      bayut_url: string
      /**
       * Format: date-time
       * @example 2026-11-24T08:30:00.000Z
       */
      created_at: string
      /**
       * @description Of the shape that begins with `list`
       * @example https://manzil.example/feeds/0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01/k/property-finder.xml
       */
      property_finder_url: string
    }
    /** @description An edition of a feed, as a file. */
    FeedFileForm: {
      /**
       * Format: binary
       * @description XML or CSV of at most 25 MB
       */
      file: Blob
    }
    /** @description A feed: an address that is read, or a file that is uploaded after it. */
    FeedForm: {
      name: components['schemas']['FeedName']
      schedule: components['schemas']['FeedSchedule']
      /** @description Where it is read from; null for a file */
      url: components['schemas']['HttpsUrl'] | null
    }
    /**
     * @description The shape of a feed, found by what it holds.
     * @example property_finder
     * @enum {string}
     */
    FeedFormat: 'property_finder' | 'bayut' | 'csv'
    /**
     * @description What its owner calls a feed.
     * @example Our system
     */
    FeedName: string
    /**
     * @description What became of a row, or would become of it: `gone` is a property that the feed no longer has and that is paused, `kept` one that somebody has changed by hand and the feed leaves alone.
     * @example changed
     * @enum {string}
     */
    FeedOutcome: 'new' | 'changed' | 'unchanged' | 'gone' | 'kept' | 'refused'
    /** @description One reading of a feed. */
    FeedRun: {
      _id: components['schemas']['Id']
      /**
       * @description Who began it
       * @example person
       * @enum {string}
       */
      by: 'person' | 'schedule'
      counts: components['schemas']['FeedCounts']
      /**
       * Format: date-time
       * @example 2026-11-24T08:30:00.000Z
       */
      created_at: string
      feed_id: components['schemas']['Id']
      /**
       * Format: date-time
       * @example 2026-11-24T08:30:40.000Z
       */
      finished_at: string | null
      /**
       * @description `undo` puts back what the run before it has applied
       * @example apply
       * @enum {string}
       */
      kind: 'check' | 'apply' | 'undo'
      /** @description Why it could not be read to its end; null where it was */
      problem: {
        key: components['schemas']['MessageKey']
        /** @example The file holds no listings. */
        message: string
        values: components['schemas']['MessageValues']
      } | null
      state: components['schemas']['FeedRunState']
      /**
       * Format: date-time
       * @description Until when it can be undone; null where it cannot
       * @example 2026-12-01T08:30:40.000Z
       */
      undo_until: string | null
    }
    /** @description What to do with the present edition of a feed. */
    FeedRunForm: {
      /**
       * @description `check` compares and writes nothing, `apply` writes
       * @example check
       * @enum {string}
       */
      kind: 'check' | 'apply'
    }
    /**
     * @description Where a run stands; `undone` is one that was applied and put back.
     * @example done
     * @enum {string}
     */
    FeedRunState: 'waiting' | 'running' | 'done' | 'failed' | 'undone'
    /**
     * @description How often an address is read by itself.
     * @example daily
     * @enum {string}
     */
    FeedSchedule: 'never' | 'six_hours' | 'daily' | 'weekly'
    /** @description One field that was refused. */
    FieldError: {
      /** @description Which text the message is, for clients with words of their own */
      key?: components['schemas']['MessageKey']
      /** @example must be a whole number */
      message: string
      /**
       * @description Name of the field; nested names are joined by dots
       * @example price_min
       */
      path: string
      /**
       * @description Keyword of the schema that failed
       * @example type
       */
      rule: string
      values?: components['schemas']['MessageValues']
    }
    /** @description Asks for a link that resets the password. */
    ForgotPasswordRequest: {
      email: components['schemas']['Email']
      language?: components['schemas']['LanguageCode']
    }
    /**
     * @description How the property is furnished.
     * @example furnished
     * @enum {string}
     */
    Furnishing: 'furnished' | 'unfurnished' | 'partly'
    /** @description A message to the company. An answer needs a way back: an e-mail address or a telephone number. */
    GetInTouchRequest: {
      consent?: components['schemas']['ConsentKey']
      email?: components['schemas']['Email']
      language?: components['schemas']['LanguageCode']
      /** @example We are an agency with twelve agents and would like to list with you. */
      message: string
      name: components['schemas']['ContactName']
      phone_number?: components['schemas']['PhoneNumber'] | null
      /** @example Advertising with you */
      subject: string
    }
    /**
     * @description How a visitor knows that a property is no longer offered.
     * @example said_so
     * @enum {string}
     */
    GoneReason: 'said_so' | 'taken' | 'other_property' | 'no_answer'
    /** @description What makes a visitor say that a property is gone: its advertiser has said so, others have taken it, another property was offered in its place, or nobody answers. */
    GoneRequest: {
      reason: components['schemas']['GoneReason']
    }
    /** @description One section of a guide. */
    Guide: {
      _id: components['schemas']['Id']
      content: components['schemas']['Html']
      /**
       * @description Papers to have at hand
       * @example [
       *       "Passport",
       *       "Emirates ID"
       *     ]
       */
      documents: string[]
      fees: components['schemas']['GuideFee'][]
      language: components['schemas']['LanguageCode']
      /**
       * @description Sections are shown by it
       * @example 1
       */
      order: number
      steps: components['schemas']['GuideStep'][]
      /** @example What a purchase costs */
      title: string
      type: components['schemas']['GuideType']
    }
    /** @description A cost, as it stood on a day. */
    GuideFee: {
      /**
       * @description In words, because many are shares of another sum
       * @example 4 % of the price
       */
      amount: string
      /**
       * Format: date
       * @example 2026-11-01
       */
      as_of: string
      /** @example Transfer fee */
      name: string
      source: components['schemas']['ContentSource']
    }
    /** @description One thing to do. */
    GuideStep: {
      /**
       * @description Plain text
       * @example Buyer and seller sign the contract of sale (Form F) and the buyer leaves a deposit.
       */
      text: string
      /** @example Sign Form F */
      title: string
    }
    /**
     * @description Whom a guide is for.
     * @example buyer
     * @enum {string}
     */
    GuideType: 'buyer' | 'seller' | 'tenant' | 'landlord'
    /**
     * @description HTML of these tags only: h2, h3, p, ul, ol, li, a (href), strong, em, br, table, thead, tbody, tr, th, td. Clients sanitise it all the same before they show it.
     * @example <p>The Dubai Land Department charges <strong>4 %</strong> of the price to register a sale.</p>
     */
    Html: string
    /**
     * @description Address of a page outside this site.
     * @example https://dubailand.gov.ae/en/
     */
    HttpsUrl: string
    /**
     * @description Identifier of a row (UUID version 7 as text).
     * @example 0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01
     */
    Id: string
    /**
     * @description What proves that it is the owner who uses a session; one of the three.
     * @example {
     *       "password": "manzil-demo"
     *     }
     */
    IdentityProof: {
      id_token?: components['schemas']['IdToken']
      passkey?: components['schemas']['PasskeyLogin']
      /** @example manzil-demo */
      password?: string
    }
    /** @description How the owner of an account proves to be there, and until when that is proven. */
    IdentityProofState: {
      /**
       * Format: date-time
       * @description Until when nothing more is asked; null where a proof is due
       * @example 2026-11-02T08:40:00.000Z
       */
      good_until: string | null
      /**
       * @description Whether the account has one that works at this address
       * @example false
       */
      passkey: boolean
      /**
       * @description Whether the account has one
       * @example true
       */
      password: boolean
      /** @description Those that open the account */
      providers: components['schemas']['SocialProvider'][]
    }
    /**
     * @description Signed identity token (JWT) that the identity provider gave to the browser.
     * @example eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMTIyMzMifQ.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg
     */
    IdToken: string
    /**
     * @description Address of a picture; absolute http(s) or rooted at this site.
     * @example /scenes/facade/tower/marina/4021.svg
     */
    ImageUrl: string
    /** @description An invoice for a plan, or the credit note that takes one back. Written once and changed never. */
    Invoice: {
      _id: components['schemas']['Id']
      buyer: components['schemas']['InvoiceParty']
      /**
       * @description Number of the invoice that a credit note takes back
       * @example null
       */
      corrects: string | null
      /**
       * @description Left of the plan that was replaced
       * @example 0
       */
      credit: number
      /** @constant */
      currency: 'AED'
      /**
       * @description No money has moved
       * @example false
       */
      is_test: boolean
      /**
       * Format: date-time
       * @example 2026-11-01T08:00:00.000Z
       */
      issued_at: string
      /**
       * @example invoice
       * @enum {string}
       */
      kind: 'invoice' | 'credit_note'
      /**
       * @description Counts up without gaps
       * @example INV-000042
       */
      number: string
      /**
       * Format: date-time
       * @example 2026-12-01T08:00:00.000Z
       */
      period_end: string
      /**
       * Format: date-time
       * @example 2026-11-01T08:00:00.000Z
       */
      period_start: string
      /** @example Professional */
      plan_name: string
      /** @example المحترف */
      plan_name_ar: string
      /**
       * @description Without tax, in AED to two decimals
       * @example 499
       */
      price: number
      supplier: components['schemas']['InvoiceParty']
      /** @example 523.95 */
      total: number
      /** @example 24.95 */
      vat: number
      /** @example 5 */
      vat_percent: number
    }
    /** @description An invoice as a file. */
    InvoiceFile: {
      /**
       * @description Its bytes
       * @example JVBERi0xLjMK
       */
      base64: string
      /** @constant */
      media_type: 'application/pdf'
      /** @example INV-000042.pdf */
      name: string
    }
    /** @description Somebody on an invoice. */
    InvoiceParty: {
      /** @example Marina Walk 5, Dubai, AE */
      address: string
      /** @example office@creek.example */
      email: string
      /** @example Creek Homes LLC */
      name: string
      /**
       * @description Tax registration number
       * @example 100000000000003
       */
      trn: string | null
    }
    /** @description By which right the account is kept. */
    KeepAccountRequest: {
      /**
       * @description Of the link in the mail; without it the session counts
       * @example ka_0b3Jd8sK2mQ9vX4tY7zR1wPnLhGc
       */
      token?: string
    }
    /**
     * @description Languages of the product.
     * @example en
     * @enum {string}
     */
    LanguageCode: 'en' | 'ar' | 'ru' | 'hi' | 'zh' | 'de'
    /** @description Contact details and budget that a visitor leaves for better suggestions. */
    Lead: {
      email: components['schemas']['Email']
      max_budget?: components['schemas']['NullableAed']
      min_budget?: components['schemas']['NullableAed']
      name: components['schemas']['ContactName']
      phone_number: components['schemas']['PhoneNumber']
    }
    /** @description What the visitor looks for, where the visitor has agreed that the advertiser reads it. */
    LeadBrief: {
      max_budget: components['schemas']['NullableAed']
      min_budget: components['schemas']['NullableAed']
      /**
       * @description The newest search of the conversation, as the query of the page of results
       * @example purpose=rent&bedrooms=2
       */
      search: string | null
    }
    /** @description What is to be different about a lead. */
    LeadChange: {
      handler_id?: components['schemas']['Id']
      revision: components['schemas']['LeadRevision']
      state?: components['schemas']['LeadState']
    }
    /** @description A lead with all that its advertiser may read of it. Contact details, messages, notes, brief and transcript are empty once the visitor has taken them back. */
    LeadDetail: {
      brief: components['schemas']['LeadBrief'] | null
      /**
       * @description Whether the visitor left an address that mail reaches
       * @example true
       */
      can_reply: boolean
      email: components['schemas']['Email'] | null
      /** @description The newest 500, oldest first */
      entries: components['schemas']['LeadEntry'][]
      language: components['schemas']['LanguageCode']
      /** @example Is the apartment still available in December? */
      message: string
      /** @description States that may follow */
      next_states: components['schemas']['LeadState'][]
      phone_number: components['schemas']['PhoneNumber'] | null
      preferred_contact: components['schemas']['ContactChannel'] | null
      /**
       * Format: date-time
       * @example 2026-11-24T12:00:00.000Z
       */
      preferred_time: string | null
      row: components['schemas']['LeadRow']
      /** @description Empty where the visitor has added no conversation */
      transcript: components['schemas']['LeadTranscriptLine'][]
    }
    /** @description A line of a lead's history: a message of the visitor or of the advertiser, a note that the visitor does not see, another state, or another handler. */
    LeadEntry: {
      _id: components['schemas']['Id']
      /**
       * Format: date-time
       * @example 2026-11-18T08:00:00.000Z
       */
      at: string
      /** @description Names of files that came with a mail and are not kept */
      attachments: string[]
      /** @description Who of the advertiser it was; null for the visitor, and for an account that is gone */
      author: components['schemas']['LeadPerson'] | null
      /**
       * @description Whether a machine wrote it, which is no answer
       * @example false
       */
      automatic: boolean
      /**
       * @example visitor
       * @enum {string}
       */
      kind: 'visitor' | 'advertiser' | 'note' | 'state' | 'handler'
      state: components['schemas']['LeadState'] | null
      /**
       * @description Of a message or note; for another handler the name
       * @example Yes, it is. Would Saturday at 11 suit you?
       */
      text: string
    }
    /** @description Leads as a file for a spreadsheet. */
    LeadFile: {
      /** @constant */
      media_type: 'text/csv'
      /** @example manzil-leads-2026-11-24.csv */
      name: string
      /**
       * @example Number,Kind
       *     EQ-7F3C2A,question
       */
      text: string
    }
    /**
     * @description What the visitor of a lead wants.
     * @example question
     * @enum {string}
     */
    LeadKind: 'question' | 'viewing' | 'callback'
    /** @description A note about a lead, for the advertiser alone. */
    LeadNoteForm: {
      text: components['schemas']['LeadText']
    }
    /**
     * @description Whether the visitor wrote by a form or by the assistant.
     * @example form
     * @enum {string}
     */
    LeadOrigin: 'form' | 'assistant'
    /** @description Somebody of the advertiser who may answer leads. */
    LeadPerson: {
      _id: components['schemas']['Id']
      /**
       * @description Null where the account has none
       * @example Omar Haddad
       */
      name: string | null
    }
    /** @description The property that a lead is about. */
    LeadProperty: {
      _id: components['schemas']['Id']
      /**
       * @description Whether it has a page now
       * @example true
       */
      is_live: boolean
      /** @example MZ-10023 */
      reference: string | null
      /** @example Two-bedroom apartment in Marina Promenade */
      title: string | null
      /** @example شقة بغرفتي نوم في مارينا بروميناد */
      title_ar: string | null
    }
    /** @description An answer to the visitor, which goes out as a mail. */
    LeadReplyForm: {
      revision: components['schemas']['LeadRevision']
      text: components['schemas']['LeadText']
    }
    /**
     * @description Counts what was answered, handed on or otherwise changed about a lead. A change names the one that it was made from, so that nobody writes over what a colleague has just done.
     * @example 3
     */
    LeadRevision: number
    /** @description A lead as a list shows it: an enquiry of a visitor, with how far the work on it is. Who wrote and what are empty once the visitor has taken them back. */
    LeadRow: {
      _id: components['schemas']['Id']
      /**
       * Format: date-time
       * @description When somebody last wrote
       * @example 2026-11-18T08:00:00.000Z
       */
      changed_at: string
      /**
       * Format: date-time
       * @example 2026-11-18T08:00:00.000Z
       */
      created_at: string
      /**
       * @description How the newest message begins
       * @example Is the apartment still available in December?
       */
      excerpt: string
      /** @description Whose lead it is now */
      handler: components['schemas']['LeadPerson']
      /**
       * @description Whether its handler has not seen the newest message
       * @example true
       */
      is_unread: boolean
      /**
       * @description Whether the visitor waits for an answer
       * @example true
       */
      is_waiting: boolean
      kind: components['schemas']['LeadKind']
      /**
       * @description Of the visitor; empty once it is taken back
       * @example Sara Khan
       */
      name: string
      origin: components['schemas']['LeadOrigin']
      property: components['schemas']['LeadProperty'] | null
      /**
       * @description Number of the enquiry
       * @example EQ-7F3C2A
       */
      reference: string
      revision: components['schemas']['LeadRevision']
      state: components['schemas']['LeadState']
      /**
       * Format: date-time
       * @example null
       */
      withdrawn_at: string | null
    }
    /**
     * @description How far the work on a lead is.
     * @example new
     * @enum {string}
     */
    LeadState: 'new' | 'answered' | 'in_progress' | 'won' | 'lost' | 'spam'
    /**
     * @description What somebody writes about a lead.
     * @example Yes, it is. Would Saturday at 11 suit you?
     */
    LeadText: string
    /** @description A message of the conversation with the assistant that the visitor has added to the lead. */
    LeadTranscriptLine: {
      /**
       * Format: date-time
       * @example 2026-11-18T07:55:00.000Z
       */
      at: string
      /**
       * @example user
       * @enum {string}
       */
      role: 'user' | 'bot'
      /** @example A flat with two bedrooms in Dubai Marina */
      text: string
    }
    /** @description Where the registration of an agent or an agency stands. */
    Licence: {
      /**
       * @description Why it was refused
       * @example null
       */
      reason: string | null
      state: components['schemas']['LicenceState']
    }
    /**
     * @description What the operator says of a registration number: nobody has looked it up yet, it is right, or it was refused.
     * @example approved
     * @enum {string}
     */
    LicenceState: 'waiting' | 'approved' | 'refused'
    /** @description A place that can be searched, with the number of live properties in it and below it. */
    Location: {
      _id: components['schemas']['Slug']
      /**
       * @example [
       *       "Marina"
       *     ]
       */
      aliases?: string[]
      bounds: components['schemas']['Bounds']
      coordinates: components['schemas']['Coordinates']
      kind: components['schemas']['PlaceKind']
      /** @example 182 */
      listings_count: number
      /** @example Dubai Marina */
      name: string
      /** @example دبي مارينا */
      name_ar: string
      names: components['schemas']['OtherNames']
      /** @example dubai */
      parent_id: string | null
    }
    /** @description An account and its password. */
    LoginRequest: {
      /**
       * @description User name or e-mail address
       * @example demo.individual@manzil.example
       */
      email: string
      /** @example manzil-demo */
      password: string
    }
    /** @description Several properties of one cell of the map's grid. It stands at their middle; the edges are the smallest box around them. */
    MapCluster: {
      /** @example 37 */
      count: number
      /** @example 55.1562 */
      east: number
      /** @example 25.0803 */
      lat: number
      /** @example 55.1412 */
      lng: number
      /** @example 25.0953 */
      north: number
      price_min: components['schemas']['NullableAed']
      /** @example 25.0653 */
      south: number
      /** @example 55.1262 */
      west: number
    }
    /** @description A property on the map. */
    MapPin: {
      _id: components['schemas']['Id']
      /** @example 2 */
      bedrooms: number | null
      /** @constant */
      count: 1
      /** @example 25.0803 */
      lat: number
      /** @example 55.1412 */
      lng: number
      price: components['schemas']['NullableAed']
      purpose: components['schemas']['Purpose']
      type: components['schemas']['PropertyType']
    }
    /** @description The properties of a search in a box of the map. `total` is the number of pins, of the properties of all clusters, and of those in `without_place`, which `places` tells place by place. */
    MapPins: {
      /** @description The other cells; none where properties are few */
      clusters: components['schemas']['MapCluster'][]
      /** @description All properties where they are few; otherwise those that are alone in their cell */
      pins: components['schemas']['MapPin'][]
      /** @description Properties that have no position of their own, those with most properties first */
      places: components['schemas']['MapPlace'][]
      /** @example 38 */
      total: number
      /**
       * @description Properties of `places`: only their community's position is known
       * @example 0
       */
      without_place: number
    }
    /** @description Properties of which only the place is known. They are drawn together at its middle. */
    MapPlace: {
      /** @example 12 */
      count: number
      /** @example 25.0803 */
      lat: number
      /** @example 55.1412 */
      lng: number
      place_id: components['schemas']['Slug']
      price_min: components['schemas']['NullableAed']
    }
    /** @description Raster tiles that the operator has chosen for the map, in the Web Mercator grid. */
    MapTiles: {
      /**
       * @description Whose map it is; shown on it
       * @example © Example Maps
       */
      attribution: string
      /**
       * @description Nearest zoom that has tiles; nearer ones are enlarged
       * @example 19
       */
      max_zoom: number
      /**
       * @description Address of a tile with {z}, {x} and {y} in it
       * @example https://tiles.example/{z}/{x}/{y}.png
       */
      url: string
    }
    /** @description One picture of a property. An illustrated scene stands in where there is no photograph. */
    MediaItem: {
      alt: components['schemas']['PictureText']
      alt_ar: components['schemas']['PictureText']
      /** @example true */
      illustration: boolean
      role: components['schemas']['MediaRole']
      url: components['schemas']['ImageUrl']
    }
    /**
     * @description What a picture shows.
     * @example facade
     * @enum {string}
     */
    MediaRole: 'facade' | 'living' | 'bedroom' | 'kitchen' | 'pool' | 'view' | 'plan' | 'photo'
    /**
     * @description Names what an answer says, whatever the language. `x-texts` has the English words; names in double braces stand for `values`.
     * @example problem.filters
     * @enum {string}
     */
    MessageKey:
      | 'problem.filters'
      | 'problem.fields'
      | 'problem.tooLarge'
      | 'problem.mediaType'
      | 'problem.unreadable'
      | 'problem.address'
      | 'problem.nothing'
      | 'problem.attempts'
      | 'problem.trouble'
      | 'problem.busy'
      | 'problem.ours'
      | 'problem.notServed'
      | 'problem.session'
      | 'problem.login'
      | 'problem.guesses'
      | 'problem.logInFirst'
      | 'problem.otherKind'
      | 'problem.propertyGone'
      | 'problem.pageGone'
      | 'problem.noBanner'
      | 'problem.articleGone'
      | 'problem.leadGone'
      | 'problem.disclosureGone'
      | 'problem.favouriteGone'
      | 'problem.sharedListGone'
      | 'problem.manySharedLists'
      | 'problem.sharedListFull'
      | 'problem.noPicture'
      | 'problem.manyEnquiries'
      | 'problem.manyCalls'
      | 'problem.manyReports'
      | 'problem.leadAway'
      | 'problem.leadChanged'
      | 'problem.leadState'
      | 'problem.leadHandler'
      | 'problem.leadNoMail'
      | 'problem.leadWithdrawn'
      | 'problem.manyReplies'
      | 'problem.searchGone'
      | 'problem.viewingGone'
      | 'problem.slotTaken'
      | 'problem.viewingChanged'
      | 'problem.viewingOver'
      | 'problem.hoursChanged'
      | 'problem.manySearches'
      | 'problem.accountExists'
      | 'problem.socialLogin'
      | 'problem.socialNoAccount'
      | 'problem.socialPassword'
      | 'problem.socialOther'
      | 'problem.socialUnverified'
      | 'problem.socialDown'
      | 'problem.socialUnknown'
      | 'problem.signupEnded'
      | 'problem.demoPassword'
      | 'problem.notYours'
      | 'problem.accountGone'
      | 'problem.operatorGone'
      | 'problem.operatorState'
      | 'problem.ownAccount'
      | 'problem.suspended'
      | 'problem.aliasTaken'
      | 'problem.planNotSold'
      | 'problem.nameTaken'
      | 'problem.storage'
      | 'problem.demoAccount'
      | 'problem.justWritten'
      | 'problem.sessionGone'
      | 'problem.passkeyGone'
      | 'problem.proveIdentity'
      | 'problem.otherIdentity'
      | 'problem.noPasskeys'
      | 'problem.passkey'
      | 'problem.demoPasskeys'
      | 'problem.manyPasskeys'
      | 'problem.emailTaken'
      | 'problem.codeLately'
      | 'problem.demoContact'
      | 'problem.jsonNeeded'
      | 'problem.form'
      | 'problem.notJson'
      | 'problem.encoding'
      | 'problem.depth'
      | 'problem.duplicate'
      | 'problem.reserved'
      | 'problem.draftGone'
      | 'problem.draftElsewhere'
      | 'problem.draftsFull'
      | 'problem.draftTaken'
      | 'problem.uploadGone'
      | 'problem.uploadUnfinished'
      | 'problem.uploadsFull'
      | 'problem.planGone'
      | 'problem.planFull'
      | 'problem.featuredFull'
      | 'problem.planRuns'
      | 'problem.planEnded'
      | 'problem.planOfOthers'
      | 'problem.paymentGone'
      | 'problem.paymentDown'
      | 'problem.signature'
      | 'problem.invoiceGone'
      | 'problem.propertyChanged'
      | 'problem.propertyState'
      | 'problem.changeGone'
      | 'problem.propertyIncomplete'
      | 'prompt.favourites'
      | 'prompt.listHeader'
      | 'prompt.listIndividual'
      | 'field.required'
      | 'field.requiredWith'
      | 'field.requiredEdges'
      | 'field.requiredAgent'
      | 'field.requiredBrokers'
      | 'field.unknownField'
      | 'field.unknownFilter'
      | 'field.unknown'
      | 'field.repeated'
      | 'field.duplicate'
      | 'field.encoding'
      | 'field.tooLong'
      | 'field.fileSize'
      | 'field.character'
      | 'field.wholeNumber'
      | 'field.wholeNumberOrNothing'
      | 'field.number'
      | 'field.numberOrNothing'
      | 'field.boolean'
      | 'field.text'
      | 'field.textOrNothing'
      | 'field.list'
      | 'field.object'
      | 'field.objectOrNothing'
      | 'field.file'
      | 'field.oneOf'
      | 'field.atLeast'
      | 'field.atMost'
      | 'field.moreThan'
      | 'field.lessThan'
      | 'field.multipleOf'
      | 'field.notEmpty'
      | 'field.charactersLeast'
      | 'field.charactersMost'
      | 'field.characterMost'
      | 'field.entriesLeast'
      | 'field.entryLeast'
      | 'field.entriesMost'
      | 'field.entryMost'
      | 'field.fieldsLeast'
      | 'field.sameTwice'
      | 'field.form'
      | 'field.noForm'
      | 'field.day'
      | 'field.time'
      | 'field.address'
      | 'field.slug'
      | 'field.identityToken'
      | 'field.provider'
      | 'field.signInState'
      | 'field.signInCode'
      | 'field.registration'
      | 'field.languageCode'
      | 'field.countryCode'
      | 'field.https'
      | 'field.placeName'
      | 'field.noticeLink'
      | 'field.reasonNeeded'
      | 'field.untilFrom'
      | 'field.linkToken'
      | 'field.stepToken'
      | 'field.sixDigits'
      | 'field.sixSigns'
      | 'field.picture'
      | 'field.email'
      | 'field.mailable'
      | 'field.textable'
      | 'field.userName'
      | 'field.nameTaken'
      | 'field.brokersOnly'
      | 'field.key'
      | 'field.phone'
      | 'field.identifier'
      | 'field.permit'
      | 'field.quarter'
      | 'field.quarterHour'
      | 'field.hoursOrder'
      | 'field.future'
      | 'field.sameTime'
      | 'field.route'
      | 'field.origin'
      | 'field.payment'
      | 'field.signature'
      | 'field.corners'
      | 'field.reused'
      | 'field.stepEnded'
      | 'field.currentPassword'
      | 'field.samePassword'
      | 'field.ownEmail'
      | 'field.easyPassword'
      | 'field.personalPassword'
      | 'field.passwordAgain'
      | 'field.passkeyRefused'
      | 'field.codeExpired'
      | 'field.codeWrong'
      | 'field.codeDead'
      | 'field.linkEnded'
      | 'field.keepLinkEnded'
      | 'field.be'
      | 'field.requiredLive'
      | 'field.otherCategory'
      | 'field.otherSubCategory'
      | 'field.notUploaded'
      | 'field.planPictures'
      | 'picture.kind'
      | 'picture.heic'
      | 'picture.empty'
      | 'picture.animated'
      | 'picture.pixels'
      | 'picture.broken'
      | 'picture.slow'
      | 'chat.invalid'
      | 'chat.tooLong'
      | 'chat.unknownSession'
      | 'chat.busy'
      | 'chat.tooMany'
      | 'chat.notAllowed'
      | 'chat.unavailable'
      | 'done.logout'
      | 'done.visit'
      | 'done.view'
      | 'done.saved'
      | 'done.removed'
      | 'done.noteSaved'
      | 'done.listShared'
      | 'done.listRevoked'
      | 'done.voted'
      | 'done.leadSent'
      | 'done.leadUpdated'
      | 'done.enquiry'
      | 'done.message'
      | 'done.report'
      | 'done.gone'
      | 'done.availability'
      | 'done.codeSent'
      | 'done.emailVerified'
      | 'done.phoneVerified'
      | 'done.codeTexted'
      | 'done.accountReady'
      | 'done.linkSent'
      | 'done.passwordReset'
      | 'done.passwordChanged'
      | 'done.sessionEnded'
      | 'done.sessionsEnded'
      | 'done.identityProven'
      | 'done.passkeyAdded'
      | 'done.passkeyRenamed'
      | 'done.passkeyRemoved'
      | 'done.profile'
      | 'done.picture'
      | 'done.enquiryConfirmed'
      | 'done.messageConfirmed'
      | 'done.searchSaved'
      | 'done.searchToConfirm'
      | 'done.searchConfirmed'
      | 'done.searchChanged'
      | 'done.searchDeleted'
      | 'done.leadChanged'
      | 'done.leadNoted'
      | 'done.leadAnswered'
      | 'done.viewingBooked'
      | 'done.viewingConfirmed'
      | 'done.viewingMoved'
      | 'done.viewingCancelled'
      | 'done.hoursSaved'
      | 'done.withdrawn'
      | 'done.revealNoted'
      | 'done.deletionBegun'
      | 'done.accountKept'
      | 'done.draftSaved'
      | 'done.draftRemoved'
      | 'done.pictureStored'
      | 'done.planCancelled'
      | 'done.propertyAdded'
      | 'done.propertyInReview'
      | 'done.propertyUpdated'
      | 'done.propertyRemoved'
      | 'done.propertiesChanged'
      | 'done.changeUndone'
      | 'problem.feedGone'
      | 'problem.feedRunGone'
      | 'problem.feedChanged'
      | 'problem.feedBusy'
      | 'problem.feedNoFile'
      | 'problem.feedKind'
      | 'problem.manyFeeds'
      | 'problem.feedUndo'
      | 'feed.unreachable'
      | 'feed.noSuchHost'
      | 'feed.brokenOff'
      | 'feed.private'
      | 'feed.redirects'
      | 'feed.tooLarge'
      | 'feed.tooSlow'
      | 'feed.crawls'
      | 'feed.format'
      | 'feed.empty'
      | 'feed.broken'
      | 'feed.doctype'
      | 'feed.tooMany'
      | 'feed.half'
      | 'feed.fileGone'
      | 'feed.failed'
      | 'feed.plan'
      | 'feed.kept'
      | 'feed.notStored'
      | 'field.feedTwice'
      | 'field.feedSame'
      | 'field.feedPermit'
      | 'field.feedValue'
      | 'field.feedPlace'
      | 'field.outsideEmirates'
      | 'field.aboveTop'
      | 'field.noArabic'
      | 'done.feedAdded'
      | 'done.feedUpdated'
      | 'done.feedRemoved'
      | 'done.feedFile'
      | 'done.feedRun'
      | 'done.feedUndo'
      | 'done.feedExport'
      | 'done.feedExportEnded'
      | 'done.operator'
      | 'payment.open'
      | 'payment.processing'
      | 'payment.paid'
      | 'payment.failed'
      | 'payment.cancelled'
      | 'payment.expired'
      | 'payment.refunded'
    /**
     * @description What the text of a message holds besides its own words, by the names that `x-texts` of the key gives them.
     * @example {}
     */
    MessageValues: {
      [key: string]: string
    }
    /**
     * @description Where visitors see a notice.
     * @example home
     * @enum {string}
     */
    NoticePlace: 'home' | 'listing' | 'everywhere'
    /**
     * @description What a notice says in one language. Plain text.
     * @example Our office is closed on 2 December.
     */
    NoticeText: string
    /** @description What a notice says in each language of the product. Plain text. */
    NoticeTexts: {
      ar: components['schemas']['NoticeText']
      de: components['schemas']['NoticeText']
      en: components['schemas']['NoticeText']
      hi: components['schemas']['NoticeText']
      ru: components['schemas']['NoticeText']
      zh: components['schemas']['NoticeText']
    }
    /**
     * @description Amount in whole UAE dirhams; null where it is not stated.
     * @example 1850000
     */
    NullableAed: number | null
    /**
     * @description AED, or square feet; null where no property states it.
     * @example 1250000
     */
    NullableFigure: number | null
    /**
     * @description Address of a picture; null where there is none.
     * @example null
     */
    NullableImageUrl: string | null
    /**
     * @description Address of a page on another site; null where there is none.
     * @example null
     */
    NullableLinkUrl: string | null
    /**
     * @description Six digits from an e-mail or a text message; valid for ten minutes, once.
     * @example 482913
     */
    OneTimeCode: string
    /** @description One thing that an operator did. Written with it, changed never. */
    OperatorAction: {
      _id: components['schemas']['Id']
      action: components['schemas']['OperatorActionKind']
      /**
       * Format: date-time
       * @example 2026-11-24T16:00:00.000Z
       */
      at: string
      /**
       * @description E-mail address of the operator
       * @example admin@example.com
       */
      by: string
      /**
       * @description What it was done to: a kind of case, or a category, place, plan, notice or log
       * @example property
       */
      kind: string
      /** @example null */
      reason: string | null
      /** @example Two bedrooms above the marina */
      subject: string
      /** @example 0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01 */
      subject_id: string
    }
    /**
     * @description What an operator did: a decision, or an edit.
     * @example approve
     * @enum {string}
     */
    OperatorActionKind:
      | 'approve'
      | 'reject'
      | 'suspend'
      | 'lift'
      | 'sign_out'
      | 'dismiss'
      | 'retry'
      | 'give_up'
      | 'refund'
      | 'category'
      | 'alias_add'
      | 'alias_remove'
      | 'plan'
      | 'notice_save'
      | 'notice_remove'
      | 'export'
      | 'admin_add'
    /** @description Something that an operator decides on, with what may be decided now. */
    OperatorCase: {
      _id: components['schemas']['Id']
      /**
       * @description Of a payment, in AED with tax
       * @example null
       */
      amount: number | null
      /**
       * Format: date-time
       * @example 2026-11-02T08:30:00.000Z
       */
      at: string
      /**
       * @description What may be decided now
       * @example [
       *       "approve",
       *       "reject"
       *     ]
       */
      decisions: components['schemas']['OperatorDecision'][]
      /**
       * @description More of it: a reference, a registration number, what a visitor wrote
       * @example MZ-104233
       */
      detail: string | null
      /** @example omar.said@example.com */
      email: string | null
      kind: components['schemas']['OperatorCaseKind']
      /** @description Of a message that was not delivered */
      message: components['schemas']['UndeliveredMessage'] | null
      /**
       * @description Name of whoever it belongs to
       * @example Omar Said
       */
      person: string | null
      property_id: components['schemas']['Id'] | null
      /** @description Of a payment */
      provider: components['schemas']['PaymentProvider'] | null
      /**
       * @description Why it stands so; of a message, what the other side said of it
       * @example null
       */
      reason: string | null
      /** @description Of a report */
      report_reason: components['schemas']['ReportReason'] | null
      /** @description Of an account */
      role: components['schemas']['Role'] | null
      state: components['schemas']['OperatorCaseState']
      /**
       * @description What it is: the title of a property, the name of an account, the subject of a message; empty where its words are gone
       * @example Marina Gate 2
       * @example two bedrooms
       */
      title: string
    }
    /**
     * @description What an operator decides on: properties in review, licences of agents and agencies, accounts, reports of properties, e-mails and text messages that could not be sent, and payments.
     * @example property
     * @enum {string}
     */
    OperatorCaseKind: 'property' | 'licence' | 'account' | 'report' | 'mail' | 'payment'
    /**
     * @description Where it stands. Properties, licences and reports wait and are approved, refused, acted on or dismissed; accounts are active or suspended; messages failed or were given up; payments have their own words.
     * @example waiting
     * @enum {string}
     */
    OperatorCaseState:
      | 'waiting'
      | 'approved'
      | 'refused'
      | 'acted'
      | 'dismissed'
      | 'active'
      | 'suspended'
      | 'failed'
      | 'given_up'
      | 'open'
      | 'processing'
      | 'paid'
      | 'cancelled'
      | 'expired'
      | 'refunded'
    /** @description A kind of property as an operator edits it. */
    OperatorCategory: {
      _id: components['schemas']['Id']
      /**
       * @description Whether menus and forms offer it
       * @example true
       */
      is_shown: boolean
      /**
       * @description 1 category, 2 type of property, 3 sub-type
       * @example 1
       */
      level: number
      /** @example Apartments */
      name: string
      /** @example شقق */
      name_ar: string
      parent_id: components['schemas']['Id'] | null
      slug: components['schemas']['Slug']
    }
    /** @description What a kind of property is called, and whether it is offered. */
    OperatorCategoryForm: {
      /** @example true */
      is_shown: boolean
      name: components['schemas']['CategoryName']
      name_ar: components['schemas']['CategoryName']
    }
    /**
     * @description What an operator does. `approve` and `reject` go for properties and licences; `suspend`, `lift` and `sign_out` for accounts; for a report, `reject` takes the property off the site and `dismiss` leaves it there; `retry` sends a message again, `give_up` ends it; `refund` sends a payment back and ends what it started.
     * @example approve
     * @enum {string}
     */
    OperatorDecision:
      | 'approve'
      | 'reject'
      | 'suspend'
      | 'lift'
      | 'sign_out'
      | 'dismiss'
      | 'retry'
      | 'give_up'
      | 'refund'
    /** @description A decision. `reject` and `suspend` need a reason. */
    OperatorDecisionForm: {
      decision: components['schemas']['OperatorDecision']
      kind: components['schemas']['OperatorCaseKind']
      reason?: components['schemas']['OperatorReason']
    }
    /** @description What operators did, as a file for a spreadsheet. */
    OperatorFile: {
      /** @constant */
      media_type: 'text/csv'
      /** @example manzil-operators-2026-11-24.csv */
      name: string
      /** @example Time,By */
      text: string
    }
    /** @description A place with the names that it is found by. */
    OperatorPlace: {
      _id: components['schemas']['Slug']
      /** @description Names that an operator has added */
      aliases: components['schemas']['PlaceAlias'][]
      kind: components['schemas']['PlaceKind']
      /**
       * @description Names that come with the product
       * @example [
       *       "Marina",
       *       "JBR Marina"
       *     ]
       */
      known_as: string[]
      /** @example Dubai Marina */
      name: string
      /** @example دبي مارينا */
      name_ar: string
    }
    /** @description A plan as an operator edits it. */
    OperatorPlan: components['schemas']['Plan'] & {
      /**
       * @description Accounts that hold it now
       * @example 12
       */
      holders: number
      /**
       * @description Whether it can be bought
       * @example true
       */
      is_sold: boolean
    }
    /** @description Terms of a plan for whoever buys it from now on. */
    OperatorPlanForm: {
      /** @example 1 */
      agents_limit: number
      /** @example 3 */
      featured_limit: number
      /**
       * @description Lines of the plan card; they should say what the limits say
       * @example [
       *       "25 live listings",
       *       "3 featured listings"
       *     ]
       */
      features: string[]
      /** @example true */
      is_sold: boolean
      /** @example 25 */
      listings_limit: number
      /** @example 30 */
      photos_limit: number
      /**
       * @description Whole AED without tax, for one period
       * @example 499
       */
      price: number
    }
    /** @description A property as an operator looks at it, whatever its state. */
    OperatorProperty: {
      _id: components['schemas']['Id']
      /** @example 3 */
      bathrooms: number | null
      /**
       * @description 0 is a studio; null is not stated
       * @example 2
       */
      bedrooms: number | null
      coordinates: components['schemas']['Coordinates']
      /** @example Bright and quiet. */
      description: string
      /** @example null */
      description_ar: string | null
      /** @example 14 */
      floor: number | null
      /** @description What was changed, the last first */
      history: components['schemas']['PropertyHistoryEntry'][]
      /** @example 7123456789 */
      permit_number: string | null
      /**
       * @example [
       *       "/scenes/exterior/7.svg"
       *     ]
       */
      pictures: components['schemas']['ImageUrl'][]
      /** @example Dubai Marina */
      place: string | null
      /**
       * @description Metres from the middle of its place; null where no point of its own is known
       * @example 420
       */
      place_distance: number | null
      price: components['schemas']['NullableAed']
      /**
       * @description Period of a rent; null for a sale
       * @example null
       * @enum {string|null}
       */
      price_period: 'year' | null
      purpose: components['schemas']['Purpose']
      /** @example MZ-104233 */
      reference: string
      /**
       * @description Square feet
       * @example 1302
       */
      size: number | null
      /** @example Two bedrooms above the marina */
      title: string
      /** @example null */
      title_ar: string | null
      type: components['schemas']['PropertyType']
    }
    /**
     * @description Why, in words that whoever it is about may read. Plain text.
     * @example The permit number belongs to another unit.
     */
    OperatorReason: string
    /**
     * @description Names in languages beside English and Arabic, by language code. An answer holds at least the one that `Accept-Language` asks for, where there is one; the English name stands in elsewhere.
     * @example {
     *       "ru": "Дубай Марина"
     *     }
     */
    OtherNames: {
      [key: string]: string
    }
    /**
     * @description The title in languages beside English and Arabic, by language code. An answer holds at least the one that `Accept-Language` asks for, where there is one; the English title stands in elsewhere.
     * @example {
     *       "ru": "Квартира с двумя спальнями и видом на гавань"
     *     }
     */
    OtherTitles: {
      [key: string]: string
    }
    /** @description A one-time code is on its way. */
    OtpSent: {
      /**
       * Format: date-time
       * @example 2026-11-18T08:10:00.000Z
       */
      expires_at: string
      /**
       * @description Seconds until another code can be asked for
       * @example 60
       */
      resend_after: number
    }
    /** @description Asks for a one-time code by e-mail. */
    OtpToEmailRequest: {
      email: components['schemas']['Email']
      language?: components['schemas']['LanguageCode']
    }
    /** @description Asks for a one-time code by text message. */
    OtpToPhoneRequest: {
      language?: components['schemas']['LanguageCode']
      phone_number: components['schemas']['PhoneNumber']
    }
    /** @description By when somebody has to confirm that a property is still offered, and what happens otherwise. */
    OwnAvailability: {
      /**
       * @description Whether an answer is waited for, since its time has come or a visitor has asked
       * @example true
       */
      asks: boolean
      /**
       * Format: date-time
       * @description Until then it keeps its place in the results; null where nobody asks by the calendar
       * @example 2026-12-08T05:00:00.000Z
       */
      due_at: string | null
      /**
       * @description It comes after the others in the order that results have by themselves
       * @example false
       */
      is_late: boolean
      /**
       * @description Why the site has paused it by itself; null where it has not
       * @example null
       * @enum {string|null}
       */
      paused_for: 'unconfirmed' | 'reported' | null
      /**
       * Format: date-time
       * @description When it leaves the lists, unless it is confirmed before; null where it does not
       * @example 2026-12-15T05:00:00.000Z
       */
      pauses_at: string | null
      /**
       * @description Visitors who say that it is gone, since it was last confirmed
       * @example 0
       */
      reports: number
    }
    /** @description A property as its owner sees it in the own list. */
    OwnProperty: components['schemas']['PropertyCard'] & {
      /**
       * @description Who answers for it, by name
       * @example Omar Said
       */
      advertiser: string | null
      /** @description Null where nobody is asked to confirm it */
      availability: components['schemas']['OwnAvailability'] | null
      /** @example 4 */
      enquiries_count: number
      /**
       * Format: date-time
       * @description When the property leaves the lists by itself
       * @example 2027-01-31T20:00:00.000Z
       */
      expires_at: string | null
      placeholder: components['schemas']['PicturePlaceholder']
      /**
       * @description Why the operator sent it back; null unless it is rejected
       * @example null
       */
      reason: string | null
      status: components['schemas']['PropertyStatus']
      /**
       * Format: date-time
       * @example 2026-11-02T08:30:00.000Z
       */
      updated_at: string
    }
    /**
     * @description Order of own properties. Those of the search, and what only their owner is shown: views, enquiries, the last change, and when a live one leaves the lists. Rows without the figure come last.
     * @example views_desc
     * @enum {string}
     */
    OwnSort:
      | 'relevance'
      | 'newest'
      | 'price_asc'
      | 'price_desc'
      | 'size_desc'
      | 'size_asc'
      | 'price_per_sqft_asc'
      | 'views_asc'
      | 'views_desc'
      | 'enquiries_asc'
      | 'enquiries_desc'
      | 'updated_asc'
      | 'updated_desc'
      | 'expires_asc'
      | 'expires_desc'
    /** @description Which page this is, of how many. */
    Pagination: {
      /** @example 24 */
      limit: number
      /** @example 1 */
      page: number
      /**
       * @description Exact number of rows
       * @example 1
       */
      total: number
      /** @example 1 */
      totalPages: number
    }
    /** @description A passkey of the account, by which it can be entered without a password. */
    Passkey: {
      /**
       * Format: date-time
       * @example 2026-11-02T08:30:00.000Z
       */
      created_at: string
      id: components['schemas']['Id']
      /**
       * Format: date-time
       * @description Null where nobody has logged in with it yet
       * @example 2026-11-04T17:05:00.000Z
       */
      last_used_at: string | null
      name: components['schemas']['PasskeyName']
      /**
       * @description True where it is kept by a service for several devices
       * @example true
       */
      synced: boolean
    }
    /** @description What `navigator.credentials.create` takes to make a passkey, in its JSON form. */
    PasskeyCreation: {
      /** @constant */
      attestation: 'none'
      authenticatorSelection: {
        /** @constant */
        residentKey: 'required'
        /** @constant */
        userVerification: 'required'
      }
      challenge: components['schemas']['Base64Url']
      excludeCredentials: {
        id: components['schemas']['Base64Url']
        /** @constant */
        type: 'public-key'
      }[]
      pubKeyCredParams: {
        /**
         * @description Number of the algorithm (COSE)
         * @example -7
         */
        alg: number
        /** @constant */
        type: 'public-key'
      }[]
      rp: {
        /** @example www.manzil.example */
        id: string
        /** @example Manzil */
        name: string
      }
      /**
       * @description Milliseconds
       * @example 300000
       */
      timeout: number
      user: {
        /** @example Sara Khan */
        displayName: string
        id: components['schemas']['Base64Url']
        /** @example sara@example.com */
        name: string
      }
    }
    /** @description What a device answers when it has made a passkey. */
    PasskeyCredential: {
      attestationObject: components['schemas']['Base64Url']
      clientDataJSON: components['schemas']['Base64Url']
      id: components['schemas']['Base64Url']
    }
    /** @description What a device has signed to log in with a passkey. */
    PasskeyLogin: {
      authenticatorData: components['schemas']['Base64Url']
      clientDataJSON: components['schemas']['Base64Url']
      id: components['schemas']['Base64Url']
      signature: components['schemas']['Base64Url']
      userHandle: components['schemas']['Base64Url']
    }
    /**
     * @description What its owner calls a passkey.
     * @example Telephone
     */
    PasskeyName: string
    /** @description A passkey that a device has made, with its name. */
    PasskeyRegistration: {
      credential: components['schemas']['PasskeyCredential']
      name: components['schemas']['PasskeyName']
    }
    /** @description Another name for a passkey. */
    PasskeyRename: {
      name: components['schemas']['PasskeyName']
    }
    /** @description What `navigator.credentials.get` takes to log in with a passkey, in its JSON form. */
    PasskeyRequest: {
      challenge: components['schemas']['Base64Url']
      /** @example www.manzil.example */
      rpId: string
      /**
       * @description Milliseconds
       * @example 300000
       */
      timeout: number
      /** @constant */
      userVerification: 'required'
    }
    /**
     * @description A new password. Servers ask for eight characters unless they are set up otherwise, as their status says; passwords known from breaches are refused, and such as are made of words of the account, the site and places.
     * @example seven palms on the creek
     */
    Password: string
    /** @description An event as the payment provider sends it; further fields are ignored. */
    PaymentEvent: {
      /**
       * @description Seconds since 1970
       * @example 1795000000
       */
      created: number
      data: components['schemas']['PaymentEventData']
      /** @example evt_1Q2w3E4r5T6y7U8i */
      id: string
      /** @example checkout.session.completed */
      type: string
    }
    /** @description What the event is about. */
    PaymentEventData: {
      object: components['schemas']['PaymentEventObject']
    }
    /** @description The checkout session as the provider knows it. */
    PaymentEventObject: {
      id: components['schemas']['PaymentSessionId']
      /** @example paid */
      payment_status?: string
      /** @example complete */
      status?: string | null
    }
    /**
     * @description Who takes a payment. The embedded one moves no money and says so on its page.
     * @example embedded
     * @enum {string}
     */
    PaymentProvider: 'stripe' | 'embedded'
    /**
     * @description Identifier of a checkout session at the payment provider.
     * @example cs_test_a1B2c3D4e5F6g7H8
     */
    PaymentSessionId: string
    /**
     * @description Where a payment stands.
     * @example paid
     * @enum {string}
     */
    PaymentStatus: 'open' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'expired'
    /** @description What the provider says of the session; the plan where it is paid. */
    PaymentVerification: {
      session_id: components['schemas']['PaymentSessionId']
      status: components['schemas']['PaymentStatus']
      user_plan: components['schemas']['UserPlan'] | null
    }
    /**
     * @description First or last name.
     * @example Sara
     */
    PersonName: string
    /**
     * @description Digits only, 10 to 15 of them.
     * @example 971500000123
     */
    PhoneNumber: string
    /**
     * @description A few pixels of a picture as a data address, drawn until it is there; null of one that was not uploaded here.
     * @example data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=
     */
    PicturePlaceholder: string | null
    /**
     * @description What a picture shows, for those who do not see it; empty where nothing is said.
     * @example Living room with a view of the marina
     */
    PictureText: string
    /** @description A name of a place that an operator has added. */
    PlaceAlias: {
      _id: components['schemas']['Id']
      language: components['schemas']['LanguageCode']
      /** @example Marina Walk side */
      name: string
    }
    /** @description A further name of a place. */
    PlaceAliasForm: {
      language: components['schemas']['LanguageCode']
      /** @example Marina Walk side */
      name: string
      place_id: components['schemas']['Slug']
    }
    /**
     * @description Level in the place tree.
     * @example emirate
     * @enum {string}
     */
    PlaceKind: 'emirate' | 'community' | 'sub_community'
    /** @description A place that a property can be in, whether or not there is one yet. */
    PlaceOption: {
      _id: components['schemas']['Slug']
      coordinates: components['schemas']['Coordinates']
      kind: components['schemas']['PlaceKind']
      /** @example Dubai Marina */
      name: string
      /** @example دبي مارينا */
      name_ar: string
      names: components['schemas']['OtherNames']
      parent: components['schemas']['PlaceRef'] | null
    }
    /** @description A place as it is named with a property. */
    PlaceRef: {
      _id: components['schemas']['Slug']
      kind: components['schemas']['PlaceKind']
      /** @example Dubai Marina */
      name: string
      /** @example دبي مارينا */
      name_ar: string
      names: components['schemas']['OtherNames']
    }
    /** @description What an agent or an agency can buy. */
    Plan: {
      _id: components['schemas']['Id']
      /**
       * @description People of an agency; 1 for an agent
       * @example 1
       */
      agents_limit: number
      /** @example For agents with a steady portfolio. */
      description: string
      /** @example 3 */
      featured_limit: number
      /**
       * @description Lines of the plan card
       * @example [
       *       "25 live listings",
       *       "3 featured listings",
       *       "Leads from the assistant"
       *     ]
       */
      features: string[]
      /** @example true */
      is_popular: boolean
      /**
       * @description Live properties at a time
       * @example 25
       */
      listings_limit: number
      /** @example Professional */
      name: string
      /** @example المحترف */
      name_ar: string
      /**
       * @example month
       * @enum {string}
       */
      period: 'month' | 'year'
      /**
       * @description Pictures of one property
       * @example 30
       */
      photos_limit: number
      price: components['schemas']['Aed']
      /**
       * @example agent
       * @enum {string}
       */
      user_type: 'agent' | 'agency'
      /**
       * @description Value added tax on top of the price
       * @example 5
       */
      vat_percent: number
    }
    /** @description One section of a policy. */
    Policy: {
      _id: components['schemas']['Id']
      content: components['schemas']['Html']
      language: components['schemas']['LanguageCode']
      /** @example Fees named on this site */
      title: string
      type: components['schemas']['PolicyType']
      /**
       * Format: date-time
       * @example 2026-11-02T08:30:00.000Z
       */
      updated_at: string
    }
    /**
     * @description Which of the site's policies.
     * @example terms_and_conditions
     * @enum {string}
     */
    PolicyType: 'terms_and_conditions' | 'cookies_policy' | 'privacy_policy'
    /** @description How the price stands among those of at least eight properties like it: live ones of the same purpose, kind, number of bedrooms and community, itself among them; of a size near to its own where those are at least eight. */
    PriceComparison: {
      /**
       * @description That of a square foot where its size and those of at least eight are stated; else the price as it stands
       * @example rate
       * @enum {string}
       */
      by: 'price' | 'rate'
      /**
       * @description The own price over the median, less one: -0.08 is 8 % below
       * @example -0.0796
       */
      distance: number
      /**
       * @description Median of them, AED; by `rate` of a square foot
       * @example 1540
       */
      median: number
      /**
       * @description They are those whose size is within a fifth of its own
       * @example true
       */
      near_size: boolean
      place: components['schemas']['PlaceRef']
      /**
       * @description Properties that state what is compared
       * @example 34
       */
      properties: number
    }
    /** @description What properties like one ask: live ones of the same purpose, kind, number of bedrooms and community, the property itself among them; of a size within a fifth of its own where at least `least` state a price, which `search` then says. */
    PriceRange: {
      /**
       * Format: date-time
       * @description When it was computed
       * @example 2026-11-02T08:30:00.000Z
       */
      as_of: string
      /**
       * @description Fewer properties than these are too few to compare with
       * @example 8
       */
      least: number
      place: components['schemas']['PlaceRef']
      price: components['schemas']['ValueDistribution']
      price_per_sqft: components['schemas']['ValueDistribution']
      /**
       * @description Properties in `price`
       * @example 26
       */
      priced: number
      /**
       * @description Properties in `price_per_sqft`
       * @example 26
       */
      rated: number
      search: components['schemas']['SearchQuery']
      /**
       * @description Properties that `search` finds, those without a price too
       * @example 28
       */
      total: number
    }
    /** @description The new profile picture. */
    ProfilePictureForm: {
      /**
       * Format: binary
       * @description JPEG, PNG, WebP or AVIF of at most 5 MB, not moving; stored without its metadata
       */
      profile_picture: Blob
    }
    /** @description Properties, and what is to be done to all of them. */
    PropertiesChange: {
      action: components['schemas']['PropertyAction']
      /**
       * @example [
       *       "0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01"
       *     ]
       */
      ids: components['schemas']['Id'][]
    }
    /** @description What became of several properties; one that was refused does not keep the others. */
    PropertiesChanged: {
      /** @description By which all of it is undone; null where nothing was changed */
      change_id: components['schemas']['Id'] | null
      /**
       * @example [
       *       "0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01"
       *     ]
       */
      changed: components['schemas']['Id'][]
      /** @example [] */
      refused: {
        _id: components['schemas']['Id']
        key?: components['schemas']['MessageKey']
        /** @example This cannot be done with the listing as it stands now. */
        message: string
        values?: components['schemas']['MessageValues']
      }[]
      /**
       * Format: date-time
       * @description Until when it can be undone
       * @example 2026-11-09T08:30:00.000Z
       */
      undo_until: string | null
    }
    /**
     * @description What an owner does to properties: `submit` publishes a draft or a rejected one, `withdraw` makes one in review a draft again, `renew` gives a live or expired one its whole time, `confirm` says that a live one is still offered, and brings back one that the site has paused for want of it, `feature` gives a live one a paid place of the plan and `unfeature` takes it back.
     * @example pause
     * @enum {string}
     */
    PropertyAction:
      | 'submit'
      | 'withdraw'
      | 'pause'
      | 'resume'
      | 'renew'
      | 'confirm'
      | 'remove'
      | 'feature'
      | 'unfeature'
    /** @description What a form lacks, what else is the same property, and what properties like it ask. */
    PropertyAssessment: {
      duplicates: components['schemas']['PropertyDuplicate'][]
      points: (components['schemas']['ScorePart'] & {
        views: components['schemas']['ViewsCompared'] | null
      })[]
      /** @description What properties like it ask; null until purpose, kind and place are known */
      price_range: components['schemas']['PriceRange'] | null
      /**
       * @description The sum of the points
       * @example 62
       */
      score: number
    }
    /** @description What of a property's form matters for how good it is, what else is the same, and what it may cost; null where nothing, or nothing that can be read, was typed. */
    PropertyAssessmentForm: {
      /** @example 3 */
      bathrooms: number | null
      /** @example 2 */
      bedrooms: number | null
      /** @example 0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01 */
      category_id: string | null
      /**
       * @example ready
       * @enum {string|null}
       */
      completion: 'ready' | 'off_plan' | null
      /** @description The pin itself; one that is far from its place counts as none */
      coordinates?: components['schemas']['Coordinates'] | null
      /** @example 420 */
      description_length: number
      /** @example 3 */
      features_count: number
      /**
       * @example unfurnished
       * @enum {string|null}
       */
      furnished: 'furnished' | 'unfurnished' | 'partly' | null
      /**
       * @description Its own place on the map is set
       * @example true
       */
      has_pin: boolean
      /** @example dubai-marina */
      location_id: string | null
      /**
       * @example [
       *       "/pictures/0123456789abcdef0123456789abcdef/960.webp"
       *     ]
       */
      media: components['schemas']['ImageUrl'][]
      /** @example 71234567890 */
      permit_number: string | null
      price: components['schemas']['NullableAed']
      /** @description The property that the form changes; null for a new one */
      property_id: components['schemas']['Id'] | null
      /**
       * @example sale
       * @enum {string|null}
       */
      purpose: 'sale' | 'rent' | null
      /**
       * @description Square feet
       * @example 1302
       */
      size: number | null
      /** @example 0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02 */
      sub_category_id: string | null
    }
    /** @description A property as lists show it. `media` holds at most the first five pictures. */
    PropertyCard: {
      _id: components['schemas']['Id']
      /**
       * @description Building and part of the community as the advert names them, without the places of `location_path`; null where it names no more
       * @example Marina Gate 2
       */
      address: string | null
      /**
       * @description Name of the agency that offers it, or of the advertiser where no agency of this site does
       * @example Pearl Coast Real Estate
       */
      advertised_by: string | null
      /** @example 3 */
      bathrooms: number | null
      /**
       * @description 0 is a studio; null is not stated
       * @example 2
       */
      bedrooms: number | null
      category_id: components['schemas']['Id']
      /**
       * @description Number of rent cheques
       * @example null
       */
      cheques: number | null
      /**
       * @example ready
       * @enum {string|null}
       */
      completion: 'ready' | 'off_plan' | null
      /**
       * Format: date-time
       * @description When its advertiser last said that it is still offered; null where nobody has
       * @example 2026-11-21T08:00:00.000Z
       */
      confirmed_at: string | null
      coordinates: components['schemas']['Coordinates']
      /**
       * @description Amenity slugs
       * @example [
       *       "balcony",
       *       "marina-view",
       *       "gym"
       *     ]
       */
      features: components['schemas']['Slug'][]
      /**
       * @example unfurnished
       * @enum {string|null}
       */
      furnished: 'furnished' | 'unfurnished' | 'partly' | null
      /**
       * @description Generated for a site without imported properties
       * @example true
       */
      is_demo: boolean
      /**
       * @description Its advertiser pays for a place above the results of searches
       * @example false
       */
      is_featured: boolean
      /**
       * @description In the favourites of the account that asks
       * @example false
       */
      is_liked: boolean
      /**
       * @description Route of the page inside the web app
       * @example /property-details?id=0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01
       */
      link: string
      /**
       * @description Where it is in words
       * @example Dubai Marina, Dubai
       */
      location: string
      /** @description From the emirate down to the finest place known */
      location_path: components['schemas']['PlaceRef'][]
      media: components['schemas']['MediaItem'][]
      /** @example 8 */
      media_count: number
      previous_price: components['schemas']['NullableAed']
      price: components['schemas']['NullableAed']
      /** @description Null where fewer than eight are like it, or where it asks less than half or more than twice of what they ask */
      price_comparison: components['schemas']['PriceComparison'] | null
      /**
       * @description AED for a square foot (of the yearly rent for a rental)
       * @example 1421
       */
      price_per_sqft: number | null
      /**
       * @description Period of a rent; null for a sale
       * @example null
       * @enum {string|null}
       */
      price_period: 'year' | null
      /**
       * Format: date-time
       * @description When the advert appeared; null where its source gives no day
       * @example 2026-11-02T08:30:00.000Z
       */
      published_at: string | null
      purpose: components['schemas']['Purpose']
      /**
       * @description The advertiser's own reference
       * @example MZ-S-10234
       */
      reference: string
      /**
       * @description Square feet
       * @example 1302
       */
      size: number | null
      /** @example Two-bedroom apartment with a marina view */
      title: string
      /** @example شقة من غرفتي نوم بإطلالة على المارينا */
      title_ar: string | null
      titles: components['schemas']['OtherTitles']
      type: components['schemas']['PropertyType']
      /**
       * @description Its source marks it as verified; the site itself has checked nothing
       * @example true
       */
      verified: boolean
      /** @example 241 */
      views: number
    }
    /** @description A property with everything that its page shows. */
    PropertyDetail: components['schemas']['PropertyCard'] & {
      /**
       * @description Name of the advertiser where no agent of this site stands behind the property
       * @example null
       */
      advertiser: string | null
      agent: components['schemas']['AgentSummary'] | null
      /**
       * @description Day from which the property is free, as 2026-12-01
       * @example 2026-12-01
       */
      available_from: string | null
      /** @example Corner apartment on a middle floor. The living room opens to a balcony over the water. */
      description: string
      /** @example null */
      description_ar: string | null
      /** @example null */
      developer: string | null
      /** @example 14 */
      floor: number | null
      /**
       * @description Quarter of an off-plan handover, as 2027-Q4
       * @example null
       */
      handover: string | null
      /** @example 1 */
      parking: number | null
      /**
       * @description Advertising permit (Trakheesi) of the property
       * @example DEMO-71234567
       */
      permit_number: string | null
      /** @description What is drawn until the pictures are there, in their order */
      placeholders: components['schemas']['PicturePlaceholder'][]
      /**
       * @description Square feet of the plot of a villa or of land
       * @example null
       */
      plot_size: number | null
      security_deposit: components['schemas']['NullableAed']
      /**
       * @description AED for a square foot and year
       * @example 16.5
       */
      service_charge: number | null
      source: components['schemas']['PropertySource']
      /** @description What the advertiser's title and description say beside the fields */
      stated_facts: components['schemas']['StatedFact'][]
      status: components['schemas']['PropertyStatus']
      /** @example null */
      sub_category_id: string | null
      /** @example null */
      sub_sub_category_id: string | null
      /** @example 38 */
      total_floors: number | null
      tour_url: components['schemas']['NullableLinkUrl']
      /**
       * Format: date-time
       * @description When its advert was last changed
       * @example 2026-11-02T08:30:00.000Z
       */
      updated_at: string
      video_url: components['schemas']['NullableLinkUrl']
      /**
       * @description Those of its amenities that are views
       * @example [
       *       "marina-view"
       *     ]
       */
      view: components['schemas']['Slug'][]
      /** @example 2016 */
      year_built: number | null
    }
    /** @description A draft with its form, and where it was last written. */
    PropertyDraft: components['schemas']['PropertyDraftSummary'] & {
      browser: components['schemas']['BrowserName']
      content: components['schemas']['PropertyDraftContent']
      editor: components['schemas']['DraftEditor']
      os: components['schemas']['SystemName']
    }
    /** @description A form as it is being filled in: texts as they were typed, right or wrong, so that nothing of it is lost; empty where nothing was. */
    PropertyDraftContent: {
      /** @example 2026-12-01 */
      available_from: string
      /** @example 3 */
      bathrooms: string
      /** @example 2 */
      bedrooms: string
      /** @example 0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01 */
      category_id: string
      /** @example  */
      cheques: string
      /** @example ready */
      completion: string
      /** @example Corner apartment on a middle floor. The living room opens to a balcony over the water. */
      description: string
      /** @example شقة في الزاوية في طابق متوسط. تفتح غرفة المعيشة على شرفة فوق الماء. */
      description_ar: string
      /** @example  */
      developer: string
      /**
       * @example [
       *       "balcony",
       *       "marina-view",
       *       "gym"
       *     ]
       */
      features: components['schemas']['Slug'][]
      /** @example 14 */
      floor: string
      /** @example unfurnished */
      furnished: string
      /** @example  */
      handover: string
      /** @example 25.0803 */
      lat: string
      /** @example 55.1412 */
      lng: string
      /** @example dubai-marina */
      location_id: string
      media: components['schemas']['PropertyDraftPicture'][]
      /** @example 1 */
      parking: string
      /** @example 71234567890 */
      permit_number: string
      /** @example  */
      plot_size: string
      /** @example 1850000 */
      price: string
      /** @example sale */
      purpose: string
      /** @description What was read in a pasted text and nobody has looked at yet */
      read: components['schemas']['ReadValue'][]
      /** @example  */
      security_deposit: string
      /** @example 16.5 */
      service_charge: string
      /** @example 1302 */
      size: string
      /** @example 0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02 */
      sub_category_id: string
      /** @example  */
      sub_sub_category_id: string
      /** @example Two-bedroom apartment with a marina view */
      title: string
      /** @example شقة من غرفتي نوم بإطلالة على المارينا */
      title_ar: string
      /** @example 38 */
      total_floors: string
      /** @example  */
      tour_url: string
      /** @example  */
      video_url: string
      /** @example 2016 */
      year_built: string
    }
    /** @description A draft as it is to be kept. */
    PropertyDraftForm: {
      content: components['schemas']['PropertyDraftContent']
      editor: components['schemas']['DraftEditor']
      property_id?: components['schemas']['Id'] | null
      version: components['schemas']['DraftVersion']
    }
    /** @description A picture of a draft, in the order in which pictures are shown. */
    PropertyDraftPicture: {
      alt: components['schemas']['PictureText']
      alt_ar: components['schemas']['PictureText']
      role: components['schemas']['MediaRole']
      url: components['schemas']['ImageUrl']
    }
    /** @description A draft as a list shows it. */
    PropertyDraftSummary: {
      _id: components['schemas']['Id']
      /**
       * @description The property that it changes; null where it is to become a new one
       * @example null
       */
      property_id: string | null
      /**
       * Format: date-time
       * @example 2026-11-02T08:30:00.000Z
       */
      saved_at: string
      /**
       * @description As typed; empty where there is none yet
       * @example Two-bedroom apartment with a marina view
       */
      title: string
      version: components['schemas']['DraftVersion']
    }
    /** @description A property that seems to be the same. One of somebody else is live, and nothing is said of it that its page does not show. */
    PropertyDuplicate: {
      _id: components['schemas']['Id']
      /** @example true */
      is_own: boolean
      /**
       * @description Route of the page inside the web app
       * @example /property-details?id=0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01
       */
      link: string
      /**
       * @description The same permit, the same unit by its place and figures, or the same picture
       * @example permit
       * @enum {string}
       */
      reason: 'permit' | 'unit' | 'picture'
      /** @example MZ-S-10234 */
      reference: string
      status: components['schemas']['PropertyStatus']
      /** @example Two-bedroom apartment with a marina view */
      title: string
      /** @example null */
      title_ar: string | null
    }
    /** @description A property of the account with its figures. */
    PropertyFigures: {
      _id: components['schemas']['Id']
      figures: components['schemas']['BusinessFigures']
      /**
       * @description Whether visitors see it
       * @example true
       */
      is_live: boolean
      /** @example MZ-S-10234 */
      reference: string
      /** @example Two-bedroom apartment with a marina view */
      title: string
      /** @example شقة من غرفتي نوم بإطلالة على المارينا */
      title_ar: string | null
    }
    /** @description A property as its owner writes it. A live property needs a permit, a sub-category and a size, and bedrooms where it is residential; a draft may lack what is not required here. */
    PropertyForm: {
      /**
       * @description Day from which the property is free, as 2026-12-01
       * @example 2026-12-01
       */
      available_from?: string | null
      /** @example 3 */
      bathrooms?: number | null
      /**
       * @description 0 is a studio
       * @example 2
       */
      bedrooms?: number | null
      category_id: components['schemas']['Id']
      /**
       * @description Number of rent cheques
       * @example null
       */
      cheques?: number | null
      /**
       * @example ready
       * @enum {string|null}
       */
      completion?: 'ready' | 'off_plan' | null
      coordinates?: components['schemas']['Coordinates'] | null
      /** @example Corner apartment on a middle floor. The living room opens to a balcony over the water. */
      description: string
      /** @example شقة في الزاوية في طابق متوسط. تفتح غرفة المعيشة على شرفة فوق الماء. */
      description_ar?: string | null
      /** @example null */
      developer?: string | null
      /**
       * @description Amenity slugs, views included
       * @example [
       *       "balcony",
       *       "marina-view",
       *       "gym"
       *     ]
       */
      features?: components['schemas']['Slug'][]
      /** @example 14 */
      floor?: number | null
      /**
       * @example unfurnished
       * @enum {string|null}
       */
      furnished?: 'furnished' | 'unfurnished' | 'partly' | null
      /**
       * @description Quarter of an off-plan handover, as 2027-Q4
       * @example null
       * @example 2027-Q4
       */
      handover?: string | null
      location_id: components['schemas']['Slug']
      /** @description Pictures in the order in which they are shown */
      media?: components['schemas']['PropertyMediaInput'][]
      /** @example 1 */
      parking?: number | null
      /**
       * @description Advertising permit (Trakheesi); a live property needs one
       * @example 71234567890
       */
      permit_number?: string | null
      /**
       * @description Square feet of the plot of a villa or of land
       * @example null
       */
      plot_size?: number | null
      price?: components['schemas']['AskedPrice']
      purpose: components['schemas']['Purpose']
      security_deposit?: components['schemas']['NullableAed']
      /**
       * @description AED for a square foot and year
       * @example 16.5
       */
      service_charge?: number | null
      /**
       * @description Square feet
       * @example 1302
       */
      size?: number | null
      /**
       * @example live
       * @enum {string}
       */
      status: 'draft' | 'live' | 'hidden'
      sub_category_id?: components['schemas']['Id'] | null
      sub_sub_category_id?: components['schemas']['Id'] | null
      /** @example Two-bedroom apartment with a marina view */
      title: string
      /** @example شقة من غرفتي نوم بإطلالة على المارينا */
      title_ar?: string | null
      /** @example 38 */
      total_floors?: number | null
      tour_url?: components['schemas']['NullableLinkUrl']
      /**
       * Format: date-time
       * @description When the property was last changed, as the form was filled with it; where somebody has changed it since, 409 and nothing is overwritten
       * @example 2026-11-02T08:30:00.000Z
       */
      updated_at?: string | null
      video_url?: components['schemas']['NullableLinkUrl']
      /** @example 2016 */
      year_built?: number | null
    }
    /** @description One change of a property, as its owner reads it. */
    PropertyHistoryEntry: {
      _id: components['schemas']['Id']
      /**
       * @example edit
       * @enum {string}
       */
      action:
        | 'add'
        | 'edit'
        | 'submit'
        | 'review'
        | 'approve'
        | 'reject'
        | 'withdraw'
        | 'pause'
        | 'resume'
        | 'renew'
        | 'confirm'
        | 'expire'
        | 'remove'
        | 'feature'
        | 'unfeature'
        | 'undo'
      /**
       * Format: date-time
       * @example 2026-11-02T08:30:00.000Z
       */
      at: string
      /**
       * @description Name of whoever changed it; null where the site did by itself
       * @example Omar Said
       */
      by: string | null
      changes: {
        /**
         * @description Name of the field of the form
         * @example price
         * @enum {string}
         */
        field:
          | 'title'
          | 'title_ar'
          | 'description'
          | 'description_ar'
          | 'purpose'
          | 'completion'
          | 'category_id'
          | 'sub_category_id'
          | 'sub_sub_category_id'
          | 'location_id'
          | 'coordinates'
          | 'price'
          | 'bedrooms'
          | 'bathrooms'
          | 'size'
          | 'plot_size'
          | 'furnished'
          | 'features'
          | 'permit_number'
          | 'service_charge'
          | 'cheques'
          | 'security_deposit'
          | 'developer'
          | 'floor'
          | 'total_floors'
          | 'parking'
          | 'year_built'
          | 'handover'
          | 'available_from'
          | 'video_url'
          | 'tour_url'
          | 'media'
        /** @example 1850000 */
        from: string | null
        /** @example 1800000 */
        to: string | null
      }[]
      /**
       * @example live
       * @enum {string}
       */
      status_after: 'draft' | 'live' | 'hidden' | 'expired' | 'in_review' | 'rejected' | 'removed'
    }
    /** @description A picture of the form; its address comes from an upload of the same account. */
    PropertyMediaInput: {
      alt?: components['schemas']['PictureText']
      alt_ar?: components['schemas']['PictureText']
      role: components['schemas']['MediaRole']
      url: components['schemas']['ImageUrl']
    }
    /** @description Where a property stands in a search, and what orders it. */
    PropertyRank: {
      /**
       * @description How well it matches the words of the search comes before its score
       * @example false
       */
      by_words: boolean
      /**
       * @description Paid places above the first page
       * @example 1
       */
      featured: number
      parts: components['schemas']['ScorePart'][]
      /**
       * @description From 1; null where the search does not find it, or only beyond the last page
       * @example 14
       */
      position: number | null
      /** @example 62 */
      score: number
      sort_by: components['schemas']['SortBy']
      /**
       * @description Properties of the search
       * @example 213
       */
      total: number
    }
    /** @description Where the property's figures come from, so that each can be shown. */
    PropertySource: {
      /**
       * Format: date-time
       * @example 2026-11-02T08:30:00.000Z
       */
      as_of: string | null
      /**
       * @example demo
       * @enum {string}
       */
      kind: 'demo' | 'import' | 'owner'
      /**
       * @description Who says so, in words for visitors; never the file of an import
       * @example Generated demo listing
       */
      name: string
      /**
       * @description What was repaired or guessed at import
       * @example []
       */
      notes: string[]
    }
    /**
     * @description Where a property stands: a draft is seen by its owner alone, a live one by everybody; a hidden one is paused and an expired one has run its time, both out of the lists; one in review waits for the operator, and a rejected one was sent back with a reason.
     * @example live
     * @enum {string}
     */
    PropertyStatus: 'draft' | 'live' | 'hidden' | 'expired' | 'in_review' | 'rejected'
    /**
     * @description Kind of property; the same slugs as the sub-categories.
     * @example apartment
     * @enum {string}
     */
    PropertyType:
      | 'apartment'
      | 'penthouse'
      | 'duplex'
      | 'hotel-apartment'
      | 'villa'
      | 'townhouse'
      | 'villa-compound'
      | 'office'
      | 'retail'
      | 'warehouse'
      | 'land'
    /**
     * @description What is offered.
     * @example sale
     * @enum {string}
     */
    Purpose: 'sale' | 'rent'
    /** @description A fee, a rate or a limit, as it stood on a day. */
    Rate: {
      /**
       * @description What it is charged on: sale, rent, mortgage and the like
       * @example sale
       */
      applies_to: string
      /**
       * Format: date
       * @description Day on which it was last compared with its source
       * @example 2026-11-01
       */
      as_of: string
      id: components['schemas']['Slug']
      language: components['schemas']['LanguageCode']
      /**
       * @description Plain text
       * @example Of the price
       */
      note: string | null
      source: components['schemas']['ContentSource']
      /**
       * @description The value with its unit, written in the language
       * @example 4%
       */
      text: string
      unit: components['schemas']['RateUnit']
      /**
       * @description In its unit: 4 with `percent` is four hundredths
       * @example 4
       */
      value: number
    }
    /**
     * @description What a rate counts.
     * @example percent
     * @enum {string}
     */
    RateUnit: 'percent' | 'aed' | 'aed_per_sqft' | 'years' | 'months' | 'days'
    /** @description One thing that an advert's own words say, with those words. */
    ReadValue: {
      /**
       * @description Field of the form that it belongs in
       * @example bedrooms
       * @enum {string}
       */
      field:
        | 'title'
        | 'description'
        | 'purpose'
        | 'completion'
        | 'category_id'
        | 'sub_category_id'
        | 'location_id'
        | 'price'
        | 'bedrooms'
        | 'bathrooms'
        | 'size'
        | 'plot_size'
        | 'furnished'
        | 'permit_number'
        | 'service_charge'
        | 'cheques'
        | 'security_deposit'
        | 'developer'
        | 'floor'
        | 'total_floors'
        | 'parking'
        | 'year_built'
        | 'handover'
        | 'available_from'
        | 'tour_url'
        | 'title_ar'
        | 'description_ar'
        | 'features'
      /**
       * @description The words that say it, shortened
       * @example 2BHK
       */
      quote: string
      /**
       * @description As the form writes it; a slug for an amenity, each in an entry of its own
       * @example 2
       */
      value: string
    }
    /**
     * @description Number of a registration with RERA or of a trade licence.
     * @example BRN-10412
     */
    RegistrationNumber: string
    /**
     * @description What is wrong with a property.
     * @example price
     * @enum {string}
     */
    ReportReason: 'gone' | 'price' | 'pictures' | 'place' | 'duplicate' | 'permit' | 'fraud' | 'offensive' | 'other'
    /** @description A report that something is wrong with a property. It goes to the company, not to the advertiser. */
    ReportRequest: {
      /** @description Where a question may go */
      email?: components['schemas']['Email'] | null
      language?: components['schemas']['LanguageCode']
      /**
       * @description What exactly, in the visitor's words
       * @example The home was let two weeks ago.
       */
      message?: string | null
      property_id: components['schemas']['Id']
      reason: components['schemas']['ReportReason']
    }
    /** @description Sets a new password with the token of a reset link. */
    ResetPasswordRequest: {
      new_password: components['schemas']['Password']
      /**
       * @description From the link in the e-mail; valid for sixty minutes, once
       * @example rp_4tRzWq8uLpEa6fGdTiOoBsUk3y7s1Q0m
       */
      token: string
    }
    /** @description What a file is for that was sent in parts. */
    ResumedUploadForm: {
      /**
       * @example property_photo
       * @enum {string}
       */
      purpose: 'property_photo' | 'floor_plan'
    }
    /**
     * @description Kind of account. Clients compare it case-insensitively.
     * @example individual
     * @enum {string}
     */
    Role: 'guest' | 'individual' | 'agent' | 'agency' | 'admin'
    /** @description A search that somebody keeps and is written about. */
    SavedSearch: {
      _id: components['schemas']['Id']
      /**
       * Format: date-time
       * @example 2026-11-18T08:00:00.000Z
       */
      created_at: string
      email: components['schemas']['Email']
      frequency: components['schemas']['SavedSearchFrequency']
      name: components['schemas']['SavedSearchName']
      /**
       * @description Properties that came to match, fell in price or came back since the last look
       * @example 3
       */
      new_count: number
      search: components['schemas']['SavedSearchCriteria']
      state: components['schemas']['SavedSearchState']
    }
    /** @description What is to be different about a saved search. */
    SavedSearchChange: {
      frequency?: components['schemas']['SavedSearchFrequency']
      name?: components['schemas']['SavedSearchName']
      /** @example true */
      paused?: boolean
    }
    /** @description Proves that the owner of the address wants the mails. */
    SavedSearchConfirmation: {
      token: components['schemas']['SavedSearchToken']
    }
    /**
     * @description The search as one query string of the listing page; empty for all properties.
     * @example purpose=rent&location=dubai-marina&bedrooms_min=2&bedrooms_max=2
     */
    SavedSearchCriteria: string
    /**
     * @description How soon matches of a saved search are written about; digests leave at 9:00 in the UAE.
     * @example daily
     * @enum {string}
     */
    SavedSearchFrequency: 'instant' | 'daily' | 'weekly'
    /**
     * @description What its owner calls a saved search.
     * @example For rent · Dubai Marina · 2 bedrooms
     */
    SavedSearchName: string
    /** @description A search to keep, and how its matches are told. */
    SavedSearchRequest: {
      email?: components['schemas']['Email']
      frequency: components['schemas']['SavedSearchFrequency']
      language?: components['schemas']['LanguageCode']
      name: components['schemas']['SavedSearchName']
      search: components['schemas']['SavedSearchCriteria']
    }
    /**
     * @description Nothing is sent before the address is confirmed, nor while the search is paused.
     * @example active
     * @enum {string}
     */
    SavedSearchState: 'unconfirmed' | 'active' | 'paused'
    /**
     * @description What a link of a mail about saved searches proves its reader by.
     * @example ss_0197a1c27d107e3a9b543f0c2a6d1e01_4tRzWq8uLpEa6fGdTiOoBsUk3y7s1Q0m
     */
    SavedSearchToken: string
    /**
     * @description What the score of an advert is made of. `pin` is its own place on the map, `agent` that a person answers for it, `verified` that it was checked.
     * @example photographs
     * @enum {string}
     */
    ScoreName:
      | 'price'
      | 'size'
      | 'bathrooms'
      | 'pin'
      | 'agent'
      | 'permit'
      | 'furnished'
      | 'completion'
      | 'amenities'
      | 'description'
      | 'photographs'
      | 'verified'
    /** @description One part of the score by which results are ordered where no text does. */
    ScorePart: {
      /**
       * @description Where nothing is missing
       * @example 20
       */
      most: number
      name: components['schemas']['ScoreName']
      /** @example 10 */
      points: number
    }
    /** @description A search in figures. Each option is counted as if it were chosen in place of its own filter, with all other filters as they are. */
    SearchFacets: {
      /** @description At least so many, as the filter means it */
      bathrooms: {
        /** @example 128 */
        count: number
        /** @example 2 */
        value: number
      }[]
      /** @description Exactly so many; 0 is a studio, 7 means seven or more */
      bedrooms: {
        /** @example 128 */
        count: number
        /** @example 2 */
        value: number
      }[]
      /** @description Each category, in the menu's order */
      category: {
        /** @example 128 */
        count: number
        value: components['schemas']['Id']
      }[]
      /** @description Ready and off-plan */
      completion: {
        /** @example 128 */
        count: number
        value: components['schemas']['Completion']
      }[]
      /** @description Each amenity, added to those that are chosen */
      features: {
        /** @example 128 */
        count: number
        value: components['schemas']['Slug']
      }[]
      /** @description Each state of furnishing */
      furnished: {
        /** @example 128 */
        count: number
        value: components['schemas']['Furnishing']
      }[]
      /** @description Places with most properties, most first: those one level below the chosen places; communities where none is chosen */
      locations: {
        /** @example 128 */
        count: number
        place: components['schemas']['PlaceRef']
      }[]
      price: components['schemas']['ValueDistribution']
      /** @description For sale and for rent */
      purpose: {
        /** @example 128 */
        count: number
        value: components['schemas']['Purpose']
      }[]
      /** @description Where at most three properties meet all filters: the smallest changes that bring more, smallest first */
      relaxations: components['schemas']['SearchRelaxation'][]
      size: components['schemas']['ValueDistribution']
      /**
       * @description Properties that meet all filters
       * @example 412
       */
      total: number
      /** @description Each kind of property, in the menu's order, in place of `type` and `sub_category` */
      type: {
        /** @example 128 */
        count: number
        value: components['schemas']['PropertyType']
      }[]
      /**
       * @description Properties of verified advertisers
       * @example 207
       */
      verified: number
    }
    /**
     * @description Name of a filter in the query of a search.
     * @example price_max
     * @enum {string}
     */
    SearchField:
      | 'search'
      | 'location'
      | 'area'
      | 'category'
      | 'sub_category'
      | 'sub_sub_category'
      | 'type'
      | 'purpose'
      | 'completion'
      | 'furnished'
      | 'price_min'
      | 'price_max'
      | 'bedrooms_min'
      | 'bedrooms_max'
      | 'bathrooms_min'
      | 'size_min'
      | 'size_max'
      | 'features'
      | 'verified'
      | 'south'
      | 'west'
      | 'north'
      | 'east'
    /** @description What the free text was understood as. */
    SearchNotes: {
      /**
       * @description The text after its spelling was corrected; null where nothing was
       * @example null
       */
      corrected: string | null
      /**
       * @description Places that the text names
       * @example []
       */
      places: components['schemas']['PlaceRef'][]
      read: components['schemas']['SearchQuery']
    }
    /** @description Filters of a search by the names of its query; absent ones filter nothing. */
    SearchQuery: {
      /** @example 2 */
      bathrooms_min?: number
      /** @example 2 */
      bedrooms_max?: number
      /** @example 2 */
      bedrooms_min?: number
      completion?: components['schemas']['Completion']
      /**
       * @example [
       *       "balcony"
       *     ]
       */
      features?: components['schemas']['Slug'][]
      furnished?: components['schemas']['Furnishing']
      /**
       * @example [
       *       "dubai-marina"
       *     ]
       */
      location?: components['schemas']['Slug'][]
      price_max?: components['schemas']['Aed']
      price_min?: components['schemas']['Aed']
      purpose?: components['schemas']['Purpose']
      /** @example balcony */
      search?: string
      /** @example 2000 */
      size_max?: number
      /** @example 800 */
      size_min?: number
      /**
       * @example [
       *       "apartment"
       *     ]
       */
      type?: components['schemas']['PropertyType'][]
    }
    /** @description A small change of a search that brings properties: without the filters of `drop` and with those of `set` the search has exactly `count` properties. */
    SearchRelaxation: {
      /** @example 4 */
      count: number
      /**
       * @example [
       *       "furnished"
       *     ]
       */
      drop: components['schemas']['SearchField'][]
      set: components['schemas']['SearchQuery']
    }
    /** @description Something that a few letters of a search may mean. `query` is the search that it stands for; it is null where `link` leads to a page instead. */
    SearchSuggestion: {
      /**
       * @description Properties that it leads to
       * @example 57
       */
      count: number
      /**
       * @description Where it is, or whom it belongs to
       * @example null
       */
      detail: string | null
      /** @example null */
      detail_ar: string | null
      /**
       * @description Slug of a place, id of an account or a property, address of a query
       * @example location=dubai-marina&bedrooms_min=2&bedrooms_max=2
       */
      id: string
      kind: components['schemas']['SuggestionKind']
      /** @example 2 bedrooms · Dubai Marina */
      label: string
      /** @example غرفتا نوم · دبي مارينا */
      label_ar: string | null
      /**
       * @description Route of the page of an agent, an agency or a property inside the web app
       * @example null
       */
      link: string | null
      /** @description The place, or where the property is, from the emirate down; empty for other kinds */
      location_path: components['schemas']['PlaceRef'][]
      /** @description What a query was read as, part by part; empty for other kinds */
      parts: {
        field: components['schemas']['SearchField']
        /** @example 2 bedrooms */
        label: string
        /** @example غرفتا نوم */
        label_ar: string
      }[]
      query: components['schemas']['SearchQuery'] | null
    }
    /**
     * @description Country that a request came from, as two capital letters (ISO 3166-1 alpha-2); null where no trusted proxy tells it.
     * @example AE
     */
    SeenCountry: string | null
    /**
     * @description What a visitor needs an agent for.
     * @example buy
     * @enum {string}
     */
    ServiceNeed: 'buy' | 'sell' | 'rent' | 'let' | 'off-plan' | 'commercial' | 'property-management' | 'valuation'
    /**
     * @description Bearer token of a session; opaque.
     * @example k3y_b7s1Q0mJx2v9cYHn4tRzWq8uLpEa6fGdTiOoBsU
     */
    SessionToken: string
    /** @description Ends a sign-up whose e-mail address is proven. */
    SetPasswordRequest: {
      code: components['schemas']['SignupCode']
      password: components['schemas']['Password']
      temporaryToken: components['schemas']['TemporaryToken']
    }
    /**
     * @description A detail that the receiver got.
     * @example name
     * @enum {string}
     */
    SharedDetail: 'name' | 'phone' | 'email' | 'message' | 'search' | 'conversation'
    /** @description A shared list, as its owner sees it. */
    SharedList: {
      _id: components['schemas']['Id']
      /**
       * Format: date-time
       * @example 2026-11-05T17:12:00.000Z
       */
      created_at: string
      /**
       * @description Holds all favourites of its owner, as they are
       * @example true
       */
      follows_favourites: boolean
      /** @description What its address ends with; null where the operator changed the secret that it was made with */
      key: components['schemas']['SharedListKey'] | null
      owner_name: components['schemas']['SharedListName']
      /** @example 12 */
      property_count: number
      title: components['schemas']['SharedListTitle']
      votes: components['schemas']['SharedListVote'][]
      /** @example false */
      with_notes: boolean
    }
    /**
     * @description A few words to a vote; empty where there are none.
     * @example Lovely, but far from the school.
     */
    SharedListComment: string
    /** @description A list of favourites to show to others. */
    SharedListForm: {
      owner_name?: components['schemas']['SharedListName']
      /** @description The favourites that were chosen; null for all of them, those of later too */
      property_ids?: components['schemas']['Id'][] | null
      title: components['schemas']['SharedListTitle']
      /**
       * @description Whether visitors read the private notes on these properties
       * @example false
       */
      with_notes: boolean
    }
    /**
     * @description Opens a shared list: 256 random-looking bits that whoever was given the address has.
     * @example q0Jm3x2v9cYHn4tRzWq8uLpEa6fGdTiOoBsUk3yb7s1
     */
    SharedListKey: string
    /**
     * @description A first name, as its bearer chooses to be called; null where nobody is named.
     * @example Amina
     */
    SharedListName: string | null
    /**
     * @description What a visitor of a shared list says of a property.
     * @example maybe
     * @enum {string}
     */
    SharedListOpinion: 'yes' | 'maybe' | 'no'
    /**
     * @description What a shared list is called.
     * @example Homes for our move in March
     */
    SharedListTitle: string
    /** @description A shared list, as whoever has its key sees it. Tells nothing of its owner but the name that they chose. */
    SharedListView: {
      /**
       * @description Properties of the list that are no longer on the site
       * @example 0
       */
      gone_count: number
      /** @description The notes of the owner; none unless the owner shares them */
      notes: {
        note: components['schemas']['FavouriteNote']
        property_id: components['schemas']['Id']
      }[]
      /** @description Votes that the session which asks gave before */
      own_votes: components['schemas']['SharedListVote'][]
      owner_name: components['schemas']['SharedListName']
      properties: components['schemas']['PropertyCard'][]
      title: components['schemas']['SharedListTitle']
    }
    /** @description A vote on a property of a shared list. `voter` tells the visitors of one list apart and says nothing else. */
    SharedListVote: {
      comment: components['schemas']['SharedListComment']
      name: components['schemas']['SharedListName']
      opinion: components['schemas']['SharedListOpinion']
      property_id: components['schemas']['Id']
      /**
       * Format: date-time
       * @example 2026-11-06T19:40:00.000Z
       */
      voted_at: string
      /** @example 1 */
      voter: number
    }
    /** @description A vote; it replaces the one that this visitor gave to this property before. */
    SharedListVoteForm: {
      comment?: components['schemas']['SharedListComment']
      name?: components['schemas']['SharedListName']
      opinion: components['schemas']['SharedListOpinion']
      property_id: components['schemas']['Id']
    }
    /** @description A notice that visitors see now. */
    ShownNotice: {
      _id: components['schemas']['Id']
      /**
       * @description Where it leads: a page of the site, or an https address
       * @example /contact-us
       */
      link: string | null
      place: components['schemas']['NoticePlace']
      texts: components['schemas']['NoticeTexts']
    }
    /**
     * @description Names one sign-up attempt in its e-mail and on the screen; it is not the one-time code and opens nothing by itself.
     * @example K7M2QX
     */
    SignupCode: string
    /** @description Begins a sign-up. Agents and agencies name their firm and registration. */
    SignupRequest: {
      /**
       * @description The terms and conditions were accepted.
       * @constant
       */
      accept_terms: true
      company_name?: components['schemas']['CompanyName']
      email: components['schemas']['Email']
      first_name: components['schemas']['PersonName']
      language?: components['schemas']['LanguageCode']
      last_name: components['schemas']['PersonName']
      phone_number?: components['schemas']['PhoneNumber']
      rera_number?: components['schemas']['RegistrationNumber']
      role: components['schemas']['SignupRole']
    }
    /**
     * @description Kinds of account that can be signed up for.
     * @example agent
     * @enum {string}
     */
    SignupRole: 'individual' | 'agent' | 'agency'
    /** @description Where the one-time code went and until when it is valid. */
    SignupStarted: {
      email: components['schemas']['Email']
      /**
       * Format: date-time
       * @example 2026-11-18T08:10:00.000Z
       */
      expires_at: string
      /**
       * @description Seconds until another code can be asked for
       * @example 60
       */
      resend_after: number
    }
    /** @description A notice as an operator edits it. */
    SiteNotice: {
      _id: components['schemas']['Id']
      /**
       * Format: date
       * @description First day, in Dubai
       * @example 2026-12-01
       */
      from: string
      /**
       * @description Whether visitors see it today
       * @example false
       */
      is_shown: boolean
      /**
       * @description Where it leads: a page of the site, or an https address
       * @example /contact-us
       */
      link: string | null
      place: components['schemas']['NoticePlace']
      texts: components['schemas']['NoticeTexts']
      /**
       * Format: date
       * @description Last day, in Dubai
       * @example 2026-12-03
       */
      until: string
    }
    /** @description A notice. Its last day is not before its first. */
    SiteNoticeForm: {
      /**
       * Format: date
       * @example 2026-12-01
       */
      from: string
      /**
       * @description Where it leads: a page of the site, or an https address
       * @example /contact-us
       */
      link: string | null
      place: components['schemas']['NoticePlace']
      texts: components['schemas']['NoticeTexts']
      /**
       * Format: date
       * @example 2026-12-03
       */
      until: string
    }
    /** @description What a visitor may know about the data behind the site. */
    SiteStatus: {
      /**
       * @example embedded
       * @enum {string}
       */
      database: 'embedded' | 'postgres'
      /**
       * @description True until something real is imported
       * @example true
       */
      demo_data: boolean
      /**
       * @description False where no agent and no agency can be found
       * @example true
       */
      has_agents?: boolean
      /** @example 5000 */
      listings_count: number
      /** @description Absent where the map is drawn from the site's own data */
      map_tiles?: components['schemas']['MapTiles']
      /** @description What the operator tells visitors today; absent where there is nothing */
      notices?: components['schemas']['ShownNotice'][]
      /**
       * @description Whether accounts can have passkeys at this address of the site
       * @example true
       */
      passkeys?: boolean
      /**
       * @description Least characters of a new password
       * @example 8
       */
      password_min_length?: number
      /**
       * @description False where e-mails are kept as files of the server and reach nobody
       * @example false
       */
      sends_mail?: boolean
      /**
       * @description False where text messages are kept as files of the server and reach nobody
       * @example false
       */
      sends_texts?: boolean
      /**
       * @description True where whoever asks may read the e-mails and text messages of the site at /dev/messages, as long as neither a mail server nor an address of the site is set
       * @example true
       */
      shows_messages?: boolean
      /** @description Identity providers to log in with, besides a password */
      sign_in_providers?: components['schemas']['SocialProvider'][]
    }
    /**
     * @description Stable lower-case name of a place, a property type or an amenity.
     * @example dubai-marina
     */
    Slug: string
    /** @description Begins a sign-in with an identity provider. */
    SocialBeginRequest: {
      provider: components['schemas']['SocialProviderId']
      purpose: components['schemas']['SocialPurpose']
    }
    /** @description The code that an identity provider gave to the popup. */
    SocialCodeRequest: {
      /** @example 4/0AeaYSHBexampleCode */
      code: string
      state: components['schemas']['SocialState']
    }
    /** @description Connects an identity provider with the account of its verified e-mail address. */
    SocialLinkRequest: {
      id_token: components['schemas']['IdToken']
      /**
       * @description Of the account
       * @example manzil-demo
       */
      password: string
    }
    /** @description Logs in with an identity provider. */
    SocialLoginRequest: {
      id_token: components['schemas']['IdToken']
    }
    /** @description One account of the company on a social network. */
    SocialMedia: {
      _id: components['schemas']['Id']
      /**
       * @description Class of the icon that stands for the network
       * @example icon-instagram
       */
      className: string
      /** @example https://www.instagram.com/manzil.example */
      link: string
      /** @example Instagram */
      name: string
    }
    /** @description An identity provider that the operator has set up. */
    SocialProvider: {
      id: components['schemas']['SocialProviderId']
      /** @example Google */
      name: string
    }
    /**
     * @description Names an identity provider in the settings of the site.
     * @example google
     */
    SocialProviderId: string
    /**
     * @description What a sign-in is for. One that is begun to log in or to sign up may do either, and may connect an account; one that is begun to connect, or to prove who uses a session, does nothing else. To prove, the provider is asked to have its own log-in done again.
     * @example log-in
     * @enum {string}
     */
    SocialPurpose: 'log-in' | 'sign-up' | 'link' | 'prove'
    /** @description A sign-in that was begun. */
    SocialSignIn: {
      /**
       * Format: uri
       * @description Address of the identity provider, for the popup
       * @example https://accounts.google.com/o/oauth2/v2/auth?client_id=site&response_type=id_token
       */
      authorization_url: string
      /**
       * Format: date-time
       * @description When the answer counts no more
       * @example 2026-11-02T08:40:00.000Z
       */
      expires_at: string
      state: components['schemas']['SocialState']
    }
    /** @description Signs up with an identity provider; name and e-mail address come from its token. */
    SocialSignupRequest: {
      /**
       * @description The terms and conditions were accepted.
       * @constant
       */
      accept_terms: true
      company_name?: components['schemas']['CompanyName']
      id_token: components['schemas']['IdToken']
      rera_number?: components['schemas']['RegistrationNumber']
      role: components['schemas']['SignupRole']
    }
    /**
     * @description Names a sign-in that was begun; comes back from the identity provider with its answer.
     * @example q2Jx0a9TzUQ3mKf5vB7nWc1dE8hLsYpR
     */
    SocialState: string
    /**
     * @description Order of a result list. Ties are broken by id, so pages never overlap.
     * @example relevance
     * @enum {string}
     */
    SortBy: 'relevance' | 'newest' | 'price_asc' | 'price_desc' | 'size_desc' | 'size_asc' | 'price_per_sqft_asc'
    /**
     * @description Language that a person speaks (ISO 639-1).
     * @example ar
     */
    SpokenLanguage: string
    /** @description Something that the advertiser's own words say of a property, with those words. */
    StatedFact: {
      /**
       * @description True where the advert states it in these words and in no field of its own
       * @example true
       */
      alone: boolean
      /**
       * @description Where the words stand
       * @example title
       * @enum {string}
       */
      field: 'title' | 'title_ar' | 'description' | 'description_ar'
      kind: components['schemas']['StatedFactKind']
      /**
       * @description The words as they stand
       * @example Full sea view
       */
      quote: string
      /**
       * @description What is said, in a closed vocabulary but for a developer's name: sea for a view, high or 14 for a floor, 2027-Q4 for a handover
       * @example sea
       */
      value: string
    }
    /**
     * @description What a stated fact is about.
     * @example view
     * @enum {string}
     */
    StatedFactKind:
      | 'view'
      | 'floor'
      | 'maids_room'
      | 'vacant'
      | 'furnished'
      | 'chiller'
      | 'handover'
      | 'payment_plan'
      | 'completion'
      | 'developer'
    /** @description The lead as it is kept. */
    StoredLead: {
      _id: components['schemas']['Id']
      email: components['schemas']['Email']
      max_budget: components['schemas']['NullableAed']
      min_budget: components['schemas']['NullableAed']
      /** @example Sara Khan */
      name: string
      phone_number: components['schemas']['PhoneNumber']
    }
    /** @description Second or third level of the property kinds. */
    SubCategory: {
      _id: components['schemas']['Id']
      /** @example 96 */
      listings_count: number
      /** @example Penthouse */
      name: string
      /** @example بنتهاوس */
      name_ar: string
      parent_id: components['schemas']['Id']
      slug: components['schemas']['Slug']
    }
    /**
     * @description What a suggestion leads to.
     * @example query
     * @enum {string}
     */
    SuggestionKind: 'place' | 'agent' | 'agency' | 'listing' | 'query'
    /**
     * @description Operating system of a device, without its version; null where it is not known.
     * @example Android
     */
    SystemName: string | null
    /**
     * @description Opaque token of one step of a sign-up; the next step replaces it.
     * @example su_7Qm2vK9cYHn4tRzWq8uLpEa6fGdTiOo
     */
    TemporaryToken: string
    /** @description What is known of a mail or text message that was not delivered, whether its words are kept or not. */
    UndeliveredMessage: {
      /** @example 8 */
      attempts: number
      /**
       * @example email
       * @enum {string}
       */
      channel: 'email' | 'sms'
      failure: components['schemas']['DeliveryFailure']
      /**
       * @description To an advertiser, the company or whoever saved a search; to a visitor who wrote; to either side of a lead that was answered; to whoever has or wants an account
       * @example receipt
       * @enum {string}
       */
      kind: 'notice' | 'receipt' | 'reply' | 'account'
    }
    /** @description Changes the password of the account. */
    UpdatePasswordRequest: {
      /** @example manzil-demo */
      current_password: string
      new_password: components['schemas']['Password']
    }
    /** @description A stored picture; its address goes into a form of the same account. */
    UploadedFile: {
      _id: components['schemas']['Id']
      /** @example 248113 */
      bytes: number
      /**
       * @description Pixels
       * @example 1067
       */
      height: number
      /**
       * @example image/webp
       * @enum {string}
       */
      media_type: 'image/jpeg' | 'image/png' | 'image/webp'
      /**
       * @example property_photo
       * @enum {string}
       */
      purpose: 'property_photo' | 'floor_plan' | 'company_logo' | 'agent_photo'
      url: components['schemas']['ImageUrl']
      /**
       * @description Pixels
       * @example 1600
       */
      width: number
    }
    /** @description A file and what it is for. */
    UploadForm: {
      /**
       * Format: binary
       * @description JPEG, PNG or WebP of at most 10 MB; stored afresh, without its metadata
       */
      file: Blob
      /**
       * @example property_photo
       * @enum {string}
       */
      purpose: 'property_photo' | 'floor_plan' | 'company_logo' | 'agent_photo'
    }
    /** @description The signed-in account (userData). Guests have neither name nor email. */
    User: {
      _id: components['schemas']['Id']
      agency_logo: components['schemas']['NullableImageUrl']
      agent_photo: components['schemas']['NullableImageUrl']
      company_logo: components['schemas']['NullableImageUrl']
      /** @example sara.khan@example.com */
      email: string | null
      /** @example Sara */
      first_name: string | null
      /** @example Khan */
      last_name: string | null
      profile_picture: components['schemas']['NullableImageUrl']
      role: components['schemas']['Role']
    }
    /** @description The signed-in account with everything that its profile page shows. */
    UserAccount: components['schemas']['User'] & {
      /** @example Eight years of homes along the marina. */
      about: string | null
      /** @example Harbour Line Properties */
      company_name: string | null
      /**
       * Format: date-time
       * @example 2026-11-02T08:30:00.000Z
       */
      created_at: string
      /** @example true */
      email_verified: boolean
      /**
       * @example [
       *       "en",
       *       "ar"
       *     ]
       */
      languages: components['schemas']['SpokenLanguage'][]
      /** @description Where that number stands; null where there is none */
      licence: components['schemas']['Licence'] | null
      /** @example AE */
      nationality: string | null
      /** @example 971500000123 */
      phone_number: string | null
      /** @example false */
      phone_verified: boolean
      /**
       * @description Broker number (BRN) of an agent or office number (ORN) of an agency
       * @example BRN-10412
       */
      rera_number: string | null
      /**
       * @description What an agent or agency is engaged for; empty for others
       * @example [
       *       "buy",
       *       "sell"
       *     ]
       */
      service_need: components['schemas']['ServiceNeed'][]
      /** @example sara.khan */
      user_name: string | null
    }
    /** @description A plan that an account has bought. A cancelled one runs until its end. */
    UserPlan: {
      _id: components['schemas']['Id']
      /**
       * @description People of the agency
       * @example 0
       */
      agents_used: number
      amount_paid: components['schemas']['Aed']
      /**
       * Format: date-time
       * @example 2026-12-01T08:00:00.000Z
       */
      ends_at: string
      /** @example 1 */
      featured_used: number
      /**
       * Format: date-time
       * @description Until when an ended plan still counts while it can be paid for again
       * @example null
       */
      grace_ends_at: string | null
      /** @example 4 */
      listings_used: number
      plan: components['schemas']['Plan']
      /**
       * Format: date-time
       * @example 2026-11-01T08:00:00.000Z
       */
      started_at: string
      status: components['schemas']['UserPlanStatus']
      user_id: components['schemas']['Id']
    }
    /**
     * @description Where a bought plan stands.
     * @example active
     * @enum {string}
     */
    UserPlanStatus: 'active' | 'cancelled' | 'expired'
    /** @description A kind of account that somebody can sign up for. */
    UserType: {
      _id: components['schemas']['Id']
      /** @example A licensed brokerage that lists homes together with its agents. */
      description: string
      /** @example شركة وساطة مرخّصة تعرض العقارات مع وكلائها. */
      description_ar: string
      /** @example Agency */
      name: string
      /** @example وكالة عقارية */
      name_ar: string
      role: components['schemas']['SignupRole']
      /**
       * @description Accounts of this kind
       * @example 12
       */
      users_count: number
    }
    /** @description New values of a profile; what is absent stays as it is, null empties. E-mail address, role and verification cannot be changed here. */
    UserUpdate: {
      /** @example Eight years of homes along the marina. */
      about?: string | null
      company_name?: components['schemas']['CompanyName'] | null
      first_name?: components['schemas']['PersonName']
      /**
       * @example [
       *       "en",
       *       "ar"
       *     ]
       */
      languages?: components['schemas']['SpokenLanguage'][]
      last_name?: components['schemas']['PersonName']
      nationality?: components['schemas']['CountryCode'] | null
      phone_number?: components['schemas']['PhoneNumber'] | null
      rera_number?: components['schemas']['RegistrationNumber'] | null
      /**
       * @example [
       *       "buy",
       *       "sell"
       *     ]
       */
      service_need?: components['schemas']['ServiceNeed'][]
      /**
       * @description Letters, digits, dots, dashes; unique without regard to case
       * @example sara.khan
       */
      user_name?: string
    }
    /** @description How a figure spreads over the properties of a search without its own filter; properties that do not state it are left out. The figures are null where none does. */
    ValueDistribution: {
      /** @description Twenty-four ranges whose logarithms are equally wide, in order; one where all properties state the same, none where no property states any */
      bins: {
        /** @example 31 */
        count: number
        /** @example 650000 */
        from: number
        /**
         * @description Belongs to the next range, in the last one to this
         * @example 720000
         */
        to: number
      }[]
      max: components['schemas']['NullableFigure']
      median: components['schemas']['NullableFigure']
      min: components['schemas']['NullableFigure']
      q1: components['schemas']['NullableFigure']
      q3: components['schemas']['NullableFigure']
    }
    /** @description Proves the e-mail address of a sign-up. */
    VerifyCodeRequest: {
      code: components['schemas']['SignupCode']
      otp: components['schemas']['OneTimeCode']
      temporaryToken: components['schemas']['TemporaryToken']
    }
    /** @description Proves an e-mail address. */
    VerifyEmailRequest: {
      code: components['schemas']['OneTimeCode']
      email: components['schemas']['Email']
    }
    /** @description The session that the browser came back from. */
    VerifyPaymentRequest: {
      session_id: components['schemas']['PaymentSessionId']
    }
    /** @description Proves a telephone number. */
    VerifyPhoneRequest: {
      code: components['schemas']['OneTimeCode']
      phone_number: components['schemas']['PhoneNumber']
    }
    /** @description A viewing of a property. */
    Viewing: {
      _id: components['schemas']['Id']
      /**
       * @description Of the agent; null where there is none, or an agency shows the property itself
       * @example Noor Bay Realty
       */
      agency_name: string | null
      /** @example Omar Haddad */
      agent_name: string
      /**
       * Format: date-time
       * @example 2026-11-24T12:30:00.000Z
       */
      ends_at: string
      /** @description Oldest first */
      history: components['schemas']['ViewingEvent'][]
      /**
       * @description Whether the agent offers times to choose from
       * @example true
       */
      offers_times: boolean
      property_id: components['schemas']['Id']
      /**
       * @description False where it was deleted or paused since
       * @example true
       */
      property_offered: boolean
      /** @example Two-bedroom apartment with marina view */
      property_title: string
      /** @example شقة بغرفتي نوم تطل على المارينا */
      property_title_ar: string | null
      /**
       * @description That of the enquiry
       * @example EQ-7F3C2A
       */
      reference: string
      /** @example 1 */
      revision: number
      /**
       * Format: date-time
       * @example 2026-11-24T12:00:00.000Z
       */
      starts_at: string
      state: components['schemas']['ViewingState']
      viewer: components['schemas']['ViewingSide']
      /** @description Who comes; null for the visitor, and where contact details were taken back */
      visitor: components['schemas']['ViewingVisitor'] | null
    }
    /** @description What one side does about a viewing. */
    ViewingChange: {
      /**
       * @description An advertiser who moves a viewing proposes the time to the visitor
       * @example cancel
       * @enum {string}
       */
      action: 'confirm' | 'move' | 'cancel'
      /**
       * @description Of the viewing as it was read
       * @example 1
       */
      revision: number
      /**
       * Format: date-time
       * @description The new time; needed to move
       * @example 2026-11-25T12:00:00.000Z
       */
      starts_at?: string | null
    }
    /**
     * @description A time of the day in the UAE, on the quarter hour.
     * @example 10:00
     */
    ViewingClock: string
    /** @description Hours of viewings on a day of every week. */
    ViewingDay: {
      from: components['schemas']['ViewingClock']
      to: components['schemas']['ViewingClock']
      /**
       * @description 0 is Sunday
       * @example 1
       */
      weekday: number
    }
    /** @description Something that happened to a viewing. */
    ViewingEvent: {
      /**
       * Format: date-time
       * @example 2026-11-18T08:00:00.000Z
       */
      at: string
      /**
       * @example booked
       * @enum {string}
       */
      event: 'requested' | 'booked' | 'confirmed' | 'proposed' | 'moved' | 'cancelled'
      side: components['schemas']['ViewingSide']
      /**
       * Format: date-time
       * @description The time that it was about
       * @example 2026-11-24T12:00:00.000Z
       */
      starts_at: string
    }
    /** @description Hours of one day in place of those of its week; none where it is a day off. */
    ViewingException: {
      /**
       * Format: date
       * @example 2026-12-02
       */
      day: string
      /** @example [] */
      hours: components['schemas']['ViewingRange'][]
    }
    /** @description When an agent or agency shows properties. Times are those of the UAE. */
    ViewingHours: {
      /**
       * @example [
       *       {
       *         "day": "2026-12-02",
       *         "hours": []
       *       }
       *     ]
       */
      exceptions: components['schemas']['ViewingException'][]
      /**
       * @description How far ahead viewings can be booked
       * @example 14
       */
      horizon_days: number
      /** @example 30 */
      length_minutes: number
      /**
       * @description How long before it begins a viewing can be booked at the latest
       * @example 2
       */
      notice_hours: number
      /**
       * @description Counts the changes; a change names the one that it was made of
       * @example 0
       */
      revision: number
      /**
       * @description Kept free between viewings of different places
       * @example 30
       */
      travel_minutes: number
      /**
       * @description None where no times are offered
       * @example [
       *       {
       *         "weekday": 1,
       *         "from": "10:00",
       *         "to": "18:00"
       *       }
       *     ]
       */
      week: components['schemas']['ViewingDay'][]
    }
    /** @description Hours of a day in which viewings can be. */
    ViewingRange: {
      from: components['schemas']['ViewingClock']
      to: components['schemas']['ViewingClock']
    }
    /**
     * @description One of the two who meet.
     * @example visitor
     * @enum {string}
     */
    ViewingSide: 'visitor' | 'advertiser'
    /** @description Times at which a property can be seen. */
    ViewingSlots: {
      /** @example 14 */
      horizon_days: number
      /** @example 30 */
      length_minutes: number
      /**
       * @description False where the advertiser offers no times: a wished one is then asked for
       * @example true
       */
      offered: boolean
      /** @description Beginnings that are free now, the earliest first */
      slots: string[]
    }
    /**
     * @description `requested` waits for the advertiser, `proposed` is another time of the advertiser that waits for the visitor.
     * @example confirmed
     * @enum {string}
     */
    ViewingState: 'requested' | 'proposed' | 'confirmed' | 'cancelled'
    /**
     * @description What a link of a mail about a viewing proves its reader by.
     * @example 0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01_4tRzWq8uLpEa6fGdTiOoBsUk3y7s1Q0m
     */
    ViewingToken: string
    /** @description Who comes to a viewing. */
    ViewingVisitor: {
      email: components['schemas']['Email'] | null
      name: components['schemas']['ContactName']
      phone_number: components['schemas']['PhoneNumber'] | null
    }
    /** @description Views of live properties of the same purpose and kind, those that have all of something against those that do not; null in its place where either are too few. */
    ViewsCompared: {
      /**
       * @description Properties
       * @example 412
       */
      count_with: number
      /** @example 390 */
      count_without: number
      /**
       * @description Days that were counted
       * @example 30
       */
      days: number
      /**
       * @description Mean of a property
       * @example 34.2
       */
      with: number
      /** @example 21.5 */
      without: number
    }
    /** @description The first page of a browser session. No address of the network is kept. */
    VisitLog: {
      /**
       * @example phone
       * @enum {string}
       */
      device?: 'phone' | 'tablet' | 'desktop'
      language: components['schemas']['LanguageCode']
      /**
       * @description Route inside the web app
       * @example /property-listing
       */
      path: string
      /**
       * @description Origin of the site that the visitor came from
       * @example https://www.example.com
       */
      referrer?: string | null
    }
    /** @description How much is taken back. */
    WithdrawRequest: {
      /**
       * @description The row alone, or everything that went to the same receiver
       * @example one
       * @enum {string}
       */
      scope: 'one' | 'recipient'
    }
  }
  responses: {
    /** @description A parameter breaks its limits, and `fields` names each; or the body is no JSON. */
    BadRequest: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /** @description What stands already is in the way; `message` says what. */
    Conflict: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "message": "An account with this e-mail address exists already. Log in instead.",
         *       "code": "conflict",
         *       "fields": [],
         *       "requestId": "req-1a2b3c"
         *     }
         */
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /** @description Guests have no favourites. */
    FavouritesForbidden: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "message": "Log in to your account to save properties to your favourites.",
         *       "code": "forbidden",
         *       "fields": [],
         *       "requestId": "req-1a2b3c"
         *     }
         */
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /** @description The account may not do this. */
    Forbidden: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "message": "This is not open to your kind of account.",
         *       "code": "forbidden",
         *       "fields": [],
         *       "requestId": "req-1a2b3c"
         *     }
         */
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /** @description The account or the password is wrong; which of them is not said. */
    LoginFailed: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "message": "The e-mail or user name and the password do not match.",
         *       "code": "unauthorized",
         *       "fields": [],
         *       "requestId": "req-1a2b3c"
         *     }
         */
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /** @description There is no such row, or not for this account. */
    NotFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "message": "This listing is no longer available.",
         *       "code": "not_found",
         *       "fields": [],
         *       "requestId": "req-1a2b3c"
         *     }
         */
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /** @description The body is larger than the server takes: 256 KB of JSON, or the limit of the file. */
    PayloadTooLarge: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "message": "This is too large to be sent.",
         *       "code": "payload_too_large",
         *       "fields": [],
         *       "requestId": "req-1a2b3c"
         *     }
         */
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /** @description Only agents and agencies list properties. */
    PropertyForbidden: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "message": "Log in with your Agent or Agency account to list your properties with us.",
         *       "code": "forbidden",
         *       "fields": [],
         *       "requestId": "req-1a2b3c"
         *     }
         */
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /** @description The signature does not belong to this body. */
    SignatureFailed: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "message": "The signature does not belong to this body.",
         *       "code": "unauthorized",
         *       "fields": [],
         *       "requestId": "req-1a2b3c"
         *     }
         */
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /** @description The identity token is not valid for this site. */
    SocialLoginFailed: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "message": "Google login failed or was cancelled.",
         *       "code": "unauthorized",
         *       "fields": [],
         *       "requestId": "req-1a2b3c"
         *     }
         */
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /** @description Too many requests from this address; `Retry-After` says when to come back. */
    TooManyRequests: {
      headers: {
        /** @description Seconds to wait. */
        'Retry-After'?: number
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "message": "Too many attempts. Please wait a minute and try again.",
         *       "code": "too_many_requests",
         *       "fields": [],
         *       "requestId": "req-1a2b3c"
         *     }
         */
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /** @description The bearer token is missing, unknown or expired. */
    Unauthorized: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "message": "Session expired. Please log in again.",
         *       "code": "unauthorized",
         *       "fields": [],
         *       "requestId": "req-1a2b3c"
         *     }
         */
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /** @description The server could not answer: 500 for a fault of its own, 501 for a call that it does not serve yet, 503 while its database is away, while it has too much to do, and while it ends; `Retry-After` then says when to come back. */
    Unexpected: {
      headers: {
        /** @description Seconds to wait, with 503. */
        'Retry-After'?: number
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /** @description The body breaks its limits; `fields` names each. */
    Unprocessable: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "message": "Some fields need another look.",
         *       "code": "invalid_body",
         *       "fields": [
         *         {
         *           "path": "email",
         *           "rule": "pattern",
         *           "message": "must be an e-mail address"
         *         }
         *       ],
         *       "requestId": "req-1a2b3c"
         *     }
         */
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /** @description The content type of the body, or the kind of a file in it, is not one that the call takes. */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "message": "Only application/json is understood here.",
         *       "code": "unsupported_media_type",
         *       "fields": [],
         *       "requestId": "req-1a2b3c"
         *     }
         */
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
  }
  parameters: {
    /** @description A polygon drawn on the map: three to sixty corners as `lat,lng;lat,lng;…` (WGS 84 degrees), closed by itself, its edge included. Properties whose own position is not known count where the map shows them, at the middle of their place. */
    Area: string
    /** @description Fewest bathrooms. */
    BathroomsMin: number
    /** @description Most bedrooms. */
    BedroomsMax: number
    /** @description Fewest bedrooms; 0 is a studio. */
    BedroomsMin: number
    /** @description Category. */
    Category: components['schemas']['Id']
    /** @description Ready or off-plan. */
    Completion: components['schemas']['Completion']
    /** @description Eastern edge of the box. */
    East: number
    /** @description Order of the rows; the newest first where it is absent. */
    FavouriteSort: components['schemas']['FavouriteSort']
    /** @description Amenities that the property must all have. */
    Features: components['schemas']['Slug'][]
    /** @description How many days are counted, today included. */
    FigureDays: 7 | 30 | 90
    /** @description Furnishing. */
    Furnished: components['schemas']['Furnishing']
    /** @description Identifier of the row. */
    Id: components['schemas']['Id']
    /** @description Chosen by the client. A repetition under the same key within a day gets the first answer and writes nothing; another body under the same key is refused with 422. */
    IdempotencyKey: string
    /** @description Language of the texts; English where it is absent. Where a text has not been translated the answer is in English, and says so in its `language`. */
    Language: components['schemas']['LanguageCode']
    /** @description Leads that are somebody's now. */
    LeadHandler: components['schemas']['Id']
    /** @description Leads of one kind. */
    LeadKind: components['schemas']['LeadKind']
    /** @description Leads about one property. */
    LeadProperty: components['schemas']['Id']
    /** @description Words of the visitor's name, address, number or message, of the property, or the number of the enquiry. */
    LeadSearch: string
    /** @description Leads in one state. */
    LeadState: components['schemas']['LeadState']
    /** @description True for leads whose visitor waits for an answer, those that wait longest first. */
    LeadUnanswered: boolean
    /** @description Rows on a page. */
    Limit: number
    /** @description Places; each includes the places below it, several are alternatives. */
    Location: components['schemas']['Slug'][]
    /** @description Northern edge of the box. */
    North: number
    /** @description Words of what is listed: of names, titles, numbers or e-mail addresses. */
    OperatorSearch: string
    /** @description Order of the rows; the last changed first where it is absent. */
    OwnSort: components['schemas']['OwnSort']
    /** @description Page number, from 1. */
    Page: number
    /** @description Time and signatures of the raw body with the secret that the site shares with the provider, as Stripe sends them. */
    PaymentSignature: string
    /** @description Highest price in AED (a year for rent). */
    PriceMax: number
    /** @description Lowest price in AED (a year for rent). */
    PriceMin: number
    /** @description For sale or for rent. */
    Purpose: components['schemas']['Purpose']
    /** @description From a link of a mail: opens the saved searches of the address that the mail went to, without a session. */
    SavedSearchAccess: components['schemas']['SavedSearchToken']
    /** @description Free text; places and kinds that it names become filters, spelling is forgiven. */
    Search: string
    /** @description What the address of a shared list ends with. It is a header so that no log of addresses holds it. */
    SharedListKey: components['schemas']['SharedListKey']
    /** @description Largest size in square feet. */
    SizeMax: number
    /** @description Smallest size in square feet. */
    SizeMin: number
    /** @description Order of the rows; relevance with a text, newest without one, where it is absent. */
    SortBy: components['schemas']['SortBy']
    /** @description Southern edge of the box; the four edges go together. */
    South: number
    /** @description Sub-category. */
    SubCategory: components['schemas']['Id']
    /** @description Sub-sub-category. */
    SubSubCategory: components['schemas']['Id']
    /** @description Only properties of which somebody waits to hear whether they are still offered. */
    ToConfirm: boolean
    /** @description Kinds of property, as alternatives. */
    Type: components['schemas']['PropertyType'][]
    /** @description Only properties whose advertiser was verified. */
    Verified: boolean
    /** @description From a link of a mail: opens the viewing that the mail is about, without a session. */
    ViewingAccess: components['schemas']['ViewingToken']
    /** @description The first day in the UAE; today without it. */
    ViewingDay: string
    /** @description How many days. */
    ViewingDays: number
    /** @description Western edge of the box. */
    West: number
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type AboutUs = components['schemas']['AboutUs']
export type AccountEvent = components['schemas']['AccountEvent']
export type AccountEventKind = components['schemas']['AccountEventKind']
export type AccountSession = components['schemas']['AccountSession']
export type AdvertReading = components['schemas']['AdvertReading']
export type AdvertText = components['schemas']['AdvertText']
export type Aed = components['schemas']['Aed']
export type AgencyOption = components['schemas']['AgencyOption']
export type AgentCard = components['schemas']['AgentCard']
export type AgentProfile = components['schemas']['AgentProfile']
export type AgentSummary = components['schemas']['AgentSummary']
export type Amenity = components['schemas']['Amenity']
export type AreaGuide = components['schemas']['AreaGuide']
export type AskedPrice = components['schemas']['AskedPrice']
export type AskingMedian = components['schemas']['AskingMedian']
export type AskingPrices = components['schemas']['AskingPrices']
export type AvailabilityFigures = components['schemas']['AvailabilityFigures']
export type Banner = components['schemas']['Banner']
export type BannerType = components['schemas']['BannerType']
export type Base64Url = components['schemas']['Base64Url']
export type Blog = components['schemas']['Blog']
export type BlogAuthor = components['schemas']['BlogAuthor']
export type BlogCard = components['schemas']['BlogCard']
export type BlogCategory = components['schemas']['BlogCategory']
export type BlogCategoryRef = components['schemas']['BlogCategoryRef']
export type BotContent = components['schemas']['BotContent']
export type BotContentType = components['schemas']['BotContentType']
export type Bounds = components['schemas']['Bounds']
export type BrowserName = components['schemas']['BrowserName']
export type BusinessAgent = components['schemas']['BusinessAgent']
export type BusinessDay = components['schemas']['BusinessDay']
export type BusinessFigure = components['schemas']['BusinessFigure']
export type BusinessFigures = components['schemas']['BusinessFigures']
export type BusinessOverview = components['schemas']['BusinessOverview']
export type BusinessToday = components['schemas']['BusinessToday']
export type Category = components['schemas']['Category']
export type CategoryName = components['schemas']['CategoryName']
export type ChatAction = components['schemas']['ChatAction']
export type ChatClearAck = components['schemas']['ChatClearAck']
export type ChatClearPayload = components['schemas']['ChatClearPayload']
export type ChatClearReply = components['schemas']['ChatClearReply']
export type ChatComparison = components['schemas']['ChatComparison']
export type ChatComparisonColumn = components['schemas']['ChatComparisonColumn']
export type ChatComparisonRow = components['schemas']['ChatComparisonRow']
export type ChatError = components['schemas']['ChatError']
export type ChatHistoryAck = components['schemas']['ChatHistoryAck']
export type ChatHistoryPayload = components['schemas']['ChatHistoryPayload']
export type ChatHistoryReply = components['schemas']['ChatHistoryReply']
export type ChatInitAck = components['schemas']['ChatInitAck']
export type ChatInitPayload = components['schemas']['ChatInitPayload']
export type ChatInitReply = components['schemas']['ChatInitReply']
export type ChatLanguageSelectAck = components['schemas']['ChatLanguageSelectAck']
export type ChatLanguageSelectPayload = components['schemas']['ChatLanguageSelectPayload']
export type ChatLanguageSelectReply = components['schemas']['ChatLanguageSelectReply']
export type ChatLink = components['schemas']['ChatLink']
export type ChatMessage = components['schemas']['ChatMessage']
export type ChatProperty = components['schemas']['ChatProperty']
export type ChatPropertyResultsMessage = components['schemas']['ChatPropertyResultsMessage']
export type ChatSearch = components['schemas']['ChatSearch']
export type ChatSendAck = components['schemas']['ChatSendAck']
export type ChatSendPayload = components['schemas']['ChatSendPayload']
export type ChatSendReply = components['schemas']['ChatSendReply']
export type ChatStopAck = components['schemas']['ChatStopAck']
export type ChatStopPayload = components['schemas']['ChatStopPayload']
export type ChatStopReply = components['schemas']['ChatStopReply']
export type ChatTextMessage = components['schemas']['ChatTextMessage']
export type ChatTypingMessage = components['schemas']['ChatTypingMessage']
export type ChatUnread = components['schemas']['ChatUnread']
export type CheckoutRequest = components['schemas']['CheckoutRequest']
export type CheckoutSession = components['schemas']['CheckoutSession']
export type CompanyName = components['schemas']['CompanyName']
export type Completion = components['schemas']['Completion']
export type ConsentKey = components['schemas']['ConsentKey']
export type ContactChannel = components['schemas']['ContactChannel']
export type ContactName = components['schemas']['ContactName']
export type ContactReveal = components['schemas']['ContactReveal']
export type ContactUs = components['schemas']['ContactUs']
export type ContentSource = components['schemas']['ContentSource']
export type Coordinates = components['schemas']['Coordinates']
export type CountryCode = components['schemas']['CountryCode']
export type DataFile = components['schemas']['DataFile']
export type DataFormat = components['schemas']['DataFormat']
export type DeleteAccountRequest = components['schemas']['DeleteAccountRequest']
export type DeletionTime = components['schemas']['DeletionTime']
export type DeliveryFailure = components['schemas']['DeliveryFailure']
export type Disclosure = components['schemas']['Disclosure']
export type DisclosureKind = components['schemas']['DisclosureKind']
export type DraftEditor = components['schemas']['DraftEditor']
export type DraftVersion = components['schemas']['DraftVersion']
export type Email = components['schemas']['Email']
export type EnquiryKind = components['schemas']['EnquiryKind']
export type EnquiryReceipt = components['schemas']['EnquiryReceipt']
export type EnquiryRequest = components['schemas']['EnquiryRequest']
export type ErrorEnvelope = components['schemas']['ErrorEnvelope']
export type Evidence = components['schemas']['Evidence']
export type Faq = components['schemas']['Faq']
export type FaqCategory = components['schemas']['FaqCategory']
export type FavouriteMark = components['schemas']['FavouriteMark']
export type FavouriteNote = components['schemas']['FavouriteNote']
export type FavouriteNoteForm = components['schemas']['FavouriteNoteForm']
export type FavouriteSort = components['schemas']['FavouriteSort']
export type Feed = components['schemas']['Feed']
export type FeedChange = components['schemas']['FeedChange']
export type FeedCounts = components['schemas']['FeedCounts']
export type FeedDifference = components['schemas']['FeedDifference']
export type FeedExport = components['schemas']['FeedExport']
export type FeedFileForm = components['schemas']['FeedFileForm']
export type FeedForm = components['schemas']['FeedForm']
export type FeedFormat = components['schemas']['FeedFormat']
export type FeedName = components['schemas']['FeedName']
export type FeedOutcome = components['schemas']['FeedOutcome']
export type FeedRun = components['schemas']['FeedRun']
export type FeedRunForm = components['schemas']['FeedRunForm']
export type FeedRunState = components['schemas']['FeedRunState']
export type FeedSchedule = components['schemas']['FeedSchedule']
export type FieldError = components['schemas']['FieldError']
export type ForgotPasswordRequest = components['schemas']['ForgotPasswordRequest']
export type Furnishing = components['schemas']['Furnishing']
export type GetInTouchRequest = components['schemas']['GetInTouchRequest']
export type GoneReason = components['schemas']['GoneReason']
export type GoneRequest = components['schemas']['GoneRequest']
export type Guide = components['schemas']['Guide']
export type GuideFee = components['schemas']['GuideFee']
export type GuideStep = components['schemas']['GuideStep']
export type GuideType = components['schemas']['GuideType']
export type Html = components['schemas']['Html']
export type HttpsUrl = components['schemas']['HttpsUrl']
export type Id = components['schemas']['Id']
export type IdentityProof = components['schemas']['IdentityProof']
export type IdentityProofState = components['schemas']['IdentityProofState']
export type IdToken = components['schemas']['IdToken']
export type ImageUrl = components['schemas']['ImageUrl']
export type Invoice = components['schemas']['Invoice']
export type InvoiceFile = components['schemas']['InvoiceFile']
export type InvoiceParty = components['schemas']['InvoiceParty']
export type KeepAccountRequest = components['schemas']['KeepAccountRequest']
export type LanguageCode = components['schemas']['LanguageCode']
export type Lead = components['schemas']['Lead']
export type LeadBrief = components['schemas']['LeadBrief']
export type LeadChange = components['schemas']['LeadChange']
export type LeadDetail = components['schemas']['LeadDetail']
export type LeadEntry = components['schemas']['LeadEntry']
export type LeadFile = components['schemas']['LeadFile']
export type LeadKind = components['schemas']['LeadKind']
export type LeadNoteForm = components['schemas']['LeadNoteForm']
export type LeadOrigin = components['schemas']['LeadOrigin']
export type LeadPerson = components['schemas']['LeadPerson']
export type LeadProperty = components['schemas']['LeadProperty']
export type LeadReplyForm = components['schemas']['LeadReplyForm']
export type LeadRevision = components['schemas']['LeadRevision']
export type LeadRow = components['schemas']['LeadRow']
export type LeadState = components['schemas']['LeadState']
export type LeadText = components['schemas']['LeadText']
export type LeadTranscriptLine = components['schemas']['LeadTranscriptLine']
export type Licence = components['schemas']['Licence']
export type LicenceState = components['schemas']['LicenceState']
export type Location = components['schemas']['Location']
export type LoginRequest = components['schemas']['LoginRequest']
export type MapCluster = components['schemas']['MapCluster']
export type MapPin = components['schemas']['MapPin']
export type MapPins = components['schemas']['MapPins']
export type MapPlace = components['schemas']['MapPlace']
export type MapTiles = components['schemas']['MapTiles']
export type MediaItem = components['schemas']['MediaItem']
export type MediaRole = components['schemas']['MediaRole']
export type MessageKey = components['schemas']['MessageKey']
export type MessageValues = components['schemas']['MessageValues']
export type NoticePlace = components['schemas']['NoticePlace']
export type NoticeText = components['schemas']['NoticeText']
export type NoticeTexts = components['schemas']['NoticeTexts']
export type NullableAed = components['schemas']['NullableAed']
export type NullableFigure = components['schemas']['NullableFigure']
export type NullableImageUrl = components['schemas']['NullableImageUrl']
export type NullableLinkUrl = components['schemas']['NullableLinkUrl']
export type OneTimeCode = components['schemas']['OneTimeCode']
export type OperatorAction = components['schemas']['OperatorAction']
export type OperatorActionKind = components['schemas']['OperatorActionKind']
export type OperatorCase = components['schemas']['OperatorCase']
export type OperatorCaseKind = components['schemas']['OperatorCaseKind']
export type OperatorCaseState = components['schemas']['OperatorCaseState']
export type OperatorCategory = components['schemas']['OperatorCategory']
export type OperatorCategoryForm = components['schemas']['OperatorCategoryForm']
export type OperatorDecision = components['schemas']['OperatorDecision']
export type OperatorDecisionForm = components['schemas']['OperatorDecisionForm']
export type OperatorFile = components['schemas']['OperatorFile']
export type OperatorPlace = components['schemas']['OperatorPlace']
export type OperatorPlan = components['schemas']['OperatorPlan']
export type OperatorPlanForm = components['schemas']['OperatorPlanForm']
export type OperatorProperty = components['schemas']['OperatorProperty']
export type OperatorReason = components['schemas']['OperatorReason']
export type OtherNames = components['schemas']['OtherNames']
export type OtherTitles = components['schemas']['OtherTitles']
export type OtpSent = components['schemas']['OtpSent']
export type OtpToEmailRequest = components['schemas']['OtpToEmailRequest']
export type OtpToPhoneRequest = components['schemas']['OtpToPhoneRequest']
export type OwnAvailability = components['schemas']['OwnAvailability']
export type OwnProperty = components['schemas']['OwnProperty']
export type OwnSort = components['schemas']['OwnSort']
export type Pagination = components['schemas']['Pagination']
export type Passkey = components['schemas']['Passkey']
export type PasskeyCreation = components['schemas']['PasskeyCreation']
export type PasskeyCredential = components['schemas']['PasskeyCredential']
export type PasskeyLogin = components['schemas']['PasskeyLogin']
export type PasskeyName = components['schemas']['PasskeyName']
export type PasskeyRegistration = components['schemas']['PasskeyRegistration']
export type PasskeyRename = components['schemas']['PasskeyRename']
export type PasskeyRequest = components['schemas']['PasskeyRequest']
export type Password = components['schemas']['Password']
export type PaymentEvent = components['schemas']['PaymentEvent']
export type PaymentEventData = components['schemas']['PaymentEventData']
export type PaymentEventObject = components['schemas']['PaymentEventObject']
export type PaymentProvider = components['schemas']['PaymentProvider']
export type PaymentSessionId = components['schemas']['PaymentSessionId']
export type PaymentStatus = components['schemas']['PaymentStatus']
export type PaymentVerification = components['schemas']['PaymentVerification']
export type PersonName = components['schemas']['PersonName']
export type PhoneNumber = components['schemas']['PhoneNumber']
export type PicturePlaceholder = components['schemas']['PicturePlaceholder']
export type PictureText = components['schemas']['PictureText']
export type PlaceAlias = components['schemas']['PlaceAlias']
export type PlaceAliasForm = components['schemas']['PlaceAliasForm']
export type PlaceKind = components['schemas']['PlaceKind']
export type PlaceOption = components['schemas']['PlaceOption']
export type PlaceRef = components['schemas']['PlaceRef']
export type Plan = components['schemas']['Plan']
export type Policy = components['schemas']['Policy']
export type PolicyType = components['schemas']['PolicyType']
export type PriceComparison = components['schemas']['PriceComparison']
export type PriceRange = components['schemas']['PriceRange']
export type ProfilePictureForm = components['schemas']['ProfilePictureForm']
export type PropertiesChange = components['schemas']['PropertiesChange']
export type PropertiesChanged = components['schemas']['PropertiesChanged']
export type PropertyAction = components['schemas']['PropertyAction']
export type PropertyAssessment = components['schemas']['PropertyAssessment']
export type PropertyAssessmentForm = components['schemas']['PropertyAssessmentForm']
export type PropertyCard = components['schemas']['PropertyCard']
export type PropertyDetail = components['schemas']['PropertyDetail']
export type PropertyDraft = components['schemas']['PropertyDraft']
export type PropertyDraftContent = components['schemas']['PropertyDraftContent']
export type PropertyDraftForm = components['schemas']['PropertyDraftForm']
export type PropertyDraftPicture = components['schemas']['PropertyDraftPicture']
export type PropertyDraftSummary = components['schemas']['PropertyDraftSummary']
export type PropertyDuplicate = components['schemas']['PropertyDuplicate']
export type PropertyFigures = components['schemas']['PropertyFigures']
export type PropertyForm = components['schemas']['PropertyForm']
export type PropertyHistoryEntry = components['schemas']['PropertyHistoryEntry']
export type PropertyMediaInput = components['schemas']['PropertyMediaInput']
export type PropertyRank = components['schemas']['PropertyRank']
export type PropertySource = components['schemas']['PropertySource']
export type PropertyStatus = components['schemas']['PropertyStatus']
export type PropertyType = components['schemas']['PropertyType']
export type Purpose = components['schemas']['Purpose']
export type Rate = components['schemas']['Rate']
export type RateUnit = components['schemas']['RateUnit']
export type ReadValue = components['schemas']['ReadValue']
export type RegistrationNumber = components['schemas']['RegistrationNumber']
export type ReportReason = components['schemas']['ReportReason']
export type ReportRequest = components['schemas']['ReportRequest']
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest']
export type ResumedUploadForm = components['schemas']['ResumedUploadForm']
export type Role = components['schemas']['Role']
export type SavedSearch = components['schemas']['SavedSearch']
export type SavedSearchChange = components['schemas']['SavedSearchChange']
export type SavedSearchConfirmation = components['schemas']['SavedSearchConfirmation']
export type SavedSearchCriteria = components['schemas']['SavedSearchCriteria']
export type SavedSearchFrequency = components['schemas']['SavedSearchFrequency']
export type SavedSearchName = components['schemas']['SavedSearchName']
export type SavedSearchRequest = components['schemas']['SavedSearchRequest']
export type SavedSearchState = components['schemas']['SavedSearchState']
export type SavedSearchToken = components['schemas']['SavedSearchToken']
export type ScoreName = components['schemas']['ScoreName']
export type ScorePart = components['schemas']['ScorePart']
export type SearchFacets = components['schemas']['SearchFacets']
export type SearchField = components['schemas']['SearchField']
export type SearchNotes = components['schemas']['SearchNotes']
export type SearchQuery = components['schemas']['SearchQuery']
export type SearchRelaxation = components['schemas']['SearchRelaxation']
export type SearchSuggestion = components['schemas']['SearchSuggestion']
export type SeenCountry = components['schemas']['SeenCountry']
export type ServiceNeed = components['schemas']['ServiceNeed']
export type SessionToken = components['schemas']['SessionToken']
export type SetPasswordRequest = components['schemas']['SetPasswordRequest']
export type SharedDetail = components['schemas']['SharedDetail']
export type SharedList = components['schemas']['SharedList']
export type SharedListComment = components['schemas']['SharedListComment']
export type SharedListForm = components['schemas']['SharedListForm']
export type SharedListKey = components['schemas']['SharedListKey']
export type SharedListName = components['schemas']['SharedListName']
export type SharedListOpinion = components['schemas']['SharedListOpinion']
export type SharedListTitle = components['schemas']['SharedListTitle']
export type SharedListView = components['schemas']['SharedListView']
export type SharedListVote = components['schemas']['SharedListVote']
export type SharedListVoteForm = components['schemas']['SharedListVoteForm']
export type ShownNotice = components['schemas']['ShownNotice']
export type SignupCode = components['schemas']['SignupCode']
export type SignupRequest = components['schemas']['SignupRequest']
export type SignupRole = components['schemas']['SignupRole']
export type SignupStarted = components['schemas']['SignupStarted']
export type SiteNotice = components['schemas']['SiteNotice']
export type SiteNoticeForm = components['schemas']['SiteNoticeForm']
export type SiteStatus = components['schemas']['SiteStatus']
export type Slug = components['schemas']['Slug']
export type SocialBeginRequest = components['schemas']['SocialBeginRequest']
export type SocialCodeRequest = components['schemas']['SocialCodeRequest']
export type SocialLinkRequest = components['schemas']['SocialLinkRequest']
export type SocialLoginRequest = components['schemas']['SocialLoginRequest']
export type SocialMedia = components['schemas']['SocialMedia']
export type SocialProvider = components['schemas']['SocialProvider']
export type SocialProviderId = components['schemas']['SocialProviderId']
export type SocialPurpose = components['schemas']['SocialPurpose']
export type SocialSignIn = components['schemas']['SocialSignIn']
export type SocialSignupRequest = components['schemas']['SocialSignupRequest']
export type SocialState = components['schemas']['SocialState']
export type SortBy = components['schemas']['SortBy']
export type SpokenLanguage = components['schemas']['SpokenLanguage']
export type StatedFact = components['schemas']['StatedFact']
export type StatedFactKind = components['schemas']['StatedFactKind']
export type StoredLead = components['schemas']['StoredLead']
export type SubCategory = components['schemas']['SubCategory']
export type SuggestionKind = components['schemas']['SuggestionKind']
export type SystemName = components['schemas']['SystemName']
export type TemporaryToken = components['schemas']['TemporaryToken']
export type UndeliveredMessage = components['schemas']['UndeliveredMessage']
export type UpdatePasswordRequest = components['schemas']['UpdatePasswordRequest']
export type UploadedFile = components['schemas']['UploadedFile']
export type UploadForm = components['schemas']['UploadForm']
export type User = components['schemas']['User']
export type UserAccount = components['schemas']['UserAccount']
export type UserPlan = components['schemas']['UserPlan']
export type UserPlanStatus = components['schemas']['UserPlanStatus']
export type UserType = components['schemas']['UserType']
export type UserUpdate = components['schemas']['UserUpdate']
export type ValueDistribution = components['schemas']['ValueDistribution']
export type VerifyCodeRequest = components['schemas']['VerifyCodeRequest']
export type VerifyEmailRequest = components['schemas']['VerifyEmailRequest']
export type VerifyPaymentRequest = components['schemas']['VerifyPaymentRequest']
export type VerifyPhoneRequest = components['schemas']['VerifyPhoneRequest']
export type Viewing = components['schemas']['Viewing']
export type ViewingChange = components['schemas']['ViewingChange']
export type ViewingClock = components['schemas']['ViewingClock']
export type ViewingDay = components['schemas']['ViewingDay']
export type ViewingEvent = components['schemas']['ViewingEvent']
export type ViewingException = components['schemas']['ViewingException']
export type ViewingHours = components['schemas']['ViewingHours']
export type ViewingRange = components['schemas']['ViewingRange']
export type ViewingSide = components['schemas']['ViewingSide']
export type ViewingSlots = components['schemas']['ViewingSlots']
export type ViewingState = components['schemas']['ViewingState']
export type ViewingToken = components['schemas']['ViewingToken']
export type ViewingVisitor = components['schemas']['ViewingVisitor']
export type ViewsCompared = components['schemas']['ViewsCompared']
export type VisitLog = components['schemas']['VisitLog']
export type WithdrawRequest = components['schemas']['WithdrawRequest']
export type ResponseBadRequest = components['responses']['BadRequest']
export type ResponseConflict = components['responses']['Conflict']
export type ResponseFavouritesForbidden = components['responses']['FavouritesForbidden']
export type ResponseForbidden = components['responses']['Forbidden']
export type ResponseLoginFailed = components['responses']['LoginFailed']
export type ResponseNotFound = components['responses']['NotFound']
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge']
export type ResponsePropertyForbidden = components['responses']['PropertyForbidden']
export type ResponseSignatureFailed = components['responses']['SignatureFailed']
export type ResponseSocialLoginFailed = components['responses']['SocialLoginFailed']
export type ResponseTooManyRequests = components['responses']['TooManyRequests']
export type ResponseUnauthorized = components['responses']['Unauthorized']
export type ResponseUnexpected = components['responses']['Unexpected']
export type ResponseUnprocessable = components['responses']['Unprocessable']
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType']
export type ParameterArea = components['parameters']['Area']
export type ParameterBathroomsMin = components['parameters']['BathroomsMin']
export type ParameterBedroomsMax = components['parameters']['BedroomsMax']
export type ParameterBedroomsMin = components['parameters']['BedroomsMin']
export type ParameterCategory = components['parameters']['Category']
export type ParameterCompletion = components['parameters']['Completion']
export type ParameterEast = components['parameters']['East']
export type ParameterFavouriteSort = components['parameters']['FavouriteSort']
export type ParameterFeatures = components['parameters']['Features']
export type ParameterFigureDays = components['parameters']['FigureDays']
export type ParameterFurnished = components['parameters']['Furnished']
export type ParameterId = components['parameters']['Id']
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey']
export type ParameterLanguage = components['parameters']['Language']
export type ParameterLeadHandler = components['parameters']['LeadHandler']
export type ParameterLeadKind = components['parameters']['LeadKind']
export type ParameterLeadProperty = components['parameters']['LeadProperty']
export type ParameterLeadSearch = components['parameters']['LeadSearch']
export type ParameterLeadState = components['parameters']['LeadState']
export type ParameterLeadUnanswered = components['parameters']['LeadUnanswered']
export type ParameterLimit = components['parameters']['Limit']
export type ParameterLocation = components['parameters']['Location']
export type ParameterNorth = components['parameters']['North']
export type ParameterOperatorSearch = components['parameters']['OperatorSearch']
export type ParameterOwnSort = components['parameters']['OwnSort']
export type ParameterPage = components['parameters']['Page']
export type ParameterPaymentSignature = components['parameters']['PaymentSignature']
export type ParameterPriceMax = components['parameters']['PriceMax']
export type ParameterPriceMin = components['parameters']['PriceMin']
export type ParameterPurpose = components['parameters']['Purpose']
export type ParameterSavedSearchAccess = components['parameters']['SavedSearchAccess']
export type ParameterSearch = components['parameters']['Search']
export type ParameterSharedListKey = components['parameters']['SharedListKey']
export type ParameterSizeMax = components['parameters']['SizeMax']
export type ParameterSizeMin = components['parameters']['SizeMin']
export type ParameterSortBy = components['parameters']['SortBy']
export type ParameterSouth = components['parameters']['South']
export type ParameterSubCategory = components['parameters']['SubCategory']
export type ParameterSubSubCategory = components['parameters']['SubSubCategory']
export type ParameterToConfirm = components['parameters']['ToConfirm']
export type ParameterType = components['parameters']['Type']
export type ParameterVerified = components['parameters']['Verified']
export type ParameterViewingAccess = components['parameters']['ViewingAccess']
export type ParameterViewingDay = components['parameters']['ViewingDay']
export type ParameterViewingDays = components['parameters']['ViewingDays']
export type ParameterWest = components['parameters']['West']
export type $defs = Record<string, never>
export interface operations {
  listAboutUs: {
    parameters: {
      query?: {
        /** @description Language of the texts; English where it is absent. Where a text has not been translated the answer is in English, and says so in its `language`. */
        language?: components['parameters']['Language']
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of sections. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['AboutUs'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listAmenities: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The list. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Amenity'][]
          }
        }
      }
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listAreaGuides: {
    parameters: {
      query?: {
        /** @description Language of the texts; English where it is absent. Where a text has not been translated the answer is in English, and says so in its `language`. */
        language?: components['parameters']['Language']
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Only the text about this place. */
        place?: components['schemas']['Slug']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of texts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['AreaGuide'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getBanner: {
    parameters: {
      query: {
        /** @description Language of the texts; English where it is absent. Where a text has not been translated the answer is in English, and says so in its `language`. */
        language?: components['parameters']['Language']
        /** @description The page. */
        type: components['schemas']['BannerType']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The banner; `type` repeats the page that was asked for. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Banner']
          }
        }
      }
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listBlogCategories: {
    parameters: {
      query?: {
        /** @description Only subjects whose name in either language contains this. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The list. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['BlogCategory'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listBlogs: {
    parameters: {
      query?: {
        /** @description Only articles on this subject. */
        blog_category_id?: components['schemas']['Id']
        /** @description Language of the texts; English where it is absent. Where a text has not been translated the answer is in English, and says so in its `language`. */
        language?: components['parameters']['Language']
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Only articles with all these words in title, excerpt or tags. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of articles. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['BlogCard'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getBlog: {
    parameters: {
      query?: {
        /** @description Language of the texts; English where it is absent. Where a text has not been translated the answer is in English, and says so in its `language`. */
        language?: components['parameters']['Language']
      }
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The article. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Blog']
          }
        }
      }
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getBotContent: {
    parameters: {
      query: {
        /** @description Which text. */
        type: components['schemas']['BotContentType']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The text. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['BotContent']
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listCategories: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The list. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Category'][]
          }
        }
      }
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  addPropertySuggestion: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Lead']
      }
    }
    responses: {
      /** @description Stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['StoredLead']
            key?: components['schemas']['MessageKey']
            /** @example Your details have been submitted successfully */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getPropertySuggestion: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The details, or null. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['StoredLead'] | null
          }
        }
      }
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getChatUnread: {
    parameters: {
      query: {
        /** @description Number of the last message that the visitor has seen. */
        after_seq: number
        /** @description Id of the conversation. */
        session_id: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description How many there are, and whether one is still to come. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['ChatUnread']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  updatePropertySuggestion: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Lead']
      }
    }
    responses: {
      /** @description Stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['StoredLead']
            key?: components['schemas']['MessageKey']
            /** @example Your details have been updated successfully */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listContactUs: {
    parameters: {
      query?: {
        /** @description Language of the texts; English where it is absent. Where a text has not been translated the answer is in English, and says so in its `language`. */
        language?: components['parameters']['Language']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The list. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['ContactUs'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getBusinessOverview: {
    parameters: {
      query?: {
        /** @description How many days are counted, today included. */
        days?: components['parameters']['FigureDays']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The figures. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['BusinessOverview']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listPropertyFigures: {
    parameters: {
      query?: {
        /** @description How many days are counted, today included. */
        days?: components['parameters']['FigureDays']
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description The figure that comes first where it is largest; views where it is absent. */
        sort_by?: components['schemas']['BusinessFigure']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of them. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyFigures'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  deletePropertyDraft: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Removed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example Your draft is removed. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  findPlaces: {
    parameters: {
      query?: {
        /** @description A name, or the beginning of one; the first places of the gazetteer where it is absent. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The places, the best first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PlaceOption'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getPropertyDraft: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The draft. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyDraft']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listPropertyDrafts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The drafts, without their forms. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyDraftSummary'][]
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  readAdvertText: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AdvertText']
      }
    }
    responses: {
      /** @description What was read. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['AdvertReading']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  savePropertyDraft: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PropertyDraftForm']
      }
    }
    responses: {
      /** @description Kept, with its new version. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyDraftSummary']
            key?: components['schemas']['MessageKey']
            /** @example Your draft is kept. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  createEnquiry: {
    parameters: {
      query?: never
      header?: {
        /** @description Chosen by the client. A repetition under the same key within a day gets the first answer and writes nothing; another body under the same key is refused with 422. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EnquiryRequest']
      }
    }
    responses: {
      /** @description Kept and passed on. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['EnquiryReceipt']
            key?: components['schemas']['MessageKey']
            /** @example Your enquiry has been sent. */
            message: string
            values?: components['schemas']['MessageValues']
            /** @description Opens the viewing that was booked or asked for, as `Viewing-Access`; absent without one */
            viewing_access?: components['schemas']['ViewingToken']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  reportListing: {
    parameters: {
      query?: never
      header?: {
        /** @description Chosen by the client. A repetition under the same key within a day gets the first answer and writes nothing; another body under the same key is refused with 422. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportRequest']
      }
    }
    responses: {
      /** @description Kept and passed on. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['EnquiryReceipt']
            key?: components['schemas']['MessageKey']
            /** @example Your report has been received. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listFaqs: {
    parameters: {
      query?: {
        /** @description Only questions about this. */
        category?: components['schemas']['FaqCategory']
        /** @description Language of the texts; English where it is absent. Where a text has not been translated the answer is in English, and says so in its `language`. */
        language?: components['parameters']['Language']
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Only questions with all these words in question or answer. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of questions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Faq'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  createFeed: {
    parameters: {
      query?: never
      header?: {
        /** @description Chosen by the client. A repetition under the same key within a day gets the first answer and writes nothing; another body under the same key is refused with 422. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['FeedForm']
      }
    }
    responses: {
      /** @description The feed. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Feed']
            key?: components['schemas']['MessageKey']
            /** @example Your feed has been added. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  deleteFeed: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It is removed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example The feed has been removed. Its listings stay. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  endFeedExport: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It has ended. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example Your feed is no longer offered. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listFeedDifferences: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Rows of one outcome; all where it is absent. */
        outcome?: components['schemas']['FeedOutcome']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
      }
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of rows. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['FeedDifference'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getFeedExport: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The addresses, or null. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['FeedExport'] | null
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listFeedRuns: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
      }
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of runs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['FeedRun'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listFeeds: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The feeds. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Feed'][]
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  renewFeedExport: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The new addresses. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['FeedExport']
            key?: components['schemas']['MessageKey']
            /** @example Your addresses have been renewed. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  startFeedRun: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['FeedRunForm']
      }
    }
    responses: {
      /** @description The run that has begun. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['FeedRun']
            key?: components['schemas']['MessageKey']
            /** @example The feed is being read. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  undoFeedRun: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The run that puts things back. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['FeedRun']
            key?: components['schemas']['MessageKey']
            /** @example The run is being undone. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  updateFeed: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['FeedChange']
      }
    }
    responses: {
      /** @description The feed as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Feed']
            key?: components['schemas']['MessageKey']
            /** @example Your feed has been changed. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  uploadFeedFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['FeedFileForm']
      }
    }
    responses: {
      /** @description The feed with its file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Feed']
            key?: components['schemas']['MessageKey']
            /** @example Your file has been stored. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  createGetInTouch: {
    parameters: {
      query?: never
      header?: {
        /** @description Chosen by the client. A repetition under the same key within a day gets the first answer and writes nothing; another body under the same key is refused with 422. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GetInTouchRequest']
      }
    }
    responses: {
      /** @description Kept. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['EnquiryReceipt']
            key?: components['schemas']['MessageKey']
            /** @example Thank you. We will answer within one working day. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listGuides: {
    parameters: {
      query: {
        /** @description Language of the texts; English where it is absent. Where a text has not been translated the answer is in English, and says so in its `language`. */
        language?: components['parameters']['Language']
        /** @description Whom the guide is for. */
        type: components['schemas']['GuideType']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The sections. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Guide'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  addLeadNote: {
    parameters: {
      query?: never
      header?: {
        /** @description Chosen by the client. A repetition under the same key within a day gets the first answer and writes nothing; another body under the same key is refused with 422. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeadNoteForm']
      }
    }
    responses: {
      /** @description Written. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['LeadDetail']
            key?: components['schemas']['MessageKey']
            /** @example Your note is kept. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  exportLeads: {
    parameters: {
      query?: {
        /** @description Leads that are somebody's now. */
        handler_id?: components['parameters']['LeadHandler']
        /** @description Leads of one kind. */
        kind?: components['parameters']['LeadKind']
        /** @description Leads about one property. */
        property_id?: components['parameters']['LeadProperty']
        /** @description Words of the visitor's name, address, number or message, of the property, or the number of the enquiry. */
        search?: components['parameters']['LeadSearch']
        /** @description Leads in one state. */
        state?: components['parameters']['LeadState']
        /** @description True for leads whose visitor waits for an answer, those that wait longest first. */
        unanswered?: components['parameters']['LeadUnanswered']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['LeadFile']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getLeadChoices: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The choices. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            people: components['schemas']['LeadPerson'][]
            /** @description Those with the newest leads */
            properties: components['schemas']['LeadProperty'][]
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getLead: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The lead. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['LeadDetail']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listLeads: {
    parameters: {
      query?: {
        /** @description Leads that are somebody's now. */
        handler_id?: components['parameters']['LeadHandler']
        /** @description Leads of one kind. */
        kind?: components['parameters']['LeadKind']
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Leads about one property. */
        property_id?: components['parameters']['LeadProperty']
        /** @description Words of the visitor's name, address, number or message, of the property, or the number of the enquiry. */
        search?: components['parameters']['LeadSearch']
        /** @description Leads in one state. */
        state?: components['parameters']['LeadState']
        /** @description True for leads whose visitor waits for an answer, those that wait longest first. */
        unanswered?: components['parameters']['LeadUnanswered']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of them. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['LeadRow'][]
            pagination: components['schemas']['Pagination']
            /**
             * @description All leads with a message that their handler has not seen
             * @example 2
             */
            unread: number
            /**
             * @description All leads whose visitor waits for an answer
             * @example 1
             */
            waiting: number
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  markLeadSeen: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The lead. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['LeadDetail']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  replyToLead: {
    parameters: {
      query?: never
      header?: {
        /** @description Chosen by the client. A repetition under the same key within a day gets the first answer and writes nothing; another body under the same key is refused with 422. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeadReplyForm']
      }
    }
    responses: {
      /** @description On its way. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['LeadDetail']
            key?: components['schemas']['MessageKey']
            /** @example Your answer is on its way. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  updateLead: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeadChange']
      }
    }
    responses: {
      /** @description Changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['LeadDetail']
            key?: components['schemas']['MessageKey']
            /** @example The lead is changed. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listLocations: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The list. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Location'][]
          }
        }
      }
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listAskingPrices: {
    parameters: {
      query?: {
        /** @description How many communities. */
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The list, the community with the most properties first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /**
             * Format: date-time
             * @description When they were counted
             * @example 2026-11-02T08:30:00.000Z
             */
            as_of: string
            data: components['schemas']['AskingPrices'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  deleteAccount: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['DeleteAccountRequest']
      }
    }
    responses: {
      /** @description The account is going to be deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            deletion_at: components['schemas']['DeletionTime']
            key?: components['schemas']['MessageKey']
            /** @example Your account will be deleted. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  downloadMyData: {
    parameters: {
      query?: {
        /** @description What kind of file. */
        format?: components['schemas']['DataFormat']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['DataFile']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listDisclosures: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of it, and whether the account is going to be deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Disclosure'][]
            deletion_at: components['schemas']['DeletionTime']
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  keepAccount: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['KeepAccountRequest']
      }
    }
    responses: {
      /** @description The account stays. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example Your account stays. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  recordContactReveal: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactReveal']
      }
    }
    responses: {
      /** @description Noted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example Noted. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  withdrawDisclosure: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['WithdrawRequest']
      }
    }
    responses: {
      /** @description Taken back. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Disclosure']
            key?: components['schemas']['MessageKey']
            /** @example Your contact details are taken back. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  decideOperatorCase: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OperatorDecisionForm']
      }
    }
    responses: {
      /** @description What it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['OperatorCase']
            key?: components['schemas']['MessageKey']
            /** @example Done. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  deleteNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It is removed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example Done. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  exportOperatorActions: {
    parameters: {
      query?: {
        /** @description What was done; everything where it is absent. */
        action?: components['schemas']['OperatorActionKind']
        /** @description First day, in Dubai. */
        from?: string
        /** @description Words of what is listed: of names, titles, numbers or e-mail addresses. */
        search?: components['parameters']['OperatorSearch']
        /** @description Last day, in Dubai. */
        until?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['OperatorFile']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listOperatorActions: {
    parameters: {
      query?: {
        /** @description What was done; everything where it is absent. */
        action?: components['schemas']['OperatorActionKind']
        /** @description First day, in Dubai. */
        from?: string
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Words of what is listed: of names, titles, numbers or e-mail addresses. */
        search?: components['parameters']['OperatorSearch']
        /** @description Last day, in Dubai. */
        until?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of them. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['OperatorAction'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listOperatorCases: {
    parameters: {
      query?: {
        /** @description Which kind; properties where it is absent. */
        kind?: components['schemas']['OperatorCaseKind']
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Words of what is listed: of names, titles, numbers or e-mail addresses. */
        search?: components['parameters']['OperatorSearch']
        /** @description In which state; all where it is absent. */
        state?: components['schemas']['OperatorCaseState']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of them. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['OperatorCase'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listOperatorCategories: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Words of what is listed: of names, titles, numbers or e-mail addresses. */
        search?: components['parameters']['OperatorSearch']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of them. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['OperatorCategory'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listOperatorNotices: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of them. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SiteNotice'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listOperatorPlaces: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Words of what is listed: of names, titles, numbers or e-mail addresses. */
        search?: components['parameters']['OperatorSearch']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of them. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['OperatorPlace'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listOperatorPlans: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of them. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['OperatorPlan'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getOperatorProperty: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The property. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['OperatorProperty']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  removePlaceAlias: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It is removed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example Done. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  saveNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SiteNoticeForm']
      }
    }
    responses: {
      /** @description The notice as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SiteNotice']
            key?: components['schemas']['MessageKey']
            /** @example Done. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  savePlaceAlias: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PlaceAliasForm']
      }
    }
    responses: {
      /** @description The place as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['OperatorPlace']
            key?: components['schemas']['MessageKey']
            /** @example Done. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  updateOperatorCategory: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OperatorCategoryForm']
      }
    }
    responses: {
      /** @description The kind as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['OperatorCategory']
            key?: components['schemas']['MessageKey']
            /** @example Done. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  updateOperatorPlan: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OperatorPlanForm']
      }
    }
    responses: {
      /** @description The plan as it is sold now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['OperatorPlan']
            key?: components['schemas']['MessageKey']
            /** @example Done. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  createCheckoutSession: {
    parameters: {
      query?: never
      header?: {
        /** @description Chosen by the client. A repetition under the same key within a day gets the first answer and writes nothing; another body under the same key is refused with 422. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutRequest']
      }
    }
    responses: {
      /** @description Where to pay. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['CheckoutSession']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listInvoices: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of invoices. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Invoice'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getInvoice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The invoice. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Invoice']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  downloadInvoice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['InvoiceFile']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  verifyPayment: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyPaymentRequest']
      }
    }
    responses: {
      /** @description What the provider says. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PaymentVerification']
            key?: components['schemas']['MessageKey']
            /** @example Your plan is active. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  receivePaymentEvent: {
    parameters: {
      query?: never
      header: {
        /** @description Time and signatures of the raw body with the secret that the site shares with the provider, as Stripe sends them. */
        'Stripe-Signature': components['parameters']['PaymentSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PaymentEvent']
      }
    }
    responses: {
      /** @description Received. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @constant */
            received: true
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['SignatureFailed']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  ping: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Alive. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @constant */
            status: 'ok'
          }
        }
      }
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listPlans: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Plans for agents or for agencies; both where it is absent. */
        user_type?: 'agent' | 'agency'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of plans. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Plan'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listPolicies: {
    parameters: {
      query: {
        /** @description Language of the texts; English where it is absent. Where a text has not been translated the answer is in English, and says so in its `language`. */
        language?: components['parameters']['Language']
        /** @description Which policy. */
        type: components['schemas']['PolicyType']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The sections. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Policy'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  toggleFavourite: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The new state. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: {
              _id: components['schemas']['Id']
              /** @example true */
              is_liked: boolean
            }
            key?: components['schemas']['MessageKey']
            /** @example Saved to your favourites. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['FavouritesForbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  assessProperty: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PropertyAssessmentForm']
      }
    }
    responses: {
      /** @description What was found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyAssessment']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  changeProperties: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PropertiesChange']
      }
    }
    responses: {
      /** @description What became of each. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertiesChanged']
            key?: components['schemas']['MessageKey']
            /** @example Your listings have been changed. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  createProperty: {
    parameters: {
      query?: never
      header?: {
        /** @description Chosen by the client. A repetition under the same key within a day gets the first answer and writes nothing; another body under the same key is refused with 422. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PropertyForm']
      }
    }
    responses: {
      /** @description The property as its page shows it. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyDetail']
            key?: components['schemas']['MessageKey']
            /** @example Your listing has been added. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  deleteProperty: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Removed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description By which it is brought back */
            change_id?: components['schemas']['Id']
            key?: components['schemas']['MessageKey']
            /** @example Your listing has been removed. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listProperties: {
    parameters: {
      query?: {
        /** @description A polygon drawn on the map: three to sixty corners as `lat,lng;lat,lng;…` (WGS 84 degrees), closed by itself, its edge included. Properties whose own position is not known count where the map shows them, at the middle of their place. */
        area?: components['parameters']['Area']
        /** @description Fewest bathrooms. */
        bathrooms_min?: components['parameters']['BathroomsMin']
        /** @description Most bedrooms. */
        bedrooms_max?: components['parameters']['BedroomsMax']
        /** @description Fewest bedrooms; 0 is a studio. */
        bedrooms_min?: components['parameters']['BedroomsMin']
        /** @description Category. */
        category?: components['parameters']['Category']
        /** @description Ready or off-plan. */
        completion?: components['parameters']['Completion']
        /** @description Eastern edge of the box. */
        east?: components['parameters']['East']
        /** @description Amenities that the property must all have. */
        features?: components['parameters']['Features']
        /** @description Furnishing. */
        furnished?: components['parameters']['Furnished']
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Places; each includes the places below it, several are alternatives. */
        location?: components['parameters']['Location']
        /** @description Northern edge of the box. */
        north?: components['parameters']['North']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Highest price in AED (a year for rent). */
        price_max?: components['parameters']['PriceMax']
        /** @description Lowest price in AED (a year for rent). */
        price_min?: components['parameters']['PriceMin']
        /** @description For sale or for rent. */
        purpose?: components['parameters']['Purpose']
        /** @description Free text; places and kinds that it names become filters, spelling is forgiven. */
        search?: components['parameters']['Search']
        /** @description Largest size in square feet. */
        size_max?: components['parameters']['SizeMax']
        /** @description Smallest size in square feet. */
        size_min?: components['parameters']['SizeMin']
        /** @description Order of the rows; relevance with a text, newest without one, where it is absent. */
        sort_by?: components['parameters']['SortBy']
        /** @description Southern edge of the box; the four edges go together. */
        south?: components['parameters']['South']
        /** @description Sub-category. */
        sub_category?: components['parameters']['SubCategory']
        /** @description Sub-sub-category. */
        sub_sub_category?: components['parameters']['SubSubCategory']
        /** @description Kinds of property, as alternatives. */
        type?: components['parameters']['Type']
        /** @description Only properties whose advertiser was verified. */
        verified?: components['parameters']['Verified']
        /** @description Western edge of the box. */
        west?: components['parameters']['West']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of properties. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyCard'][]
            /** @description Paid places above the first page: properties that meet the search, in turn, another first each day. They take no place in `data` and change nothing of its order */
            featured: components['schemas']['PropertyCard'][]
            pagination: components['schemas']['Pagination']
            search: components['schemas']['SearchNotes']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listPropertyHistory: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
      }
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of changes. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyHistoryEntry'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listMapPins: {
    parameters: {
      query: {
        /** @description A polygon drawn on the map: three to sixty corners as `lat,lng;lat,lng;…` (WGS 84 degrees), closed by itself, its edge included. Properties whose own position is not known count where the map shows them, at the middle of their place. */
        area?: components['parameters']['Area']
        /** @description Fewest bathrooms. */
        bathrooms_min?: components['parameters']['BathroomsMin']
        /** @description Most bedrooms. */
        bedrooms_max?: components['parameters']['BedroomsMax']
        /** @description Fewest bedrooms; 0 is a studio. */
        bedrooms_min?: components['parameters']['BedroomsMin']
        /** @description Category. */
        category?: components['parameters']['Category']
        /** @description Ready or off-plan. */
        completion?: components['parameters']['Completion']
        /** @description Eastern edge of the map. */
        east: number
        /** @description Amenities that the property must all have. */
        features?: components['parameters']['Features']
        /** @description Furnishing. */
        furnished?: components['parameters']['Furnished']
        /** @description Places; each includes the places below it, several are alternatives. */
        location?: components['parameters']['Location']
        /** @description Northern edge of the map. */
        north: number
        /** @description Highest price in AED (a year for rent). */
        price_max?: components['parameters']['PriceMax']
        /** @description Lowest price in AED (a year for rent). */
        price_min?: components['parameters']['PriceMin']
        /** @description For sale or for rent. */
        purpose?: components['parameters']['Purpose']
        /** @description Free text; places and kinds that it names become filters, spelling is forgiven. */
        search?: components['parameters']['Search']
        /** @description Largest size in square feet. */
        size_max?: components['parameters']['SizeMax']
        /** @description Smallest size in square feet. */
        size_min?: components['parameters']['SizeMin']
        /** @description Southern edge of the map. */
        south: number
        /** @description Sub-category. */
        sub_category?: components['parameters']['SubCategory']
        /** @description Sub-sub-category. */
        sub_sub_category?: components['parameters']['SubSubCategory']
        /** @description Kinds of property, as alternatives. */
        type?: components['parameters']['Type']
        /** @description Only properties whose advertiser was verified. */
        verified?: components['parameters']['Verified']
        /** @description Western edge of the map. */
        west: number
        /** @description Zoom of the map; each level shows half the width of the one before. */
        zoom: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The properties. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['MapPins']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listOwnProperties: {
    parameters: {
      query?: {
        /** @description Fewest bathrooms. */
        bathrooms_min?: components['parameters']['BathroomsMin']
        /** @description Most bedrooms. */
        bedrooms_max?: components['parameters']['BedroomsMax']
        /** @description Fewest bedrooms; 0 is a studio. */
        bedrooms_min?: components['parameters']['BedroomsMin']
        /** @description Category. */
        category?: components['parameters']['Category']
        /** @description Ready or off-plan. */
        completion?: components['parameters']['Completion']
        /** @description Amenities that the property must all have. */
        features?: components['parameters']['Features']
        /** @description Furnishing. */
        furnished?: components['parameters']['Furnished']
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Places; each includes the places below it, several are alternatives. */
        location?: components['parameters']['Location']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Highest price in AED (a year for rent). */
        price_max?: components['parameters']['PriceMax']
        /** @description Lowest price in AED (a year for rent). */
        price_min?: components['parameters']['PriceMin']
        /** @description For sale or for rent. */
        purpose?: components['parameters']['Purpose']
        /** @description Free text; places and kinds that it names become filters, spelling is forgiven. */
        search?: components['parameters']['Search']
        /** @description Largest size in square feet. */
        size_max?: components['parameters']['SizeMax']
        /** @description Smallest size in square feet. */
        size_min?: components['parameters']['SizeMin']
        /** @description Order of the rows; the last changed first where it is absent. */
        sort_by?: components['parameters']['OwnSort']
        /** @description Where the property stands. */
        status?: components['schemas']['PropertyStatus']
        /** @description Sub-category. */
        sub_category?: components['parameters']['SubCategory']
        /** @description Sub-sub-category. */
        sub_sub_category?: components['parameters']['SubSubCategory']
        /** @description Only properties of which somebody waits to hear whether they are still offered. */
        to_confirm?: components['parameters']['ToConfirm']
        /** @description Kinds of property, as alternatives. */
        type?: components['parameters']['Type']
        /** @description Only properties whose advertiser was verified. */
        verified?: components['parameters']['Verified']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of own properties. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['OwnProperty'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listPopularProperties: {
    parameters: {
      query?: {
        /** @description For sale or for rent. */
        purpose?: components['schemas']['Purpose']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Popular properties. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyCard'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getPriceRange: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The figures. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PriceRange']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getProperty: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The property. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyDetail'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getPropertyRank: {
    parameters: {
      query?: {
        /** @description A polygon drawn on the map: three to sixty corners as `lat,lng;lat,lng;…` (WGS 84 degrees), closed by itself, its edge included. Properties whose own position is not known count where the map shows them, at the middle of their place. */
        area?: components['parameters']['Area']
        /** @description Fewest bathrooms. */
        bathrooms_min?: components['parameters']['BathroomsMin']
        /** @description Most bedrooms. */
        bedrooms_max?: components['parameters']['BedroomsMax']
        /** @description Fewest bedrooms; 0 is a studio. */
        bedrooms_min?: components['parameters']['BedroomsMin']
        /** @description Category. */
        category?: components['parameters']['Category']
        /** @description Ready or off-plan. */
        completion?: components['parameters']['Completion']
        /** @description Eastern edge of the box. */
        east?: components['parameters']['East']
        /** @description Amenities that the property must all have. */
        features?: components['parameters']['Features']
        /** @description Furnishing. */
        furnished?: components['parameters']['Furnished']
        /** @description Places; each includes the places below it, several are alternatives. */
        location?: components['parameters']['Location']
        /** @description Northern edge of the box. */
        north?: components['parameters']['North']
        /** @description Highest price in AED (a year for rent). */
        price_max?: components['parameters']['PriceMax']
        /** @description Lowest price in AED (a year for rent). */
        price_min?: components['parameters']['PriceMin']
        /** @description For sale or for rent. */
        purpose?: components['parameters']['Purpose']
        /** @description Free text; places and kinds that it names become filters, spelling is forgiven. */
        search?: components['parameters']['Search']
        /** @description Largest size in square feet. */
        size_max?: components['parameters']['SizeMax']
        /** @description Smallest size in square feet. */
        size_min?: components['parameters']['SizeMin']
        /** @description Order of the rows; relevance with a text, newest without one, where it is absent. */
        sort_by?: components['parameters']['SortBy']
        /** @description Southern edge of the box; the four edges go together. */
        south?: components['parameters']['South']
        /** @description Sub-category. */
        sub_category?: components['parameters']['SubCategory']
        /** @description Sub-sub-category. */
        sub_sub_category?: components['parameters']['SubSubCategory']
        /** @description Kinds of property, as alternatives. */
        type?: components['parameters']['Type']
        /** @description Only properties whose advertiser was verified. */
        verified?: components['parameters']['Verified']
        /** @description Western edge of the box. */
        west?: components['parameters']['West']
      }
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The place, and why. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyRank']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getSearchFacets: {
    parameters: {
      query?: {
        /** @description A polygon drawn on the map: three to sixty corners as `lat,lng;lat,lng;…` (WGS 84 degrees), closed by itself, its edge included. Properties whose own position is not known count where the map shows them, at the middle of their place. */
        area?: components['parameters']['Area']
        /** @description Fewest bathrooms. */
        bathrooms_min?: components['parameters']['BathroomsMin']
        /** @description Most bedrooms. */
        bedrooms_max?: components['parameters']['BedroomsMax']
        /** @description Fewest bedrooms; 0 is a studio. */
        bedrooms_min?: components['parameters']['BedroomsMin']
        /** @description Category. */
        category?: components['parameters']['Category']
        /** @description Ready or off-plan. */
        completion?: components['parameters']['Completion']
        /** @description Eastern edge of the box. */
        east?: components['parameters']['East']
        /** @description Amenities that the property must all have. */
        features?: components['parameters']['Features']
        /** @description Furnishing. */
        furnished?: components['parameters']['Furnished']
        /** @description Places; each includes the places below it, several are alternatives. */
        location?: components['parameters']['Location']
        /** @description Northern edge of the box. */
        north?: components['parameters']['North']
        /** @description Highest price in AED (a year for rent). */
        price_max?: components['parameters']['PriceMax']
        /** @description Lowest price in AED (a year for rent). */
        price_min?: components['parameters']['PriceMin']
        /** @description For sale or for rent. */
        purpose?: components['parameters']['Purpose']
        /** @description Free text; places and kinds that it names become filters, spelling is forgiven. */
        search?: components['parameters']['Search']
        /** @description Largest size in square feet. */
        size_max?: components['parameters']['SizeMax']
        /** @description Smallest size in square feet. */
        size_min?: components['parameters']['SizeMin']
        /** @description Southern edge of the box; the four edges go together. */
        south?: components['parameters']['South']
        /** @description Sub-category. */
        sub_category?: components['parameters']['SubCategory']
        /** @description Sub-sub-category. */
        sub_sub_category?: components['parameters']['SubSubCategory']
        /** @description Kinds of property, as alternatives. */
        type?: components['parameters']['Type']
        /** @description Only properties whose advertiser was verified. */
        verified?: components['parameters']['Verified']
        /** @description Western edge of the box. */
        west?: components['parameters']['West']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The figures. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SearchFacets']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listSearchSuggestions: {
    parameters: {
      query: {
        /** @description What was typed so far. */
        search: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Suggestions, likeliest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SearchSuggestion'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listSimilarProperties: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Similar properties, nearest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyCard'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  sayPropertyGone: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GoneRequest']
      }
    }
    responses: {
      /** @description Noted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example Thank you. We ask the agent whether the home is still available. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  trackPropertyView: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Counted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example View counted. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  undoPropertyChange: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What became of each. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertiesChanged']
            key?: components['schemas']['MessageKey']
            /** @example This has been undone. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  updateProperty: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PropertyForm']
      }
    }
    responses: {
      /** @description The property as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyDetail']
            key?: components['schemas']['MessageKey']
            /** @example Your listing has been updated. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listRates: {
    parameters: {
      query?: {
        /** @description Language of the texts; English where it is absent. Where a text has not been translated the answer is in English, and says so in its `language`. */
        language?: components['parameters']['Language']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The list. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Rate'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  confirmSavedSearch: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SavedSearchConfirmation']
      }
    }
    responses: {
      /** @description Confirmed; from now on its matches are told. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SavedSearch']
            key?: components['schemas']['MessageKey']
            /** @example Your search is confirmed. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  createSavedSearch: {
    parameters: {
      query?: never
      header?: {
        /** @description Chosen by the client. A repetition under the same key within a day gets the first answer and writes nothing; another body under the same key is refused with 422. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SavedSearchRequest']
      }
    }
    responses: {
      /** @description Kept; not told of before it is confirmed. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SavedSearch']
            key?: components['schemas']['MessageKey']
            /** @example Your search is saved. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  deleteSavedSearch: {
    parameters: {
      query?: never
      header?: {
        /** @description From a link of a mail: opens the saved searches of the address that the mail went to, without a session. */
        'Saved-Search-Access'?: components['parameters']['SavedSearchAccess']
      }
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Deleted, and nothing more is sent. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example The search is deleted. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listSavedSearches: {
    parameters: {
      query?: never
      header?: {
        /** @description From a link of a mail: opens the saved searches of the address that the mail went to, without a session. */
        'Saved-Search-Access'?: components['parameters']['SavedSearchAccess']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The searches, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SavedSearch'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  lookAtSavedSearch: {
    parameters: {
      query?: never
      header?: {
        /** @description From a link of a mail: opens the saved searches of the address that the mail went to, without a session. */
        'Saved-Search-Access'?: components['parameters']['SavedSearchAccess']
      }
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The search, with nothing new. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SavedSearch']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  updateSavedSearch: {
    parameters: {
      query?: never
      header?: {
        /** @description From a link of a mail: opens the saved searches of the address that the mail went to, without a session. */
        'Saved-Search-Access'?: components['parameters']['SavedSearchAccess']
      }
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SavedSearchChange']
      }
    }
    responses: {
      /** @description Changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SavedSearch']
            key?: components['schemas']['MessageKey']
            /** @example Your changes are saved. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  createSharedList: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SharedListForm']
      }
    }
    responses: {
      /** @description The list, with the key of its address. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SharedList']
            key?: components['schemas']['MessageKey']
            /** @example Your list can be shared now. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['FavouritesForbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listSharedLists: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description All of them. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SharedList'][]
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['FavouritesForbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  openSharedList: {
    parameters: {
      query?: never
      header: {
        /** @description What the address of a shared list ends with. It is a header so that no log of addresses holds it. */
        'Shared-List-Key': components['parameters']['SharedListKey']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The list. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SharedListView']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  revokeSharedList: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It is ended. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example This list is no longer shared. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['FavouritesForbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  voteOnSharedList: {
    parameters: {
      query?: never
      header: {
        /** @description What the address of a shared list ends with. It is a header so that no log of addresses holds it. */
        'Shared-List-Key': components['parameters']['SharedListKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SharedListVoteForm']
      }
    }
    responses: {
      /** @description The vote as it stands. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SharedListVote']
            key?: components['schemas']['MessageKey']
            /** @example Your vote has been saved. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getSiteStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The status. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SiteStatus']
          }
        }
      }
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listSocialMedia: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of accounts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SocialMedia'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listSubCategories: {
    parameters: {
      query: {
        /** @description The category. */
        categoryId: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The list. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SubCategory'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listSubSubCategories: {
    parameters: {
      query: {
        /** @description The sub-category. */
        subCategoryId: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The list. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SubCategory'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  createUpload: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['UploadForm']
      }
    }
    responses: {
      /** @description The stored picture. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['UploadedFile']
            key?: components['schemas']['MessageKey']
            /** @example Your picture has been stored. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  finishUpload: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ResumedUploadForm']
      }
    }
    responses: {
      /** @description The stored picture. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['UploadedFile']
            key?: components['schemas']['MessageKey']
            /** @example Your picture has been stored. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['PropertyForbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  cancelUserPlan: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The plan as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['UserPlan']
            key?: components['schemas']['MessageKey']
            /** @example Your plan will not be renewed. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listUserPlans: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of bought plans. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['UserPlan'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getUserPlan: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The account. */
        user_id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The plan, or null. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['UserPlan'] | null
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listUserTypes: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of kinds. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['UserType'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  addPasskey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyRegistration']
      }
    }
    responses: {
      /** @description Added. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Passkey']
            key?: components['schemas']['MessageKey']
            /** @example Your passkey has been added. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listAgents: {
    parameters: {
      query?: {
        /** @description Language that the agent speaks. */
        language?: components['schemas']['SpokenLanguage']
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Nationality that the agent states. */
        nationality?: components['schemas']['CountryCode']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Name of a person, an agency or a community. */
        search?: string
        /** @description What the visitor needs. */
        service_need?: components['schemas']['ServiceNeed']
        /** @description Agents or agencies; both where it is absent. */
        user_type?: 'agent' | 'agency'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of agents and agencies. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['AgentCard'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  beginPasskey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What the browser makes the passkey of. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PasskeyCreation']
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  beginPasskeyLogin: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What the browser signs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PasskeyRequest']
          }
        }
      }
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  beginSocialSignIn: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SocialBeginRequest']
      }
    }
    responses: {
      /** @description Where the popup goes. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['SocialSignIn']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  endOtherSessions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Ended. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example All other devices have been logged out. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  endSession: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Ended. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example This device has been logged out. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  exchangeSocialCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SocialCodeRequest']
      }
    }
    responses: {
      /** @description The identity token. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: {
              id_token: components['schemas']['IdToken']
            }
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['SocialLoginFailed']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  requestPasswordReset: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ForgotPasswordRequest']
      }
    }
    responses: {
      /** @description The link is on its way where there is an account. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example Reset password link has been sent to your email. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listAccountEvents: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description At most fifty events. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['AccountEvent'][]
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listLikedProperties: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Order of the rows; the newest first where it is absent. */
        sort_by?: components['parameters']['FavouriteSort']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of favourites. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyCard'][]
            /** @description What the account keeps with each property of `data`, in its order */
            favourites: components['schemas']['FavouriteMark'][]
            /** @description Those that are no longer on the site, the newest first */
            gone: components['schemas']['FavouriteMark'][]
            pagination: components['schemas']['Pagination']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['FavouritesForbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listPasskeys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The passkeys. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Passkey'][]
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listSessions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The sessions that are good now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['AccountSession'][]
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getCurrentUser: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The account. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['UserAccount']
          }
        }
      }
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getAgent: {
    parameters: {
      query?: {
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Order of the properties; newest where it is absent. */
        sort_by?: components['schemas']['SortBy']
      }
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The profile and a page of properties. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['AgentProfile']
            pagination: components['schemas']['Pagination']
            properties: components['schemas']['PropertyCard'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getIdentityProof: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The ways that this account has. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['IdentityProofState']
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listAgencies: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The agencies. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['AgencyOption'][]
          }
        }
      }
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  loginGuest: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The guest and the token. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['User']
            token: components['schemas']['SessionToken']
          }
        }
      }
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  initiateSignup: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SignupRequest']
      }
    }
    responses: {
      /** @description The code is on its way. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            code: components['schemas']['SignupCode']
            data: components['schemas']['SignupStarted']
            key?: components['schemas']['MessageKey']
            /** @example We have sent a code to your e-mail address. */
            message: string
            temporaryToken: components['schemas']['TemporaryToken']
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  signUpWithSocial: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SocialSignupRequest']
      }
    }
    responses: {
      /** @description The account and a token. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['User']
            token: components['schemas']['SessionToken']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['SocialLoginFailed']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  linkSocialAccount: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SocialLinkRequest']
      }
    }
    responses: {
      /** @description The account and a token. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['User']
            deletion_at?: components['schemas']['DeletionTime']
            token: components['schemas']['SessionToken']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['SocialLoginFailed']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  loginUser: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginRequest']
      }
    }
    responses: {
      /** @description The account and a token. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['User']
            deletion_at?: components['schemas']['DeletionTime']
            token: components['schemas']['SessionToken']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['LoginFailed']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  loginWithPasskey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyLogin']
      }
    }
    responses: {
      /** @description The account and a token. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['User']
            deletion_at?: components['schemas']['DeletionTime']
            token: components['schemas']['SessionToken']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['LoginFailed']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  logoutUser: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Ended. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example Logout Successfull! */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  proveIdentity: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['IdentityProof']
      }
    }
    responses: {
      /** @description Proven. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['IdentityProofState']
            key?: components['schemas']['MessageKey']
            /** @example Thank you, that was you. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  removePasskey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Removed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example Your passkey has been removed. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  renamePasskey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyRename']
      }
    }
    responses: {
      /** @description Renamed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Passkey']
            key?: components['schemas']['MessageKey']
            /** @example Your passkey has been renamed. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  resetUserPassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPasswordRequest']
      }
    }
    responses: {
      /** @description Changed; log in with the new password. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example Your password has been reset. Log in with the new one. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  saveFavouriteNote: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['FavouriteNoteForm']
      }
    }
    responses: {
      /** @description The favourite with its note. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['FavouriteMark']
            key?: components['schemas']['MessageKey']
            /** @example Your note has been saved. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['FavouritesForbidden']
      404: components['responses']['NotFound']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  sendOtpToEmail: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OtpToEmailRequest']
      }
    }
    responses: {
      /** @description The code is on its way. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['OtpSent']
            key?: components['schemas']['MessageKey']
            /** @example We have sent a code to your e-mail address. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  sendOtpToPhone: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OtpToPhoneRequest']
      }
    }
    responses: {
      /** @description The code is on its way. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['OtpSent']
            key?: components['schemas']['MessageKey']
            /** @example We have sent a code to your phone. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  setSignupPassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SetPasswordRequest']
      }
    }
    responses: {
      /** @description The account is made; log in with it. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['User']
            key?: components['schemas']['MessageKey']
            /** @example Your account is ready. Log in to go on. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  loginWithSocial: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SocialLoginRequest']
      }
    }
    responses: {
      /** @description The account and a token. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['User']
            deletion_at?: components['schemas']['DeletionTime']
            token: components['schemas']['SessionToken']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['SocialLoginFailed']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  updateProfilePicture: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ProfilePictureForm']
      }
    }
    responses: {
      /** @description The account with its new picture. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['UserAccount']
            key?: components['schemas']['MessageKey']
            /** @example Your profile picture has been updated. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  updateUserPassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdatePasswordRequest']
      }
    }
    responses: {
      /** @description Changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example Your password has been changed. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  updateUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UserUpdate']
      }
    }
    responses: {
      /** @description The profile as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['UserAccount']
            key?: components['schemas']['MessageKey']
            /** @example Your profile has been updated. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  verifySignupCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyCodeRequest']
      }
    }
    responses: {
      /** @description Proven. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example Your e-mail address is verified. */
            message: string
            temporaryToken: components['schemas']['TemporaryToken']
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  verifyOtpForEmail: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyEmailRequest']
      }
    }
    responses: {
      /** @description The account with its verified address. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['UserAccount']
            key?: components['schemas']['MessageKey']
            /** @example Your e-mail address is verified. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  verifyOtpForPhone: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyPhoneRequest']
      }
    }
    responses: {
      /** @description The account with its verified number. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['UserAccount']
            key?: components['schemas']['MessageKey']
            /** @example Your phone number is verified. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getMyViewingHours: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The hours. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['ViewingHours']
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listMyViewings: {
    parameters: {
      query?: {
        /** @description How many days. */
        days?: components['parameters']['ViewingDays']
        /** @description The first day in the UAE; today without it. */
        from?: components['parameters']['ViewingDay']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The viewings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Viewing'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getViewingSlots: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What is free. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['ViewingSlots']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  getViewing: {
    parameters: {
      query?: never
      header?: {
        /** @description From a link of a mail: opens the viewing that the mail is about, without a session. */
        'Viewing-Access'?: components['parameters']['ViewingAccess']
      }
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The viewing. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Viewing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  updateMyViewingHours: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ViewingHours']
      }
    }
    responses: {
      /** @description Set. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['ViewingHours']
            key?: components['schemas']['MessageKey']
            /** @example Your hours are saved. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  updateViewing: {
    parameters: {
      query?: never
      header?: {
        /** @description From a link of a mail: opens the viewing that the mail is about, without a session. */
        'Viewing-Access'?: components['parameters']['ViewingAccess']
      }
      path: {
        /** @description Identifier of the row. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ViewingChange']
      }
    }
    responses: {
      /** @description Changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['Viewing']
            key?: components['schemas']['MessageKey']
            /** @example The viewing is changed. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  logVisitor: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['VisitLog']
      }
    }
    responses: {
      /** @description Counted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            key?: components['schemas']['MessageKey']
            /** @example Visit counted. */
            message: string
            values?: components['schemas']['MessageValues']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
}
