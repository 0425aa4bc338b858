import { expect, test } from 'vitest';
import type { Card, Price } from '../src/cards/card.ts';
import { cardsOf } from '../src/cards/card.ts';

/** The numbers and letters of every card as the card list prints them, written down separately from the code. */
const PRINTED_FACTS = `
Mage
  mage-weefolk: 7 Base Mines 6 Base Powerstones LP2 SL35 UI:M
  mage-human: 6 Base Mines 5 Base Powerstones LP2 SL45 UI:M
  mage-galwan: 6 Base Mines 6 Base Powerstones LP2 SL40 UI:M
  mage-gnome: 7 Base Mines 7 Base Powerstones LP2 SL30 UI:M
  mage-orc: 5 Base Mines 5 Base Powerstones LP2 SL50 UI:M
  mage-elf: 5 Base Mines 7 Base Powerstones LP2 SL40 UI:M
Tower
  tower-granite: IP2 DL50 RL50 UI:S
  tower-ivory: IP2 DL50 RL50 UI:S
  tower-obsidian: IP2 DL50 RL50 UI:S
InnateSpell
  spell-powerbolt: OT cast 3pp RR attack-based
  spell-shield: AT cast 3pp
  spell-shatter: OT cast 3pp RR attack-based
Mine
  mine: 2gp RL25
Powerstone
  powerstone: 2gp RL25
Surge
  vein-of-gold:
  power-surge:
Token
  token-fiend: LP1 SL30 UI:X Fiend
  token-zombie: LP1 SL30 UI:X Undead
Minion
  alchemist: 5gp LP1 SL25 UI:AM
  zombie: 6gp LP1 SL30 UI:X Undead
  bowman: 6gp LP1 SL30 UI:WA
  carrion-crow: 5gp LP1 SL30 UI:X
  skeleton: 4gp LP1 SL25 UI:WA Undead
  apprentice: 5gp LP1 SL20 UI:M upkeep 1pp one per Mage
  hill-giant: 7gp LP1 SL40 UI:O
  stone-mason: 5gp LP1 SL20 UI:O
  hero: 8gp LP1 SL45 UI:U one per Mage
  squire: 3gp LP1 SL20 UI:WA
  pikeman: 4gp LP1 SL25 UI:WA
  shadow-stalker: 6gp LP1 SL30 UI:W
  deep-delver: 6gp LP1 SL30 UI:W
  griffon: 7gp LP1 SL35 UI:X Mount
  war-horse: 4gp LP1 SL25 UI:X Mount
  cleric: 6gp LP1 SL25 UI:AM
  seer: 4gp LP1 SL15 UI:M
  berserker: 5gp LP1 SL30 UI:W
  troll: 8gp LP1 SL40 UI:O
  crossbowman: 6gp LP1 SL30 UI:WA
  sapper: 5gp LP1 SL25 UI:O
  sentinel: 6gp LP1 SL30 UI:WA
  bodyguard: 5gp LP1 SL30 UI:WA
  wraith: 7gp LP1 SL35 PL15 UI:X Undead
  necromancer: 7gp LP1 SL25 UI:M
  young-dragon: 12gp LP1 SL55 UI:X upkeep 2gp
  ogre: 6gp LP1 SL40 UI:O upkeep 1gp
  quartermaster: 5gp LP1 SL20 UI:WAO one per Mage
  orc-raider: 5gp LP1 SL35 UI:W
Elemental
  roklor: 9pp LP1 SL50 UI:X upkeep 2pp Elemental Earth
  ignara: 9pp LP1 SL45 UI:X upkeep 2pp Elemental Fire
  zephrin: 8pp LP1 SL40 UI:X upkeep 2pp Elemental Air
  maralune: 8pp LP1 SL45 UI:X upkeep 1pp Elemental Water
  umbrael: 9pp LP1 SL40 UI:X upkeep 2pp Elemental Shadow
Rogue
  thaylens-rogue: 7gp LP1 SL35 UI:WAO Rogue
  cutpurse: 4gp LP1 SL20 UI:O Rogue
  assassin: 8gp LP1 SL35 UI:W Rogue
  saboteur: 5gp LP1 SL25 UI:O Rogue
  smuggler: 4gp LP1 SL20 UI:O Rogue
  spy: 3gp LP1 SL15 UI:X Rogue
Fiend
  imp: 4pp LP1 SL25 UI:X Fiend
  hell-hound: 6pp LP1 SL35 UI:X upkeep 1pp Fiend
  bone-devil: 7pp LP1 SL35 UI:X upkeep 1pp Fiend
  tormentor: 8pp LP1 SL40 UI:X upkeep 2pp Fiend
  pit-lord: 12pp LP1 SL60 UI:X upkeep 3pp Fiend
Item
  wand-of-fire: 5gp RL35 IC:M other
  battle-steed: 5gp RL35 IC:O other
  metal-bracers: 5gp RL35 IC:AM body
  ring-of-spell-casting: 5gp RL35 IC:M other
  staff: 5gp RL35 IC:WM weapon
  ring-of-strength: 4gp RL30 IC:O other
  gate: 6gp RL40 IC:S structure
  boiling-oil: 5gp RL35 IC:S structure
  amulet-of-spell-casting: 7gp RL40 IC:M other
  ring-of-resistance: 4gp RL30 IC:O other
  battle-axe: 5gp RL35 IC:W weapon
  ring-of-skill: 4gp RL30 IC:O other
  sword: 5gp RL35 IC:W weapon
  shield: 5gp RL35 IC:A shield
  helm: 3gp RL30 IC:A helm
  leather-armor: 3gp RL30 IC:A body
  chain-mail: 5gp RL35 IC:A body
  plate-armor: 7gp RL40 IC:A body
  dagger: 2gp RL30 IC:WM weapon
  long-bow: 5gp RL30 IC:W weapon
  war-hammer: 6gp RL40 IC:W weapon
  spear: 4gp RL30 IC:W weapon
  wand-of-frost: 4gp RL35 IC:M other
  wand-of-lightning: 7gp RL40 IC:M other
  amulet-of-protection: 5gp RL35 IC:M other
  ring-of-defense: 4gp RL30 IC:O other
  ring-of-alchemy: 5gp RL35 IC:M other
  winged-boots: 4gp RL30 IC:O other
  cloak-of-shadows: 5gp RL35 IC:O other
  healing-potion: 3gp RL20 IC:O other
  staff-of-power: 8gp RL45 IC:WM weapon
  moat: 5gp RL40 IC:S structure
  arrow-slits: 5gp RL35 IC:S structure
  ballista: 8gp RL40 IC:S structure
  ward-stones: 5gp RL45 IC:S structure
  buttress: 4gp RL40 IC:S structure
  murder-holes: 7gp RL40 IC:S structure
Scroll
  power-blast: AT cast 1/2/3/4/5/6/7/8/9/10/12/14/16/18pp RR attack-based
  ruin: AT cast 3pp +2pp each RR attack-based
  life-surge: AT cast 8pp
  battle-truce: AT cast 5pp
  fury: AT cast 3pp RR attack-based
  fortify: AT cast 10pp
  sand-storm: OT cast 2pp +1pp each up to 3 RR attack-based
  black-plague: AT cast 9pp RR attack-based
  shelter: DL25 RL25 UI:X AT cast 5/9pp
  anti-magic: AT cast 2/3/4/5/6/8pp
  fire-and-brimstone: OT cast 15pp RR attack-based
  waste: OT cast 3/5/7/9pp RR attack-based
  bind: AT cast 5pp RR attack-based
  dispel: AT cast 4pp
  blessing: OT cast 5pp
  curse: OT cast 6pp RR attack-based
  entangle: AT cast 2pp +2pp each up to 3 RR attack-based
  stone-skin: AT cast 4pp
  fog-of-war: AT cast 5pp
  lightning-storm: OT cast 4pp +2pp each up to 4 RR attack-based
  meteor: OT cast 9pp RR attack-based
  resurrection: OT cast 8pp
  turncoat: OT cast 9pp RR attack-based
  scrying: OT cast 2pp
  haste: OT cast 4pp
  earthquake: OT cast 10pp RR attack-based
  drain-power: AT cast 4pp attack-based
  cave-in: AT cast 4pp attack-based
Spell
  raze: 5gp OT cast 4pp RR attack-based
  mystic-bolt: 7gp OT cast 5pp RR attack-based
  mend: 6gp AT cast 6pp
  bolster: 4gp AT cast 2pp
  weaken: 4gp OT cast 3pp RR attack-based
  recall: 3gp AT cast 3pp
  banish: 6gp OT cast 4pp RR attack-based
Relic
  dremours-cauldron: 3gp 3pp IP1 RL40 at B
  obelisk: 8gp 8pp IP1 RL55 at B
  tower-shield: 5gp 6pp IP2 DL45 RL50 UI:S at B
  midas-shrine: 8gp 8pp IP1 RL55 at B
  trebuchet: 6gp 4pp IP1 RL45 at B
  crown-of-command: 4gp 5pp IP1 RL45 at C
  orb-of-seeing: 3gp 4pp IP1 RL45 at S
  phoenix-urn: 4gp 5pp IP1 RL45 at B
`;

