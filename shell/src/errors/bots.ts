// Telegram, Slack, Discord, LinkedIn and Pinterest fetch previews as bots. Their names alone must not match, because their in-app browsers
// have them too, with people in front of them.
const bots =
  /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|quora link preview|whatsapp|skypeuripreview|vkshare|lighthouse/i;

/** Whether the request comes from a search engine or a link preview: they get no error page (specification, section 2). */
export const isBot = (userAgent: string): boolean => bots.test(userAgent);
