const bots =
  /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|quora link preview|whatsapp|telegram|skypeuripreview|slack|discord|linkedin|pinterest|vkshare|lighthouse/i;

/** Whether a search engine or a link preview asks: they get no error page (specification, section 2). */
export const isBot = (userAgent: string): boolean => bots.test(userAgent);
