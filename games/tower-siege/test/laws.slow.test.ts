import { describeDecks, describeLaws } from '@siegeworks/scenario/testing';
import { towerSiege } from '@siegeworks/tower-siege';
import { anyMatch } from './play.ts';

describeLaws(towerSiege, { match: anyMatch, games: 8, every: 5 });
describeDecks(towerSiege, { every: 8 });
