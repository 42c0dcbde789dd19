/** The code of an error that the caller gets as a 503: a bucket that does not answer. */
export const storeIsSilent = 'PHOTO_STORE';
