/** What a newcomer must know when a question is asked for the first time. */
export const LESSONS: Readonly<Record<string, string>> = {
  'opening.redraw': 'Without Sources you cannot build Towers. Fourteen new cards cost you nothing here.',
  'opening.place':
    'Begin with Sources: each is the foundation of a Tower with three floors. A Median creature needs a Minor one in its Tower, and a Major needs a Median. Everything is free now and will cost temper later. A card that cannot enter a Tower yet may wait in Limbo.',
  'opening.discard': 'You keep only six cards in hand. Cards that you discard now are gone.',
  'opportunity.decide':
    'You and your opponent take turns, one action each: build, cast, move or attack. Glowing cards can act; you can give up a glowing shield to play its card. When both of you pass, the turn ends and everything straightens.',
  'upkeep.decide': 'Some Sustained spells cost temper every turn. A spell that you do not pay for is lost.',
  'pay.choose': 'Sapped cards give their temper and cannot act again this turn.',
  'attack.gather': 'Creatures with Army attack together. Every four points that come through take a shield.',
  'batch.decide':
    'The sides fight in alternating batches. Act as often as you like, then hand over; a player who does nothing ends the combat. Save your dying units before you hand over.',
  'defend.gather': 'Defenders stop the whole attack and exchange blows with all attackers at once.',
  'guard.announce': 'The attacker has not named a target yet. Decide whose shields your units guard first.',
  'nexus.aim': 'Only units guarding the shields that you name will fight you.',
  'breach.choose':
    'Four points came through. The shield that falls is gone for good; losing your last one loses the game.',
  'distribute.assign':
    'A unit dies when its damage reaches its defence. All damage is removed at the end of the turn.',
  'tidy.choose': 'Up to six creatures and objects may wait in Limbo. You keep six cards in hand.',
  'react.decide': 'You may only respond to the action itself or to what it affected.',
};
