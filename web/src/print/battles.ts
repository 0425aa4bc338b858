import type { Point } from '../learn/lesson.ts';

/** A fight worked out with the numbers of real cards. */
export interface Battle {
  /** Who fights whom: ids of cards. */
  attackers: readonly string[];
  defenders: readonly string[];
  points: readonly Point[];
  /** The scenario in which the rules play it. */
  proof: string;
}

/** One for each game, at the foot of its rules on one page. */
export const BATTLES: Readonly<Record<string, Battle>> = {
  'tower-siege': {
    attackers: ['ogre'],
    defenders: ['war-horse'],
    points: [
      [
        'An Ogre, Skill Level 40, attacks in melee; a War Horse, Skill Level 25, defends. The Ogre rolls **41**, a miss; the War Horse rolls **25**, a success.',
        'TS-017',
        'TS-197',
      ],
      [
        'So the War Horse may riposte. It rolls **03**, a hit; the Ogre rolls **98** and fails to defend: 1 damage. It had one Life Point and dies.',
        'TS-203',
        'TS-204',
        'TS-209',
      ],
    ],
    proof: 'A riposte that hits',
  },
  arcania: {
    attackers: ['griffon'],
    defenders: ['skeleton', 'skeleton'],
    points: [
      [
        'A Griffon attacks, and two Skeletons defend together. Its Attack Strength of **5 is less than 3 + 3**, their Defence Strengths: they take nothing.',
        'AK-163',
      ],
      [
        'They strike back: **2 + 2 is as much as its 4**, so it takes 1 + 1 Damage. It lives, as its Life Damage is 4, but keeps the Damage.',
        'AK-165',
        'AK-166',
        'AK-170',
      ],
    ],
    proof: 'A Griffon is stopped by two Skeletons and hurt by both',
  },
  'two-deck-siege': {
    attackers: ['man-at-arms'],
    defenders: ['ogre', 'dragon'],
    points: [
      [
        'A Man-at-arms strikes at an Ogre: **3 swords against 2 shields**, one wound. The Ogre has 2 hearts and stands. Against a Dragon, **3 against 3**, the same blow is a miss.',
        'TD-063',
        'TD-064',
        'TD-065',
      ],
      [
        'Either blow adds a tired token. With the fourth the Man-at-arms, whose stamina is 3, is down to 2 swords.',
        'TD-073',
        'TD-076',
      ],
    ],
    proof: "After a defender's attack is resolved it takes one tired token, hit or miss",
  },
  'towers-in-time': {
    attackers: ['dwarf-riflemen'],
    defenders: ['median-mjorn-water-elemental'],
    points: [
      [
        'Dwarf Riflemen, 3/2, attack out of a full Tower on a Mountain: +1/+1. A Median Mjorn Water Elemental, 3/4, defends. **4 damage against its 4, 3 against their 3:** both are dying.',
        'TT-161',
        'TT-188',
        'TT-192',
        'TT-142',
      ],
      [
        'If a Panther makes the Riflemen *Quick*, they strike first, and whoever is dying does not strike back.',
        'TT-193',
        'TT-194',
      ],
    ],
    proof: 'The Quick example - Dwarf Riflemen against a Water Elemental',
  },
  arcmage: {
    attackers: ['majestic-griffin'],
    defenders: ['elvish-archer', 'elvish-archer'],
    points: [
      [
        'A Majestic Griffin, attack 4 and defence 4, attacks a city; two Elvish Archers, 1 and 2, intercept it. Its player divides **4 as 2 + 2**: both Archers die.',
        'AM-373',
        'AM-379',
        'AM-382',
      ],
      [
        'They have struck at the same time: the Griffin has **1 + 1 damage**, lives and is healed at the end of the turn. The city is not damaged.',
        'AM-381',
        'AM-410',
        'AM-384',
      ],
    ],
    proof: 'The attacking player divides the strength among several defenders',
  },
};
