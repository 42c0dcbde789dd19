// Telegram, Slack, Discord, LinkedIn and Pinterest preview as bots; their own names alone are those of the browsers in their apps, with people before them.
const bots =
  /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|quora link preview|whatsapp|skypeuripreview|vkshare|lighthouse/i;

/** Whether a search engine or a link preview asks: they get no error page (specification, section 2). */
export const isBot = (userAgent: string): boolean => bots.test(userAgent);
