import { expect, test } from 'vitest';
import { isBot } from './bots.ts';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
])('%s is a search engine or a preview', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

const phone = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile';

test.each([
  `${phone} Safari/537.36 Telegram-Android/11.4.2 (Samsung SM-A155F; Android 14; SDK 34; AVERAGE)`,
  `${phone} Safari/537.36 [LinkedInApp]`,
  `${phone} Safari/537.36 [Pinterest/Android]`,
  `${phone} Safari/537.36`,
])('%s is used by a person, who sees the failure', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});
