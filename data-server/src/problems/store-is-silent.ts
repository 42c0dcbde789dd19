/** The code of an error that the caller gets as a 503: photos are in a place that does not answer. */
export const storeIsSilent = 'PHOTO_STORE';
