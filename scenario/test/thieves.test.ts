import { describeScenarios } from './describe.ts';
import { thievesKit } from './kits/thieves.ts';

describeScenarios(thievesKit, new URL('./scenarios/', import.meta.url));
