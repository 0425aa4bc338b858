import { describeScenarios } from '@siegeworks/scenario/testing';
import { twoDeckSiegeKit } from '@siegeworks/two-deck-siege/scene';

describeScenarios(twoDeckSiegeKit, new URL('../scenarios/', import.meta.url));
