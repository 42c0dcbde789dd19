/** Sixty more farms, so that the list of farms has several pages: name, place, zone. */
const places = [
  ['Agadir', 'Maroc', 'Africa/Casablanca'],
  ['Taroudant', 'Maroc', 'Africa/Casablanca'],
  ['Biougra', 'Maroc', 'Africa/Casablanca'],
  ['Belfaa', 'Maroc', 'Africa/Casablanca'],
  ['Larache', 'Maroc', 'Africa/Casablanca'],
  ['Moulay Bousselham', 'Maroc', 'Africa/Casablanca'],
  ['Dakhla', 'Maroc', 'Africa/Casablanca'],
  ['Almería', 'España', 'Europe/Madrid'],
  ['El Ejido', 'España', 'Europe/Madrid'],
  ['Huelva', 'España', 'Europe/Madrid'],
  ['Lepe', 'España', 'Europe/Madrid'],
  ['Odemira', 'Portugal', 'Europe/Lisbon'],
  ['Almeirim', 'Portugal', 'Europe/Lisbon'],
  ['Plougastel', 'France', 'Europe/Paris'],
  ['Carquefou', 'France', 'Europe/Paris'],
  ['Châteaurenard', 'France', 'Europe/Paris'],
  ['Marmande', 'France', 'Europe/Paris'],
  ['Kalisz', 'Polska', 'Europe/Warsaw'],
  ['Czerwionka', 'Polska', 'Europe/Warsaw'],
  ['Spalding', 'England', 'Europe/London'],
] as const;

// Named so that the demo's main farm comes first in the alphabet.
const kinds = {
  Maroc: ['Plaine', 'Serres', 'Vergers'],
  España: ['Semilleros', 'Tierras', 'Vega'],
  Portugal: ['Quinta', 'Vale', 'Várzea'],
  France: ['Potager', 'Serres', 'Vergers'],
  Polska: ['Sady', 'Szklarnie', 'Tunele'],
  England: ['Nurseries', 'Growers', 'Glasshouses'],
} as const;

export const smallFarms = places.flatMap(([town, country, timeZone]) =>
  kinds[country].map((kind) => ({
    name: country === 'England' ? `${town} ${kind}` : `${kind} ${town}`,
    place: `${town}, ${country}`,
    timeZone,
  })),
);
