import { expect, test } from 'vitest';
import { decodedText } from './decoded-text.ts';

/** Returns the bytes of a text in a code page with one byte for each character. */
function encoded(text: string, codePage: string): Uint8Array {
  const page = new TextDecoder(codePage).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (sign) => page.indexOf(sign));
}

test.each([
  ['windows-1252', 'Date;Parcelle;EC d’apport;Quantité drainée (m³)'],
  ['windows-1252', 'date;plot;drained (m³)'],
  ['windows-1252', 'Variété;Cœur de bœuf;25 °C;2 €'],
  ['windows-1252', 'RELEVÉS DE L’ÉTÉ;SERRE NOËL'],
  ['windows-1252', 'IRRIGAÇÃO;CRÉÉE;25 ºC'],
  ['windows-1252', '¿Qué parcela?;Conducción;Año'],
  ['windows-1252', 'Data;Solução de entrada;Condução;% de drenagem'],
  ['windows-1250', 'Kwatera;EC pożywki;pH pożywki;EC przelewu'],
  ['windows-1250', 'Data;Średnia wartość;Zużyta woda (m3)'],
  ['windows-1250', 'CZĘŚĆ PÓŁNOCNA;2,1'],
  ['windows-1250', 'Kwatera Południe;małe rośliny;25 °C'],
  ['windows-1256', 'القطعة;الموصلية الكهربائية;ماء الصرف'],
  ['windows-1256', 'القطعة;التاريخ;الساعة;EC المحلول المغذي;pH المحلول المغذي;EC ماء الصرف;نسبة ماء الصرف'],
  ['windows-1256', 'EC;ماء'],
  ['windows-1256', 'القطّار;Serre Noël;الموسم;Qualité'],
])('A text in %s is read by the letters of our languages: %s', (codePage, text) => {
  expect(decodedText(encoded(text, codePage))).toBe(text);
});
