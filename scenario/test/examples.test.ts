import { describeScenarios } from '@siegeworks/scenario/testing';
import { nimKit } from './kits/nim.ts';
import { thievesKit } from './kits/thieves.ts';

describeScenarios(thievesKit, new URL('./scenarios/thieves/', import.meta.url));
describeScenarios(nimKit, new URL('./scenarios/nim/', import.meta.url));
