/** What a newcomer must know when a question is asked for the first time. */
export const LESSONS: Readonly<Record<string, string>> = {
  'open.decide':
    'A turn goes through its phases in order: Lands, Buildings, Units, Attack; one in which you can do nothing is passed over. There is no money: the small pictures under a card are the Buildings it needs, and each serves once a turn. Each turn one Building may be placed on each Land.',
  'announce.aim': 'What glows can be chosen. Your opponents may answer the card before it takes effect.',
  'runStack.respond':
    'A card was played and has not taken effect yet. You may answer it with an interrupt; the last card played takes effect first.',
  'window.act':
    'Before blows are struck both sides may add something: an Armoury gives +1 Defence Strength, a Weapon Smith +1 Attack Strength, and some cards interrupt.',
  'wave.declare':
    'All attackers of a turn go together. A force that attacks cannot defend you until your next turn.',
  'defence.assign':
    'Any defender, however weak, keeps one attacker away from your Castle. Several may block the same attacker: their Defence Strengths add up.',
  'battle.victim': 'The attacker is strong enough for all defenders together and strikes one of them.',
  'battle.capture': 'An empty Dungeon holds one attacker until you release it.',
  'end.discard': 'Nobody keeps more than ten cards at the end of a turn.',
};
