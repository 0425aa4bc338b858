/** Every card with something special about it writes itself into the book of cards. */
import './buildings.ts';
import './units.ts';
import './beasts.ts';
import './specials.ts';
import './artifacts.ts';
import './spells.ts';
import './thieving-ops.ts';
