/** Key of session storage for enquiries that wait for the connection. */
export const outboxKey = 'enquiryOutbox'
