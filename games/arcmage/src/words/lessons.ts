/** What a newcomer must know when a question is asked for the first time. */
export const LESSONS: Readonly<Record<string, string>> = {
  'firstCity.choose':
    'Whoever loses the last city is out of the game. A city has defence points, and powers that wake when residents are devoted to it. Point at one to read them.',
  'turn.decide':
    'Another city costs you this whole turn. In return its powers are yours, its residents may be moved as well, and you are not out when the first one falls.',
  'drawResources.decide':
    'Each turn you draw cards or lay cards face down as resources, in one of three ways. A card that was laid pays for others every turn, but will never be played.',
  'drawResources.lay':
    'Any card can become a resource of one of the factions of your deck. The loyalty marks of a card say how much of its cost its own faction has to pay.',
  'tactics.decide':
    'Residents can be marked to devote their loyalty to their city. When devotion reaches one of the numbers above the city, that power comes into force.',
  'playPhase.decide':
    'Play cards, use abilities, and move creatures between your army and your cities: one move for each city and turn. Only the army attacks.',
  'declare.city':
    'Your army attacks a city of an opponent. Attackers become marked, so that they cannot defend you until they unmark.',
  'declare.add': 'Send one attacker after the other; whoever stays at home may still intercept.',
  'intercept.assign':
    'The army and the residents of the attacked city may intercept. Several can stop the same attacker; one that nobody stops damages the city.',
  'chain.ask':
    'A card was played and waits on the stack. The last one that is put there takes effect first; you may respond with an event.',
  'freeWindow.ask': 'Between the steps of a turn everybody may play events. Mostly you will pass.',
  'pay.choose': 'Resources are marked to pay and unmark at the beginning of your next turn.',
};
