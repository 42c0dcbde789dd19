/** Photos that one reading holds at most. */
export const photosOfReading = 3;

/** Pixels of the longer side at most. Leaves and meter displays are read well at it, and phones draw it without delay. */
export const longestSide = 1600;

/** Bytes of a photo at most; as in the contract. Of 1600 pixels most have 200,000 to 400,000. */
export const mostPhotoBytes = 1_000_000;

/** Bytes of photos that the device keeps of those that the server has: about a hundred. What is not sent comes on top and is never thrown away. */
export const photoBudget = 40 * 1024 * 1024;
