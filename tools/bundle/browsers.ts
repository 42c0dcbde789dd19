/** The browsers that the builds are for; all of them support logical properties. */
export const browsers = 'chrome >= 109, firefox >= 115, safari >= 16.4';
