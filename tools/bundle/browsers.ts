/** What the builds are for; all of it knows logical properties. */
export const browsers = 'chrome >= 109, firefox >= 115, safari >= 16.4';
