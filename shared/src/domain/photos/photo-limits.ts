/** The largest number of photos of one reading. */
export const photosOfReading = 3;

/** The longer side in pixels at most: leaves and meter displays are easy to read, and phones draw it without delay. */
export const longestSide = 1600;

/** The size of a photo in bytes at most; as in the contract. Most photos of 1600 pixels have 200,000 to 400,000. */
export const mostPhotoBytes = 1_000_000;

/** How many bytes of sent photos the device stores: about a hundred photos. Unsent ones are stored in addition and never deleted. */
export const photoBudget = 40 * 1024 * 1024;
