/** An earlier date is most likely a wrong year, and brings up a question: no farm had this app then. */
export const earliestUsualDate = '2000-01-01';

/** Above this number of drippers the form asks. */
export const manyDrippers = 100;

/** Characters; as in the contract. */
export const maxNoteLength = 2000;

/** Seconds that a phone's clock may be fast before the server takes its "now" for the future. */
export const clockGrace = 900;
