/** What a newcomer must know when a question is asked for the first time. */
export const LESSONS: Readonly<Record<string, string>> = {
  'defenderTurn.draw':
    'You may draw two cards a round. Whoever has more than six afterwards discards down to six.',
  'defenderTurn.play':
    'You may play three cards a round. An order does what it says; any card at all can instead be spent as a generic order: two defenders of one place attack, or move together. The forecast shows what the enemy will do if you end your turn now.',
  'moving.unit':
    'Press a defender, then a place. Every wall card needs somebody before an enemy stands in front of it: an empty wall lets enemies in.',
  'moving.place': 'Two defenders stand on each wall card and tower; the courtyard holds any number.',
  'acting.unit':
    'Choose who acts. Each acts once and tires by one. Swords must be greater than shields: then it is exactly one wound.',
  'acting.action':
    'What it reaches is outlined. A skull marks who would be killed, a drop who would only be wounded.',
  'generic.what':
    'Attack: up to two defenders of one place act. Move: up to two of one place go somewhere together.',
  'generic.name': 'Both must stand on the same wall card or tower; from the courtyard goes one alone.',
  'order.side': 'The order holds for one side of the castle: its wall cards and the towers at its two ends.',
  'handle.wall': 'The rules leave open where this enemy appears: put it where you are strong.',
  'attacks.target': 'The rules leave open who is hit: choose somebody with enough shields or hearts.',
  'attacks.wall': 'From the courtyard any wall can be battered: choose the one that can bear it.',
  'standDown.rest': 'Each removes up to two tired tokens, wherever it stands.',
};
