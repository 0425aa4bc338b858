/** What a newcomer must know when a question is asked for the first time. */
export const FIRST_TIME: Readonly<Record<string, string>> = {
  'opening.redraw': 'Without Sources there are no Towers. Fourteen new cards cost nothing here.',
  'opening.place':
    'Begin with Sources: each is the foot of a Tower with three floors. A Minor creature comes before a Median, a Median before a Major. All of it is free now and costs temper later. What cannot stand yet may wait in Limbo.',
  'opening.discard': 'Only six cards stay in your hand. What you discard now is gone.',
  'opportunity.decide':
    'You and your opponent act by turns, one action each: build, cast, move or attack. Glowing cards can act; a glowing shield can be given up for the card it is. When both pass, the turn ends and everything straightens.',
  'upkeep.decide': 'Some Sustained spells want temper every turn. Whoever does not pay loses the spell.',
  'pay.choose': 'Sapped cards give their temper and cannot act any more this turn.',
  'attack.gather':
    'Creatures with Army strike together. Many points at once break a shield: every four take one.',
  'batch.decide':
    'The combat goes back and forth in batches. Act as often as you like, then hand over; whoever does nothing ends the combat. Your dying units must be saved before that.',
  'defend.gather': 'Defenders stop the whole attack and exchange blows with all attackers at once.',
  'guard.announce': 'The attack is open: only afterwards is it said whose shields it is meant for.',
  'nexus.aim': 'Only guards of the shields you name will fight you.',
  'breach.choose':
    'Four points came through. The shield that falls is gone for good; the last one loses the game.',
  'distribute.assign':
    'A unit dies when its damage reaches its defence. Damage is gone at the end of the turn.',
  'tidy.choose': 'Creatures and objects may wait in Limbo, six of them; of your hand six cards stay.',
  'react.decide': 'Answer only with what bears on the action or on what it touched.',
};
