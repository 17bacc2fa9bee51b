// Generated from contracts/. Do not edit; run `npm run gen`.

/** Each multipart call and its fields; sizes in bytes. */
export const formFields = {
  createUpload: {
    file: { kind: 'file', maxBytes: 10485760, mediaTypes: ['image/jpeg', 'image/png', 'image/webp'] },
    purpose: { kind: 'text' },
  },
  updateProfilePicture: {
    profile_picture: {
      kind: 'file',
      maxBytes: 5242880,
      mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    },
  },
  uploadFeedFile: {
    file: { kind: 'file', maxBytes: 26214400, mediaTypes: ['text/csv', 'text/xml', 'application/xml'] },
  },
} as const
