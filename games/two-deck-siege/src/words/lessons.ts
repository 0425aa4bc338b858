/** What a newcomer must know when a question is asked for the first time. */
export const LESSONS: Readonly<Record<string, string>> = {
  'defenderTurn.draw':
    'You may draw up to two cards each round. If you then hold more than six, discard down to six.',
  'defenderTurn.play':
    'You may play up to three cards each round. An order does what it says, but any card can be spent as a generic order instead: up to two defenders in one place attack, or move together. The forecast shows what the enemy will do if you end your turn now.',
  'moving.unit':
    'Press a defender, then a place. Put a defender on every wall card before an enemy reaches it: an empty wall lets enemies in.',
  'moving.place': 'Each wall card and each tower holds two defenders; the courtyard holds any number.',
  'acting.unit':
    'Choose who acts. Each defender acts once and takes one tired token. If swords are greater than shields, the attack deals exactly one wound.',
  'acting.action':
    'Everything it can reach is outlined. A skull marks an enemy that would be killed, a drop one that would only be wounded.',
  'generic.what':
    'Attack: up to two defenders in one place act. Move: up to two defenders in one place move to another place together.',
  'generic.name': 'Both must stand on the same wall card or tower; from the courtyard you can name only one.',
  'order.side': 'The order applies to one side of the castle: its wall cards and the towers at its two ends.',
  'handle.wall': 'The rules let you choose where this enemy appears: put it where you are strong.',
  'attacks.target': 'The rules let you choose who is hit: pick a defender with enough shields or hearts.',
  'attacks.wall': 'From the courtyard an enemy can batter any wall: choose one that can take the damage.',
  'standDown.rest': 'Each defender you choose removes up to two tired tokens, wherever it stands.',
};
