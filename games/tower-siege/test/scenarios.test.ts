import { describeScenarios } from '@siegeworks/scenario/testing';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';

describeScenarios(towerSiegeKit, new URL('../scenarios/', import.meta.url));
