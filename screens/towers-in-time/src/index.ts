import { icons } from 'virtual:icons/towers-in-time';
import type { Screen } from '@siegeworks/screen-table';
import { ART } from './art.ts';
import { TowersBoard } from './board.tsx';

export const screen: Screen = { Board: TowersBoard, art: ART, icons };