const price = (p: Price) => [p.gp && `${p.gp}gp`, p.pp && `${p.pp}pp`].filter(Boolean).join(' ');
function casting(c: Card): string | false {
  if (c.levels) return `cast ${c.levels.map(level => level.pp).join('/')}pp`;
  const { perTarget: each } = c;
  if (each) return `cast ${each.first}pp +${each.next}pp each${each.max ? ` up to ${each.max}` : ''}`;
  return c.cast !== undefined && `cast ${c.cast}pp`;
}
const built = (c: Card) => c.type === 'Tower' || c.ui === 'S' || c.id === 'shelter';

function factsOf(c: Card): string {
  const facts = [
    price(c),
    c.baseMines && `${c.baseMines} Base Mines`,
    c.basePowerstones && `${c.basePowerstones} Base Powerstones`,
    c.isCreature && `LP${c.lp} SL${c.sl}`,
    c.pl && `PL${c.pl}`,
    c.ip && `IP${c.ip}`,
    c.dl && `DL${c.dl}`,
    c.rl && `RL${c.rl}`,
    (c.isCreature || built(c)) && `UI:${c.ui}`,
    c.ic && `IC:${c.ic}`,
    c.slot,
    c.location && `at ${c.location}`,
    c.st,
    casting(c),
    c.rr && 'RR',
    c.attackBased && 'attack-based',
    c.upkeep && `upkeep ${price(c.upkeep)}`,
    c.unique && 'one per Mage',
    c.subtypes.join(' '),
  ];
  return facts.filter(Boolean).join(' ');
}

/** `Minion` begins a type; `  skeleton: 4gp …` is a card of it. */
const expected: [string, Record<string, string>][] = PRINTED_FACTS.trim()
  .split(/\n(?=\S)/)
  .map(block => {
    const [type, ...lines] = block.split('\n');
    return [
      type,
      Object.fromEntries(
        lines.map(line => [line.slice(2, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      ),
    ];
  });

/** Cards without a number of their own. */
const BARE = ['BaseMine', 'BasePowerstone', 'InnateAbility', 'Support'];

test('every type of card that prints numbers is in the list', () => {
  const types = new Set(Object.values(cardsOf({})).map(c => c.type));
  expect([...types].filter(type => !BARE.includes(type)).sort()).toEqual(
    expected.map(([type]) => type).sort(),
  );
});
test.each(expected)('every %s prints what the card list says', (type, cards) => {
  const own = Object.values(cardsOf({})).filter(c => c.type === type);
  expect(Object.fromEntries(own.map(c => [c.id, factsOf(c)]))).toEqual(cards);
});
