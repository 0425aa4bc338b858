import { describeDecks, describeLaws } from '@siegeworks/scenario/testing';
import { towerSiege } from '@siegeworks/tower-siege';
import { anyMatch } from './play.ts';

describeLaws(towerSiege, { match: anyMatch, games: [0, 3, 4, 5, 6, 7], every: 9 });
describeDecks(towerSiege, { every: 11 });
