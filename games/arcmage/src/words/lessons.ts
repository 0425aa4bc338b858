/** What a newcomer needs to know the first time a question is asked. */
export const LESSONS: Readonly<Record<string, string>> = {
  'firstCity.choose':
    'If you lose your last city, you are out of the game. A city has defence points, and powers that awaken when residents are devoted to it. Point at one to read them.',
  'turn.decide':
    'Another city costs you this whole turn. In return you get its powers, can move its residents as well, and are not out of the game when your first city falls.',
  'drawResources.decide':
    'Each turn you draw cards or lay cards face down as resources, in one of three ways. A card laid as a resource helps to pay for others every turn, but can no longer be played.',
  'drawResources.lay':
    "Any card can become a resource of any faction in your deck. A card's loyalty marks show how much of its cost must be paid with its own faction.",
  'tactics.decide':
    'Residents can be marked to devote their loyalty to their city. When devotion reaches one of the numbers above the city, that power comes into force.',
  'playPhase.decide':
    'Play cards, use abilities, and move creatures between your army and your cities: one move per city per turn. Only the army can attack.',
  'declare.city':
    'Your army attacks a city of an opponent. Attackers become marked, so they cannot defend you until they unmark.',
  'declare.add': 'Choose the attackers one by one; creatures that stay at home can still intercept.',
  'intercept.assign':
    'Your army and the residents of the attacked city may intercept. Several can stop the same attacker; an attacker that nobody stops damages the city.',
  'chain.ask':
    'A card has been played and is waiting on the stack. The last one put there takes effect first; you may respond with an event.',
  'freeWindow.ask': 'Between the steps of a turn everyone may play events. Usually you will pass.',
  'pay.choose': 'You pay by marking resources. They unmark at the beginning of your next turn.',
};
