/** Cards that stand for any card in a described position: a city, a deck, what lies face down by faction. */
export const ANY_CITY = 'Warren';
export const ANY_CARD = 'misled-orc';
export const BY_FACTION = ['majestic-griffin', 'ghoul', 'wild-warg', 'archivist', 'trebuchet'];
