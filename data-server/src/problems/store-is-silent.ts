/** The code of an error for which the caller gets a 503: the storage of photos does not answer. */
export const storeIsSilent = 'PHOTO_STORE';
