import type { Summary } from '@siegeworks/contract';

/** The game on one screen. */
export const SUMMARY: Summary = {
  phases: [
    { id: 'draw', name: 'Draw', text: '1 card, 2 with an empty hand, 7 on your first turn.', rule: 'AK-034' },
    { id: 'land', name: 'Lands', text: 'Lay as many as you hold, up to 4 in play.', rule: 'AK-050' },
    { id: 'building', name: 'Buildings', text: 'One on each Land, free of cost.', rule: 'AK-060' },
    {
      id: 'units',
      name: 'Units',
      text: 'Place forces; each uses the Buildings that it needs.',
      rule: 'AK-100',
    },
    { id: 'attack', name: 'Attack', text: 'Once a turn, with as many forces as you like.', rule: 'AK-140' },
    { id: 'end', name: 'End', text: 'Keep at most 10 cards.', rule: 'AK-038' },
  ],
  beats: [
    { text: 'Attack Strength equal to or above Defence Strength: Attack Damage is dealt.', rule: 'AK-160' },
    { text: 'Both sides of a battle compare and strike.', rule: 'AK-162' },
    { text: 'One blocker, however weak, keeps one attacker from the Castle.', rule: 'AK-156' },
    { text: 'Several blockers add up their Strengths.', rule: 'AK-163' },
    { text: 'An attacker without a blocker damages the Castle.', rule: 'AK-168' },
    { text: 'Whoever attacked cannot block before its next turn.', rule: 'AK-142' },
    { text: 'The last interrupt takes effect first.', rule: 'AK-123' },
  ],
  signs: [
    { sign: 'AS', text: 'Attack Strength: must reach their DS.', rule: 'AK-160' },
    { sign: 'DS', text: 'Defence Strength: what their AS must reach.', rule: 'AK-160' },
    { sign: 'AD', text: 'Attack Damage: what a hit takes.', rule: 'AK-162' },
    { sign: 'LD', text: 'Life Damage: a force with so much Damage dies.', rule: 'AK-180' },
    { sign: 'castle', text: 'A Castle falls at 20 Damage, 2 more for each Spiked Wall.', rule: 'AK-181' },
    { sign: 'used', text: 'A Building that has served; it is ready again next turn.', rule: 'AK-065' },
  ],
};
