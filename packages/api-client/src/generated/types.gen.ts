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
     * @description Anyone may call it. In menu order, with counts of live listings.
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
  '/location/get-all-locations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * All places with live listings
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
     * Save a listing to the favourites, or remove it
     * @description Signed-in accounts only; guests are refused with 403. Each call flips the state and answers with the new one.
     */
    post: operations['toggleFavourite']
    delete?: never
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
     * Search listings
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
  '/property/get-popular-properties': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Most viewed listings
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
  '/property/get-property/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One listing
     * @description Anyone may call it. `data` holds the listing as its only element.
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
  '/property/get-similar-properties/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Listings like this one
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
  '/property/track-property-views/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Count a view of a listing
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
  '/site/get-site-status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What stands behind the site
     * @description Anyone may call it. Says whether the listings are demo data and which database serves them.
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
  '/user/get-all-liked-properties/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The favourites of the account
     * @description Signed-in accounts. Newest first. Changes nothing.
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
     * @description Anyone may call it. Wrong account and wrong password answer alike.
     */
    post: operations['loginUser']
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
    /** @description The person who answers for a listing. */
    AgentSummary: {
      _id: components['schemas']['Id']
      agency_logo: components['schemas']['NullableImageUrl']
      /** @example Harbour Line Properties */
      agency_name: string | null
      agent_photo: components['schemas']['NullableImageUrl']
      /**
       * @example [
       *       "English",
       *       "Arabic"
       *     ]
       */
      languages: string[]
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
       * @description Median minutes to a first answer
       * @example 18
       */
      response_minutes: number | null
    }
    /** @description An amenity or facility that listings can have. */
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
      slug: components['schemas']['Slug']
    }
    /** @description The subject as it is named on an article. */
    BlogCategoryRef: {
      _id: components['schemas']['Id']
      /** @example Buying */
      name: string
      /** @example الشراء */
      name_ar: string
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
    /** @description An event that was refused. */
    ChatError: {
      /**
       * @example unknown_session
       * @enum {string}
       */
      code: 'invalid_payload' | 'unknown_session' | 'busy' | 'too_many' | 'unavailable'
      /** @example This conversation could not be opened. */
      errMessage: string
      /** @constant */
      success: false
    }
    /** @description Messages in order; isNew is true for a conversation without any. */
    ChatHistoryAck: {
      /** @example true */
      isNew: boolean
      messages: components['schemas']['ChatMessage'][]
    }
    /** @description Asks for the messages so far. */
    ChatHistoryPayload: {
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
    /** @description One message of the conversation; `type` tells which. */
    ChatMessage:
      | components['schemas']['ChatTextMessage']
      | components['schemas']['ChatTypingMessage']
      | components['schemas']['ChatPropertyResultsMessage']
    /** @description A listing inside a chat answer. Features are words in the session's language. */
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
      /** @example /property-details?id=0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01 */
      link: string
      /** @example Dubai Marina, Dubai */
      location: string
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
    /** @description The message is stored; the answer follows as chat:stream. */
    ChatSendAck: {
      id: components['schemas']['Id']
      /** @example 3 */
      seq: number
      /** @constant */
      success: true
    }
    /** @description A message of the visitor, or the key of a quick action. */
    ChatSendPayload: {
      /**
       * @description Chosen by the client; a message sent twice under one clientId is stored once
       * @example c-1
       */
      clientId?: string
      /** @example 2 bed apartment in Dubai Marina under 1.5 million AED */
      message: string
      sessionId: components['schemas']['Id']
    }
    /** @description Acknowledgement of the event, or why it was refused. */
    ChatSendReply: components['schemas']['ChatSendAck'] | components['schemas']['ChatError']
    ChatTextMessage: {
      actions?: components['schemas']['ChatAction'][]
      /** @example true */
      done: boolean
      evidence?: components['schemas']['Evidence'][]
      id: components['schemas']['Id']
      /** @example I found 2 homes in Dubai Marina. */
      message: string
      /**
       * @example bot
       * @enum {string}
       */
      role: 'user' | 'bot'
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
    /**
     * @description Whether the home stands or is sold off-plan.
     * @example ready
     * @enum {string}
     */
    Completion: 'ready' | 'off_plan'
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
    /** @description Where the home is (WGS 84). Approximate when taken from the community, not from the listing. */
    Coordinates: {
      /** @example false */
      approximate: boolean
      /** @example 25.0803 */
      lat: number
      /** @example 55.1412 */
      lng: number
    }
    /**
     * @description E-mail address; text, at sign, text, dot, text.
     * @example sara.khan@example.com
     */
    Email: string
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
      /** @example Some fields need another look. */
      message: string
      /** @example req-1a2b3c */
      requestId: string
      /** @constant */
      success: false
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
    /** @description One field that was refused. */
    FieldError: {
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
    }
    /**
     * @description How the home is furnished.
     * @example furnished
     * @enum {string}
     */
    Furnishing: 'furnished' | 'unfurnished' | 'partly'
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
     * @description Address of a picture; absolute http(s) or rooted at this site.
     * @example /scenes/facade/tower/marina/4021.svg
     */
    ImageUrl: string
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
      /** @example Sara Khan */
      name: string
      phone_number: components['schemas']['PhoneNumber']
    }
    /** @description Where the listing's figures come from, so that each can be shown. */
    ListingSource: {
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
      /** @example Generated demo listing */
      name: string
      /**
       * @description What was repaired or guessed at import
       * @example []
       */
      notes: string[]
    }
    /** @description A place that can be searched, with the number of live listings in it and below it. */
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
      /** @example dubai */
      parent_id: string | null
    }
    LoginRequest: {
      /**
       * @description User name or e-mail address
       * @example demo.individual@manzil.example
       */
      email: string
      /** @example manzil-demo */
      password: string
    }
    /** @description One picture of a listing. An illustrated scene stands in where there is no photograph. */
    MediaItem: {
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
     * @description Amount in whole UAE dirhams; null where it is not stated.
     * @example 1850000
     */
    NullableAed: number | null
    /**
     * @description Address of a picture; null where there is none.
     * @example null
     */
    NullableImageUrl: string | null
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
    /**
     * @description Digits only, 10 to 15 of them.
     * @example 971500000123
     */
    PhoneNumber: string
    /**
     * @description Level in the place tree.
     * @example emirate
     * @enum {string}
     */
    PlaceKind: 'emirate' | 'community' | 'sub_community'
    /** @description A place as it is named on a listing. */
    PlaceRef: {
      _id: components['schemas']['Slug']
      kind: components['schemas']['PlaceKind']
      /** @example Dubai Marina */
      name: string
      /** @example دبي مارينا */
      name_ar: string
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
    /** @description A listing as lists show it. `media` holds at most the first five pictures. */
    PropertyCard: {
      _id: components['schemas']['Id']
      /** @example 3 */
      bathrooms: number | null
      /**
       * @description 0 is a studio; null is not stated
       * @example 2
       */
      bedrooms: number | null
      category_id: components['schemas']['Id']
      /**
       * @example ready
       * @enum {string|null}
       */
      completion: 'ready' | 'off_plan' | null
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
       * @description Generated for a site without imported listings
       * @example true
       */
      is_demo: boolean
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
       * @example 2026-11-02T08:30:00.000Z
       */
      published_at: string
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
      type: components['schemas']['PropertyType']
      /** @example true */
      verified: boolean
      /** @example 241 */
      views: number
    }
    /** @description A listing with everything that its page shows. */
    PropertyDetail: components['schemas']['PropertyCard'] & {
      /**
       * @description Name of the advertiser where no agent of this site stands behind the listing
       * @example null
       */
      advertiser: string | null
      agent: components['schemas']['AgentSummary'] | null
      /**
       * @description Number of rent cheques
       * @example null
       */
      cheques: number | null
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
       * @description Advertising permit (Trakheesi) of the listing
       * @example DEMO-71234567
       */
      permit_number: string | null
      /**
       * @description AED for a square foot and year
       * @example 16.5
       */
      service_charge: number | null
      source: components['schemas']['ListingSource']
      /** @example null */
      sub_category_id: string | null
      /** @example null */
      sub_sub_category_id: string | null
      /** @example 2016 */
      year_built: number | null
    }
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
    /**
     * @description Kind of account. Clients compare it case-insensitively.
     * @example guest
     * @enum {string}
     */
    Role: 'guest' | 'individual' | 'agent' | 'agency'
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
    }
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
    /**
     * @description Kinds of account that can be signed up for.
     * @example agent
     * @enum {string}
     */
    SignupRole: 'individual' | 'agent' | 'agency'
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
      /** @example 5000 */
      listings_count: number
    }
    /**
     * @description Stable lower-case name of a place, a property type or an amenity.
     * @example dubai-marina
     */
    Slug: string
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
    /** @description The account may not do this. */
    Forbidden: {
      headers: {
        [name: string]: unknown
      }
      content: {
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
    /** @description The server could not answer. */
    Unexpected: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "message": "Something went wrong on our side. Please try again.",
         *       "code": "internal",
         *       "fields": [],
         *       "requestId": "req-1a2b3c"
         *     }
         */
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
    /** @description The content type is not the one that the call takes. */
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
    /** @description Identifier of the row. */
    Id: components['schemas']['Id']
    /** @description Language of the texts; English where it is absent. Where a text has not been translated the answer is in English, and says so in its `language`. */
    Language: components['schemas']['LanguageCode']
    /** @description Rows on a page. */
    Limit: number
    /** @description Page number, from 1. */
    Page: number
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type AboutUs = components['schemas']['AboutUs']
export type AgentSummary = components['schemas']['AgentSummary']
export type Amenity = components['schemas']['Amenity']
export type Banner = components['schemas']['Banner']
export type BannerType = components['schemas']['BannerType']
export type Blog = components['schemas']['Blog']
export type BlogAuthor = components['schemas']['BlogAuthor']
export type BlogCard = components['schemas']['BlogCard']
export type BlogCategory = components['schemas']['BlogCategory']
export type BlogCategoryRef = components['schemas']['BlogCategoryRef']
export type BotContent = components['schemas']['BotContent']
export type BotContentType = components['schemas']['BotContentType']
export type Bounds = components['schemas']['Bounds']
export type Category = components['schemas']['Category']
export type ChatAction = components['schemas']['ChatAction']
export type ChatClearAck = components['schemas']['ChatClearAck']
export type ChatClearPayload = components['schemas']['ChatClearPayload']
export type ChatClearReply = components['schemas']['ChatClearReply']
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
export type ChatMessage = components['schemas']['ChatMessage']
export type ChatProperty = components['schemas']['ChatProperty']
export type ChatPropertyResultsMessage = components['schemas']['ChatPropertyResultsMessage']
export type ChatSendAck = components['schemas']['ChatSendAck']
export type ChatSendPayload = components['schemas']['ChatSendPayload']
export type ChatSendReply = components['schemas']['ChatSendReply']
export type ChatTextMessage = components['schemas']['ChatTextMessage']
export type ChatTypingMessage = components['schemas']['ChatTypingMessage']
export type Completion = components['schemas']['Completion']
export type ContactUs = components['schemas']['ContactUs']
export type ContentSource = components['schemas']['ContentSource']
export type Coordinates = components['schemas']['Coordinates']
export type Email = components['schemas']['Email']
export type ErrorEnvelope = components['schemas']['ErrorEnvelope']
export type Evidence = components['schemas']['Evidence']
export type Faq = components['schemas']['Faq']
export type FaqCategory = components['schemas']['FaqCategory']
export type FieldError = components['schemas']['FieldError']
export type Furnishing = components['schemas']['Furnishing']
export type Guide = components['schemas']['Guide']
export type GuideFee = components['schemas']['GuideFee']
export type GuideStep = components['schemas']['GuideStep']
export type GuideType = components['schemas']['GuideType']
export type Html = components['schemas']['Html']
export type HttpsUrl = components['schemas']['HttpsUrl']
export type Id = components['schemas']['Id']
export type ImageUrl = components['schemas']['ImageUrl']
export type LanguageCode = components['schemas']['LanguageCode']
export type Lead = components['schemas']['Lead']
export type ListingSource = components['schemas']['ListingSource']
export type Location = components['schemas']['Location']
export type LoginRequest = components['schemas']['LoginRequest']
export type MediaItem = components['schemas']['MediaItem']
export type MediaRole = components['schemas']['MediaRole']
export type NullableAed = components['schemas']['NullableAed']
export type NullableImageUrl = components['schemas']['NullableImageUrl']
export type Pagination = components['schemas']['Pagination']
export type PhoneNumber = components['schemas']['PhoneNumber']
export type PlaceKind = components['schemas']['PlaceKind']
export type PlaceRef = components['schemas']['PlaceRef']
export type Policy = components['schemas']['Policy']
export type PolicyType = components['schemas']['PolicyType']
export type PropertyCard = components['schemas']['PropertyCard']
export type PropertyDetail = components['schemas']['PropertyDetail']
export type PropertyType = components['schemas']['PropertyType']
export type Purpose = components['schemas']['Purpose']
export type Role = components['schemas']['Role']
export type SearchNotes = components['schemas']['SearchNotes']
export type ServiceNeed = components['schemas']['ServiceNeed']
export type SessionToken = components['schemas']['SessionToken']
export type SignupRole = components['schemas']['SignupRole']
export type SiteStatus = components['schemas']['SiteStatus']
export type Slug = components['schemas']['Slug']
export type SocialMedia = components['schemas']['SocialMedia']
export type SortBy = components['schemas']['SortBy']
export type SpokenLanguage = components['schemas']['SpokenLanguage']
export type StoredLead = components['schemas']['StoredLead']
export type SubCategory = components['schemas']['SubCategory']
export type User = components['schemas']['User']
export type UserAccount = components['schemas']['UserAccount']
export type UserType = components['schemas']['UserType']
export type ResponseBadRequest = components['responses']['BadRequest']
export type ResponseForbidden = components['responses']['Forbidden']
export type ResponseLoginFailed = components['responses']['LoginFailed']
export type ResponseNotFound = components['responses']['NotFound']
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge']
export type ResponseTooManyRequests = components['responses']['TooManyRequests']
export type ResponseUnauthorized = components['responses']['Unauthorized']
export type ResponseUnexpected = components['responses']['Unexpected']
export type ResponseUnprocessable = components['responses']['Unprocessable']
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType']
export type ParameterId = components['parameters']['Id']
export type ParameterLanguage = components['parameters']['Language']
export type ParameterLimit = components['parameters']['Limit']
export type ParameterPage = components['parameters']['Page']
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
            /** @example Your details have been submitted successfully */
            message: string
          }
        }
      }
      401: components['responses']['Unauthorized']
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
            /** @example Your details have been updated successfully */
            message: string
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
  listContactUs: {
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
            data: components['schemas']['ContactUs'][]
          }
        }
      }
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
            /** @example Saved to your favourites. */
            message: string
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
  listProperties: {
    parameters: {
      query?: {
        /** @description Fewest bathrooms. */
        bathrooms_min?: number
        /** @description Most bedrooms. */
        bedrooms_max?: number
        /** @description Fewest bedrooms; 0 is a studio. */
        bedrooms_min?: number
        /** @description Category. */
        category?: components['schemas']['Id']
        /** @description Ready or off-plan. */
        completion?: components['schemas']['Completion']
        /** @description Eastern edge of the box. */
        east?: number
        /** @description Amenities that the home must all have. */
        features?: components['schemas']['Slug'][]
        /** @description Furnishing. */
        furnished?: components['schemas']['Furnishing']
        /** @description Rows on a page. */
        limit?: components['parameters']['Limit']
        /** @description Places; each includes the places below it, several are alternatives. */
        location?: components['schemas']['Slug'][]
        /** @description Northern edge of the box. */
        north?: number
        /** @description Page number, from 1. */
        page?: components['parameters']['Page']
        /** @description Highest price in AED (a year for rent). */
        price_max?: number
        /** @description Lowest price in AED (a year for rent). */
        price_min?: number
        /** @description For sale or for rent. */
        purpose?: components['schemas']['Purpose']
        /** @description Free text; places and kinds that it names become filters, spelling is forgiven. */
        search?: string
        /** @description Largest size in square feet. */
        size_max?: number
        /** @description Smallest size in square feet. */
        size_min?: number
        /** @description Order of the rows; relevance with a text, newest without one, where it is absent. */
        sort_by?: components['schemas']['SortBy']
        /** @description Southern edge of the box; the four edges go together. */
        south?: number
        /** @description Sub-category. */
        sub_category?: components['schemas']['Id']
        /** @description Sub-sub-category. */
        sub_sub_category?: components['schemas']['Id']
        /** @description Kinds of property, as alternatives. */
        type?: components['schemas']['PropertyType'][]
        /** @description Only listings whose advertiser was verified. */
        verified?: boolean
        /** @description Western edge of the box. */
        west?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of listings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyCard'][]
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
      /** @description Popular listings. */
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
      /** @description The listing. */
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
      /** @description Similar listings, nearest first. */
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
            /** @example View counted. */
            message: string
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
  listLikedProperties: {
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
      /** @description One page of favourites. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: components['schemas']['PropertyCard'][]
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
            /** @example Logout Successfull! */
            message: string
          }
        }
      }
      401: components['responses']['Unauthorized']
      429: components['responses']['TooManyRequests']
      default: components['responses']['Unexpected']
    }
  }
}
