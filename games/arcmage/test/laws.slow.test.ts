import { arcmage } from '@siegeworks/arcmage';
import { describeDecks, describeLaws } from '@siegeworks/scenario/testing';
import { anyMatch } from './play.ts';

describeLaws(arcmage, { match: anyMatch, games: [4, 5, 6, 7, 8, 9], every: 7 });
describeDecks(arcmage, { every: 8 });
