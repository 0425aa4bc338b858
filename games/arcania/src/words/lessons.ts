/** What a newcomer must know when a question first comes up. */
export const LESSONS: Readonly<Record<string, string>> = {
  'open.decide':
    'A turn runs through its phases in order: Lands, Buildings, Units, Attack; phases in which you can do nothing are skipped. There is no money: the small pictures under a card are the Buildings it needs, and each Building can be used once per turn. You may place one Building on each Land per turn.',
  'announce.aim':
    'You can choose anything that glows. Your opponents may respond before the card takes effect.',
  'runStack.respond':
    'A card has been played but has not taken effect yet. You may respond with an interrupt; the last card played takes effect first.',
  'window.act':
    'Before blows are struck, both sides may add bonuses: an Armoury gives +1 Defence Strength, a Weapon Smith +1 Attack Strength. Some cards can interrupt.',
  'wave.declare':
    'All of a turn’s attackers attack together. A force that attacks cannot defend you until your next turn.',
  'defence.assign':
    'Any defender, however weak, keeps one attacker away from your Castle. Several may block the same attacker: their Defence Strengths add up.',
  'battle.victim': 'The attacker is a match for all the defenders together and strikes one of them.',
  'battle.capture': 'An empty Dungeon holds one attacker until you release it.',
  'end.discard': 'You cannot keep more than ten cards at the end of your turn.',
};
